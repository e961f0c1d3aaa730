#if os(macOS) || os(Linux)
import DiffableTerminal

/// The simplest screen: the space bar sets other texts, and the list changes to them.
final class TextsScreen: Screen {
  struct Text: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  let list = TerminalList()
  let keys: KeyValuePairs = ["q": "quits", "Space": "shows next texts"]
  private lazy var dataSource = DiffableDataSource<Int, ModelItem<Text>, _>(
    target: list
  ) { _, _, item in TerminalCell(item.text) }

  private var next: [KeyValuePairs<Int, String>] = [
    [1: "Imagine", 2: "Yesterdy", 4: "Help!"], [1: "Imagine", 2: "Yesterday"],
    [3: "Let it be", 2: "Yesterday", 1: "Imagine"], [:],
  ]

  init() {
    list.placeholder = TerminalText("No texts", style: .dim)
    press(.space)
  }

  var title: String { "\(list.rows.count) texts" }

  func press(_ key: Key) {
    guard key == .space else { return }
    dataSource.apply(Snapshot([(0, next[0].map { ModelItem(Text(id: $0, text: $1)) })]))
    next.append(next.removeFirst())
  }
}
#endif
