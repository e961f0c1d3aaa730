import DiffableSnapshots
import DiffableTerminal

/// A list of texts for items of any type.
///
/// Setting the items updates the list.
final class Texts<Item: Hashable & Sendable> {
  typealias Source = DiffableDataSource<TextSection, Item, TerminalList>

  private let dataSource: Source

  init(_ dataSource: Source) { self.dataSource = dataSource }

  /// The items in list order.
  var items: [Item] { dataSource.snapshot().itemIdentifiers }

  /// Sets the items.
  ///
  /// Of an item that occurs twice, the first is shown.
  func setItems(_ items: [Item]) {
    dataSource.apply(Snapshot([(.texts, items)]))
  }
}

/// The only section of a list of texts.
enum TextSection {
  case texts
}
