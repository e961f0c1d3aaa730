import DiffableSources
import DiffableTerminal

/// The front page of a store in the terminal.
final class StoreScreen: Screen {
  let list = TerminalList(hasHeaders: true, hasCursor: true)
  let hint = "q quits, Return taps, Left and Right scroll, o goes offline, r reloads"

  private let page = StorePage()
  private let connection: SourceConnection<RowText, TerminalList>

  init() {
    connection = page.source.connect(to: list)
    page.scrollToTop = { [list] in list.select(0) }
  }

  var title: String { page.title }
  var interval: Double? { page.server.isBusy ? 1 : nil }

  func tick() { page.server.tick() }

  func press(_ key: Key) {
    switch key {
    case .left: scroll(by: -1)
    case .right: scroll(by: 1)
    case .enter: if let path = selectedPath { connection.perform(.select, at: path) }
    case .character("o"): page.server.isOnline.toggle()
    case .character("r"): page.reload()
    default: break
    }
  }

  private var selectedPath: ItemPath? {
    if case .item(let path)? = list.selection { path } else { nil }
  }

  /// Scrolls the shelf whose row is selected.
  private func scroll(by distance: Int) {
    guard let selectedPath else { return }
    page.scrollShelf(of: connection.snapshot().itemIdentifier(for: selectedPath), by: distance)
  }
}
