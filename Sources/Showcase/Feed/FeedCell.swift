#if os(macOS) || os(Linux)
import DiffableSources

/// A cell of a ``FeedList``.
class FeedCell {
  /// The visible text.
  var text = ""

  /// The name of the item in change reports.
  var name = ""

  /// The name of the row that all cells of the section share, or `nil` if the cell has its own row.
  var row: String?

  /// The title before the cells of the shared row, or `nil` if the row has none.
  var rowTitle: String?

  /// The second line of the cell, or `nil` if the cell has one line.
  var details: String?

  /// A number that is unique in the list.
  var number = 0

  required init() {}
}

final class PostCell: FeedCell, ContentConfigurable {
  func configure(with post: Post) {
    text = "\(post.author): \(post.text)  ♥ \(post.likes)"
    name = "\(post.author): \(post.text)"
  }
}

final class EventCell: FeedCell, ContentConfigurable {
  func configure(with event: Event) {
    text = "◆ \(event.time)  \(event.text)"
    name = event.text
  }
}

final class PhotoCell: FeedCell, ContentConfigurable {
  func configure(with photo: Photo) {
    text = photo.title
    name = photo.title
    row = "photos of \(photo.place)"
  }
}

/// A cell with a message about the feed.
final class NoticeCell: FeedCell, ContentConfigurable {
  func configure(with notice: ModelItem<FeedNotice>) {
    text = notice.text
    name = notice.name
  }
}

extension ReusableCell {
  /// Creates the cell of an item.
  ///
  /// The kind of the item determines the class of the cell.
  init(_ item: ModelItem<FeedItem>) {
    switch item.model {
    case .post(let post): self.init(PostCell.self, showing: post)
    case .event(let event): self.init(EventCell.self, showing: event)
    case .photo(let photo): self.init(PhotoCell.self, showing: photo)
    }
  }
}
#endif
