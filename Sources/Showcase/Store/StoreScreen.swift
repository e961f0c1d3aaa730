#if os(macOS) || os(Linux)
import DiffableSources
import DiffableTerminal

/// The store in the terminal.
final class StoreScreen: Screen {
  let list = TerminalList(hasHeaders: true, hasCursor: true)
  let keys: KeyValuePairs = [
    "q": "quits", "Return": "taps", "←→": "scroll", "1 2 3": "select a tab", "w": "wishes",
    "o": "goes offline", "r": "reloads",
  ]

  private let page = StorePage()
  private let connection: SourceConnection<RowText, TerminalList>

  /// Whether the last key has switched the store offline or online.
  private(set) var notice: String?

  /// The row that was selected after the previous key.
  private var lastCursor = 0

  init() {
    connection = SourceConnection(
      page.source,
      to: list,
      cell: { _, _, row in TerminalCell(row.text, name: row.name) },
      supplementaryView: { _, _, _, title in TerminalCell(title.text) }
    )
    page.events.handler = { [unowned page] in page.perform($0) }
    page.scrollToTop = { [unowned list] in list.select(1) }
    didNavigate()
  }

  var title: String { page.title }

  var interval: Double? { page.server.isBusy ? 1 : nil }

  /// Adjusts the number of loading rows to the height of the list, without reporting this adjustment as a change.
  func didResize() {
    let count = list.rows.count
    if list.pane.height > 0 { page.fill(rows: list.pane.height) }
    if list.rows.count != count { list.forgetChanges() }
  }

  func tick() {
    notice = nil
    page.server.tick()
  }

  func press(_ key: Key) {
    notice = nil
    switch key {
    case .left: page.scrollShelf(of: selectedItem, by: -1)
    case .right: page.scrollShelf(of: selectedItem, by: 1)
    case .enter: connection.performOnSelection(.select)
    case .character("1"): page.tab = .apps
    case .character("2"): page.tab = .charts
    case .character("3"): page.tab = .wishes
    case .character("w"): page.toggleWish(for: selectedItem)
    case .character("o"):
      page.server.isOnline.toggle()
      notice = page.server.isOnline ? "The store is online" : "The store is offline"
    case .character("r"): page.reload()
    default: break
    }
    lastCursor = list.cursor ?? 0
  }

  /// Moves the cursor away from a row whose source refuses the selection, and from headers.
  ///
  /// The cursor moves on in its direction to the next row that can be selected. If there is none, it moves back.
  func didNavigate() {
    notice = nil
    guard let cursor = list.cursor else { return }
    let (before, after) = (Array((0..<cursor).reversed()), Array(cursor..<list.rows.count))
    let rows = cursor < lastCursor ? [cursor] + before + after : after + before
    if let row = rows.first(where: canSelect) { list.select(row) }
    lastCursor = list.cursor ?? 0
  }

  private func canSelect(row: Int) -> Bool {
    guard case .item(let path)? = list.data?.row(at: row, headers: true) else { return false }
    return connection.allows(.select, at: path)
  }

  private var selectedItem: SourceItem? {
    list.selectedItem.flatMap { connection.snapshot().itemIdentifier(for: $0) }
  }
}
#endif
