import DiffableTerminal

/// The library in the terminal: two lists, a search and a front page with shelves.
@available(macOS 15, *)
final class LibraryScreen: Screen {
  private let library = Library()

  /// The text of the search, or `nil` while the user does not type.
  private var query: String?

  init() { library.run { $0.open() } }

  deinit { library.run { $0.close() } }

  var list: TerminalList { library.list.terminal }
  var interval: Double? { library.isWaiting ? 0.4 : nil }
  var usesEscape: Bool { query != nil }
  var takesText: Bool { query != nil }

  var title: String {
    (query.map { "/\($0)▏ · " } ?? "") + library.run { $0.title() }
  }

  var hint: String {
    query == nil
      ? "q quits, Tab next page, p another order, c small or large, / searches, Left and Right scroll"
      : "Escape ends the search, Backspace deletes"
  }

  func tick() { library.pass(ticks: 1) }

  func press(_ key: Key) {
    if query != nil { edit(key) } else { act(key) }
    loadNextPageIfNeeded()
  }

  func didNavigate() { list.changeIfNeeded(by: loadNextPageIfNeeded) }

  private func act(_ key: Key) {
    switch key {
    case .left: library.list.scroll(by: -1)
    case .right: library.list.scroll(by: 1)
    case .tab: library.run { $0.tab = $0.tab.next }
    case .character("p"): library.run { $0.exchangeProvider() }
    case .character("c"): library.run { $0.exchangeCells() }
    case .character("/"):
      query = ""
      library.run {
        $0.tab = .search
        $0.search("")
      }
    default: break
    }
  }

  /// Edits the text of the search and searches again, or ends the search on Escape or Return.
  private func edit(_ key: Key) {
    switch key {
    case .character(let character): query?.append(character)
    case .backspace: query = query.map { String($0.dropLast()) }
    case .escape, .enter:
      query = nil
      return
    default: return
    }
    let text = query ?? ""
    library.run { $0.search(text) }
  }

  private func loadNextPageIfNeeded() { library.run { $0.loadNextPageIfNeeded() } }
}

@available(macOS 15, *)
extension Library.Tab {
  /// The next page in the cycle of videos, books and front page.
  ///
  /// The videos follow the search, which is not in the cycle.
  fileprivate var next: Library.Tab {
    switch self {
    case .videos: .books
    case .books: .discover
    case .discover, .search: .videos
    }
  }
}
