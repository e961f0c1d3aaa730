import DiffableSnapshots
import DiffableTerminal

/// A list of mountains that is filtered as the user types.
///
/// Each key that changes the search text or the order makes a new query. The result of a query is one snapshot of the
/// matching mountains. The data source computes the changes.
final class MountainScreen: Screen {
  let hint = "Escape quits, typing searches, Tab sorts"
  let takesText = true

  private let results: any MountainResults
  private let search: MountainSearch
  private let skippedLineCount: Int
  private var field = TextField()
  private var order = MountainOrder.name

  /// Creates a screen that shows all mountains of a file.
  ///
  /// - Parameters:
  ///   - file: The mountains.
  ///   - makeResults: Creates the list of results.
  init(
    _ file: MountainFile,
    makeResults: (MountainSearch) -> any MountainResults = ImmediateMountainResults.init
  ) {
    search = MountainSearch(file.mountains)
    skippedLineCount = file.skippedLineCount
    results = makeResults(search)
    list.placeholder = TerminalText("No mountain matches", style: .dim)
    list.textOfCell = { [unowned self] in $0.text(emphasizing: field.text) }
    results.show(query)
  }

  var list: TerminalList { results.list }

  var title: String {
    let count = search.count(for: field.text, numberOfMatches: results.numberOfMatches)
    let skipped = skippedLineCount == 1 ? "1 line skipped" : "\(skippedLineCount) lines skipped"
    return "Search: \(field.shown(columns: 16)) · \(count) \(order.title)"
      + (skippedLineCount == 0 ? "" : ", \(skipped)")
  }

  /// Results from the background are shown soon after they are found.
  var interval: Double? { results.isSearching ? 0.01 : nil }

  func tick() { results.update() }

  func press(_ key: Key) {
    let before = query
    if key == .tab { order = order.next } else { _ = field.press(key) }
    guard query != before else { return }
    list.scroll(to: 0)
    results.show(query)
  }

  func close() { results.close() }

  private var query: MountainQuery { MountainQuery(text: field.text, order: order) }
}
