#if os(macOS) || os(Linux)
import DiffableSnapshots

/// A video of the library.
struct Video: Identifiable, Equatable, Sendable {
  /// The title.
  let id: String
  var maker: String
  var minutes: Int
  var views: Int
  var year: Int
}

/// A book of the library.
struct Book: Identifiable, Equatable, Sendable {
  /// The title.
  let id: String
  var author: String
  var pages: Int
  var year: Int
}

/// A video or a book, such as a result of a search.
enum Medium: Identifiable, Equatable, Sendable {
  case video(Video)
  case book(Book)

  enum ID: Hashable, Sendable {
    case video(String)
    case book(String)
  }

  /// The kind and the title, because a video and a book may have the same title.
  var id: ID {
    switch self {
    case .video(let video): .video(video.id)
    case .book(let book): .book(book.id)
    }
  }

  var title: String {
    switch self {
    case .video(let video): video.id
    case .book(let book): book.id
    }
  }

  /// The person who made the video or wrote the book.
  var maker: String {
    switch self {
    case .video(let video): video.maker
    case .book(let book): book.author
    }
  }
}

/// A shelf of the front page, which scrolls sideways.
struct Shelf: Hashable, Sendable {
  let number: Int
  let name: String
}

/// A video or a book on a shelf.
///
/// The same video or book may be on several shelves, so the identity includes the shelf.
struct ShelfItem: Identifiable, Equatable, Sendable {
  struct ID: Hashable, Sendable {
    let shelf: Int
    let medium: Medium.ID
  }

  let shelf: Shelf
  let medium: Medium

  var id: ID { ID(shelf: shelf.number, medium: medium.id) }
}

/// A cursor for the pager of the front page: a page of shelves, or a page of the items of one shelf.
enum ShelfCursor: Hashable, Sendable {
  case shelves(page: Int)
  case items(Shelf, page: Int)
}
#endif
