import DiffableSources

/// What a ``FeedList`` shows for an item.
class FeedCell {
  var text = ""

  /// What the item is called where its changes are reported.
  var name = ""

  /// What the row is called that the cell shares with others of its section; nil if it has its own.
  var row: String?

  /// Tells the cell from others of its list.
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

/// Says something about the feed.
final class NoticeCell: FeedCell, ContentConfigurable {
  func configure(with notice: Identified<FeedNotice>) {
    text = notice.text
    name = "notice"
  }
}

extension ReusableCell {
  /// The cell of an item, of the class that its kind has.
  init(_ item: Identified<FeedItem>) {
    switch item.model {
    case .post(let post): self.init(PostCell.self, showing: post)
    case .event(let event): self.init(EventCell.self, showing: event)
    case .photo(let photo): self.init(PhotoCell.self, showing: photo)
    }
  }
}
