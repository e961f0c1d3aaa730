import DiffableSnapshots

/// What a feed consists of: three kinds of content from one server.
enum FeedItem: Equatable, Sendable {
  case post(Post)
  case event(Event)
  case photo(Photo)
}

/// What somebody has to say.
struct Post: Equatable, Sendable {
  let number: Int
  var author: String
  var text: String

  /// How many like it: of a post this changes all the time.
  var likes: Int
}

/// Something that takes place.
struct Event: Equatable, Sendable {
  let number: Int
  var time: String
  var text: String
}

/// A picture in a strip of pictures.
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

  /// What makes an item the same, whatever it says now.
  var id: ID {
    switch self {
    case .post(let post): .story(post.number)
    case .event(let event): .story(event.number)
    case .photo(let photo): .photo(strip: photo.strip, photo.number)
    }
  }
}

/// A part of the feed: stories one below the other, or photos side by side.
enum FeedSection: Hashable, Sendable {
  case stories(page: Int)
  case strip(Int)
}

/// What the server needs to find a page.
enum FeedCursor: Hashable, Sendable {
  case stories(page: Int)
  case strip(Int, page: Int)
}
