import DiffableSnapshots
import DiffableTerminal

/// The results of a search, in a list.
protocol MountainResults: AnyObject {
  var list: TerminalList { get }

  /// The number of mountains that the list shows.
  var numberOfMatches: Int { get }

  /// Whether the results of a query are not shown yet.
  var isSearching: Bool { get }

  /// Shows the results of a query, now or after a call of ``update()``.
  func show(_ query: MountainQuery)

  /// Shows results that are ready.
  func update()

  /// Ends the search.
  func close()
}

extension MountainResults {
  var isSearching: Bool { false }

  func update() {}
  func close() {}
}

/// Results that are found and shown before the next key, for scripts.
final class ImmediateMountainResults: MountainResults {
  let list = TerminalList()

  private let dataSource: DiffableDataSource<MountainSection, Mountain, TerminalList>
  private let search: MountainSearch

  init(_ search: MountainSearch) {
    self.search = search
    dataSource = DiffableDataSource(target: list) { _, _, mountain in mountain.cell }
  }

  var numberOfMatches: Int { dataSource.snapshot().numberOfItems }

  func show(_ query: MountainQuery) {
    dataSource.apply(search.snapshot(for: query.text, by: query.order))
  }
}
