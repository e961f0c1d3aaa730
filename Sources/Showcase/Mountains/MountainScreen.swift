import DiffableSnapshots

/// A list of mountains that narrows as one types.
///
/// Whatever a key makes of the text that is searched for, the list is given one snapshot: the mountains
/// that match, in their order. What that takes is for the data source to find out.
final class MountainScreen: Screen {
  private enum Section { case matches }

  let list = TerminalList()
  let hint = "Escape leaves, typing narrows the list"
  let takesText = true

  private let dataSource: DiffableDataSource<Section, Mountain, TerminalList>
  private let search: MountainSearch
  private let count: Int
  private let linesLeftOut: Int
  private var text = ""

  init(_ file: MountainFile) throws {
    search = MountainSearch(file.mountains)
    count = file.mountains.count
    linesLeftOut = file.linesLeftOut
    dataSource = DiffableDataSource(target: list) { _, _, mountain in
      TerminalCell(mountain.description, name: mountain.name)
    }
    try find("")
  }

  var title: String {
    let all = count == 1 ? "1 mountain" : "\(count) mountains"
    let left = linesLeftOut == 1 ? "1 line left out" : "\(linesLeftOut) lines left out"
    return (text.isEmpty ? all : "> \(text) · \(dataSource.snapshot().numberOfItems) of \(all)")
      + (linesLeftOut == 0 ? "" : ", \(left)")
  }

  func press(_ key: Key) throws {
    switch key {
    case .character(let character): try find(text + String(character))
    case .backspace: try find(String(text.dropLast()))
    case .clear: try find("")
    default: break
    }
  }

  /// Shows what matches a text, from the best match on.
  private func find(_ text: String) throws {
    self.text = text
    list.scroll(to: 0)
    dataSource.apply(try Snapshot([(.matches, search.matches(for: text))]))
  }
}
