#if os(macOS) || os(Linux)
import DiffableObservation
import DiffableTerminal

/// A list of mountains that is filtered as the user types.
///
/// Each key that changes the text or the order starts a search. The list follows the results.
@available(macOS 14, *)
final class MountainScreen: Screen {
  let list = TerminalList()
  let keys: KeyValuePairs = ["Escape": "quits", "typing": "searches", "Tab": "sorts"]
  let takesText = true

  private let finder: MountainFinder
  private let dataSource: DiffableDataSource<MountainSection, Mountain, TerminalList>
  private var field = TextField()
  private var order = MountainOrder.name
  private var observation: SnapshotObservation?

  /// The order, if the last key has changed it.
  private(set) var notice: String?

  init(_ mountains: [Mountain]) {
    finder = MountainFinder(mountains, by: order)
    dataSource = DiffableDataSource(target: list) { _, _, mountain in
      let height = "\(mountain.height)".aligned(to: 4)
      return TerminalCell(
        mountain.name.padded(to: 26) + "\(height) m  \(mountain.country)",
        name: mountain.name
      )
    }
    list.placeholder = TerminalText("No mountain matches", style: .dim)
    list.textOfCell = { [unowned self] in $0.text(emphasizing: field.text) }
    observation = dataSource.observe { [finder] in finder.snapshot }
  }

  var title: String {
    let count = finder.mountains.count(for: field.text, numberOfMatches: list.rows.count)
    return "Search: \(field.shown(columns: 16)) · \(count) by \(order)"
  }

  var isBusy: Bool { finder.isSearching }

  var showsModel: Bool { dataSource.snapshot() == finder.snapshot }

  func didNavigate() { notice = nil }

  func press(_ key: Key) {
    let before = (field.text, order)
    if key == .tab { order = order.next } else { field.press(key) }
    notice = key == .tab ? "Sorted by \(order)" : nil
    guard before != (field.text, order) else { return }
    list.scroll(to: 0)
    finder.find(field.text, by: order)
  }
}

extension MountainOrder {
  /// The order that follows when the user changes the order.
  fileprivate var next: MountainOrder {
    switch self {
    case .name: .relevance
    case .relevance: .height
    case .height: .name
    }
  }
}
#endif
