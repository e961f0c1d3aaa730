#if os(macOS) || os(Linux)
import DiffableSources

/// A title that the cells show: a video or a book.
protocol LibraryTitle: Identifiable, Equatable, Sendable where ID == String {
  static var symbol: String { get }
  var details: String { get }
}

extension Video: LibraryTitle {
  static let symbol = "▶"
  var details: String { "\(minutes) min by \(maker), \(year), seen \(views) times" }
}

extension Book: LibraryTitle {
  static let symbol = "≡"
  var details: String { "\(pages) pages by \(author), \(year)" }
}

/// A cell with the title of a video or a book.
final class SmallCell<Title: LibraryTitle>: FeedCell, ContentConfigurable {
  func configure(with title: ModelItem<Title>) {
    show("\(Title.symbol) \(title.id)", name: title.id)
  }
}

/// A cell with two lines about a video or a book.
final class LargeCell<Title: LibraryTitle>: FeedCell, ContentConfigurable {
  func configure(with title: ModelItem<Title>) {
    show("\(Title.symbol) \(title.id.uppercased())", name: title.id)
    details = title.model.details
  }
}

/// A cell of a shelf, in one row with the other cells of the shelf.
final class ShelfCell: FeedCell, ContentConfigurable {
  func configure(with item: ModelItem<ShelfItem>) {
    let medium = item.medium
    let symbol = if case .video = medium { Video.symbol } else { Book.symbol }
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
  init(_ result: ModelItem<Medium>, _ size: CellSize) {
    switch (result.model, size) {
    case (.video(let video), .small): self.init(SmallCell.self, showing: ModelItem(video))
    case (.video(let video), .large): self.init(LargeCell.self, showing: ModelItem(video))
    case (.book(let book), .small): self.init(SmallCell.self, showing: ModelItem(book))
    case (.book(let book), .large): self.init(LargeCell.self, showing: ModelItem(book))
    }
  }
}
#endif
