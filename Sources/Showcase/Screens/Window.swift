#if os(macOS) || os(Linux)
import DiffableTerminal

/// The layout of a screen in a terminal window: the title, the list, the status and the keys.
@MainActor
struct Window {
  private var title: TerminalPane
  private var status: TerminalPane
  private let width: Int

  /// The lines of the window that show the list, with nothing drawn yet.
  private let emptyPane: TerminalPane

  /// The list that the lines show.
  private var shownList: TerminalList?

  /// Creates a window with nothing drawn yet.
  init(size: Terminal.Size, usesColors: Bool = true) {
    func pane(top: Int, height: Int) -> TerminalPane {
      TerminalPane(top: top, height: height, width: size.columns, usesColors: usesColors)
    }
    // A window of fewer than 6 lines has at most one line below the list, which shows the keys.
    let statusHeight = min(2, max(0, (size.lines - 2) / 2))
    let statusTop = size.lines - statusHeight
    width = size.columns
    title = pane(top: 0, height: min(1, size.lines))
    status = pane(top: statusTop, height: statusHeight)
    emptyPane = pane(top: 1, height: max(0, statusTop - 1))
  }

  /// Draws the screen, and returns the output for the terminal.
  ///
  /// If the screen has replaced its list, for example by a form, all lines of the new list are drawn.
  mutating func draw(_ screen: any Screen) -> String {
    if screen.list !== shownList {
      shownList = screen.list
      screen.list.show(in: emptyPane)
      screen.didResize()
    }
    let list = screen.list.draw()
    title.show([titleLine(of: screen)])
    status.show([screen.statusLine, screen.keyLine(columns: width)].suffix(status.height))
    return list + title.takeOutput() + status.takeOutput()
  }

  /// Returns the title and, if not all rows are visible, which rows are visible.
  private func titleLine(of screen: any Screen) -> TerminalText {
    let (rows, count) = (screen.list.visibleRows, screen.list.rows.count)
    let title = TerminalText(screen.title, style: .bold)
    guard rows.count < count && !rows.isEmpty else { return title }
    let arrows = (rows.lowerBound > 0 ? "↑" : " ") + (rows.upperBound < count ? "↓" : " ")
    let numbers = "  \(rows.lowerBound + 1)–\(rows.upperBound) of \(count) "
    // A long title leaves room only for the arrows.
    let indicator = (title.columns + numbers.count + 2 <= width ? numbers : "  ") + arrows
    let room = width - indicator.count
    guard room > 8 else { return title }
    var line = title.fitted(to: room)
    line.append(String(repeating: " ", count: room - line.columns) + indicator, style: .dim)
    return line
  }
}

extension Screen {
  /// A line that says what happened: an error, a notice of the screen, or the changes of the list.
  var statusLine: TerminalText {
    if let error = list.changes?.error {
      return TerminalText("\(error)", style: TerminalStyle(color: .red))
    }
    return TerminalText(notice ?? list.changes?.sentence ?? "", style: .dim)
  }
}

extension ChangeReport {
  /// The changes in words, such as `1 row added, 9 deleted`, or the name of the only row that changed.
  fileprivate var sentence: String {
    let verbs: KeyValuePairs<Kind, String> = [
      .inserted: "added", .deleted: "deleted", .moved: "moved", .updated: "changed",
    ]
    let all = verbs.map { (changes: changes(of: $0), verb: $1) }.filter { !$0.changes.isEmpty }
    guard let first = all.first?.changes else { return "Nothing changed" }
    if all.count == 1 && first.count == 1 { return "\(first[0].name) \(all[0].verb)" }
    let counts = all.map { "\($0.changes.count) \($0.verb)" }.joined(separator: ", ")
    let digits = counts.prefix { $0 != " " }
    return digits + (first.count == 1 ? " row" : " rows") + counts.dropFirst(digits.count)
  }
}
#endif
