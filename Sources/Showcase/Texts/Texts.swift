import DiffableSnapshots

/// Rows of text, of items of any type: set the items, and the list follows.
final class Texts<Item: Hashable & Sendable> {
  typealias Source = DiffableDataSource<TextSection, Item, TerminalList>

  private let dataSource: Source

  init(_ dataSource: Source) { self.dataSource = dataSource }

  /// The items from the top.
  var items: [Item] { dataSource.snapshot().itemIdentifiers }

  /// Sets the items; each must be there only once.
  func setItems(_ items: [Item]) throws {
    dataSource.apply(try Snapshot([(.texts, items)]))
  }
}

/// The only section of a list of texts.
enum TextSection {
  case texts
}
