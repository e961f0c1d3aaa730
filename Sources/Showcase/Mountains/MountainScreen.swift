import DiffableSnapshots
import DiffableTerminal

/// A list of mountains that is filtered as the user types.
///
/// Each key that changes the search text applies one snapshot of the matching mountains. The data source
/// computes the changes.
final class MountainScreen: Screen {
  let list = TerminalList()
  let hint = "Escape quits, typing filters the list"
  let takesText = true

  private let dataSource: DiffableDataSource<MountainSection, Mountain, TerminalList>
  private let search: MountainSearch
  private let skippedLineCount: Int
  private var text = ""

  init(_ file: MountainFile) throws {
    search = MountainSearch(file.mountains)
    skippedLineCount = file.skippedLineCount
    dataSource = DiffableDataSource(target: list) { _, _, mountain in
      TerminalCell(mountain.row)
    }
    try find("")
  }

  var title: String {
    let skipped = skippedLineCount == 1 ? "1 line skipped" : "\(skippedLineCount) lines skipped"
    return search.title(for: text, numberOfMatches: dataSource.snapshot().numberOfItems)
      + (skippedLineCount == 0 ? "" : ", \(skipped)")
  }

  func press(_ key: Key) throws {
    switch key {
    case .character(let character): try find(text + String(character))
    case .backspace: try find(String(text.dropLast()))
    case .clear: try find("")
    default: break
    }
  }

  /// Shows the mountains that match a text, the best match first.
  private func find(_ text: String) throws {
    self.text = text
    list.scroll(to: 0)
    dataSource.apply(try search.snapshot(for: text))
  }
}
