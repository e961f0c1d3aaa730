import DiffableSources

/// A cell with the title of a video.
final class SmallVideoCell: FeedCell, ContentConfigurable {
  func configure(with video: Identified<Video>) { show("▶ \(video.id)", name: video.id) }
}

/// A cell with two lines about a video.
final class LargeVideoCell: FeedCell, ContentConfigurable {
  func configure(with video: Identified<Video>) {
    show("▶ \(video.id.uppercased())", name: video.id)
    details = "\(video.minutes) min by \(video.maker), \(video.year), seen \(video.views) times"
  }
}

/// A cell with the title of a book.
final class SmallBookCell: FeedCell, ContentConfigurable {
  func configure(with book: Identified<Book>) { show("≡ \(book.id)", name: book.id) }
}

/// A cell with two lines about a book.
final class LargeBookCell: FeedCell, ContentConfigurable {
  func configure(with book: Identified<Book>) {
    show("≡ \(book.id.uppercased())", name: book.id)
    details = "\(book.pages) pages by \(book.author), \(book.year)"
  }
}

/// A cell of a shelf, in one row with the other cells of the shelf.
final class ShelfCell: FeedCell, ContentConfigurable {
  func configure(with item: Identified<ShelfItem>) {
    let medium = item.medium
    let symbol = if case .video = medium { "▶" } else { "≡" }
    show("\(symbol) \(medium.title)", name: medium.title)
    row = item.shelf.name
    rowTitle = item.shelf.name
  }
}

extension FeedCell {
  fileprivate func show(_ text: String, name: String) { (self.text, self.name) = (text, name) }
}

/// The look of the cells.
enum CellSize: String, Sendable {
  case small, large
}

extension ReusableCell {
  /// Creates the cell of a result.
  ///
  /// The kind of the result and the size determine the class of the cell.
  init(_ result: Identified<Medium>, _ size: CellSize) {
    switch (result.model, size) {
    case (.video(let video), .small): self.init(SmallVideoCell.self, showing: Identified(video))
    case (.video(let video), .large): self.init(LargeVideoCell.self, showing: Identified(video))
    case (.book(let book), .small): self.init(SmallBookCell.self, showing: Identified(book))
    case (.book(let book), .large): self.init(LargeBookCell.self, showing: Identified(book))
    }
  }
}
