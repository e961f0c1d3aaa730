#if os(macOS) || os(Linux)
import DiffableSnapshots

/// An item of the feed.
///
/// The server delivers three kinds of content.
enum FeedItem: Equatable, Sendable {
  case post(Post)
  case event(Event)
  case photo(Photo)
}

/// A text by a user.
struct Post: Equatable, Sendable {
  let number: Int
  var author: String
  var text: String

  /// The number of likes, which changes often.
  var likes: Int
}

/// An event with a time and a title.
struct Event: Equatable, Sendable {
  let number: Int
  var time: String
  var text: String
}

/// A photo in a strip of photos.
struct Photo: Equatable, Sendable {
  let strip: Int
  let number: Int
  var place: String
  var title: String
}

extension FeedItem: Identifiable {
  enum ID: Hashable, Sendable {
    case story(Int)
    case photo(strip: Int, Int)
  }

  /// The identity of the item, which does not depend on its content.
  var id: ID {
    switch self {
    case .post(let post): .story(post.number)
    case .event(let event): .story(event.number)
    case .photo(let photo): .photo(strip: photo.strip, photo.number)
    }
  }
}

/// A section of the feed: stories (posts and events) in rows, or photos side by side in one row.
enum FeedSection: Hashable, Sendable {
  case stories(page: Int)
  case strip(Int)
}

/// The position of a page in the feed.
enum FeedCursor: Hashable, Sendable {
  case stories(page: Int)
  case strip(Int, page: Int)
}
#endif
