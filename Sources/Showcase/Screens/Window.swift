import DiffableTerminal

/// The layout of a screen in a terminal window: the title, the list, the status and the keys.
struct Window {
  private var title: TerminalPane
  private var status: TerminalPane
  private let width: Int

  /// The lines of the window that show the list, with nothing drawn yet.
  private let emptyPane: TerminalPane

  /// The list that the lines show.
  private var shownList: TerminalList

  /// Creates a window, and assigns lines of the window to the list.
  init(size: Terminal.Size, usesColors: Bool = true, showing screen: any Screen) {
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
    shownList = screen.list
    shownList.show(in: emptyPane)
    screen.didResize()
  }

  /// Draws the screen, and returns the output for the terminal.
  ///
  /// If the screen has replaced its list, for example by a form, all lines of the new list are drawn.
  mutating func draw(_ screen: any Screen) -> String {
    if screen.list !== shownList {
      shownList = screen.list
      shownList.show(in: emptyPane)
      screen.didResize()
    }
    let list = screen.list.draw()
    title.show([titleLine(of: screen)])
    status.show([screen.statusLine, keyLine(of: screen)].suffix(status.height))
    return list + title.takeOutput() + status.takeOutput()
  }

  /// Returns the title and, if not all rows are visible, which rows are visible.
  private func titleLine(of screen: any Screen) -> TerminalText {
    let (rows, count) = (screen.list.visibleRows, screen.list.rows.count)
    var indicator = ""
    if rows.count < count && !rows.isEmpty {
      let above = rows.lowerBound > 0 ? "↑" : " "
      let below = rows.upperBound < count ? "↓" : " "
      indicator = "  \(rows.lowerBound + 1)–\(rows.upperBound) of \(count) \(above)\(below)"
    }
    let room = width - indicator.columns
    guard room > 8 else { return TerminalText(screen.title, style: .bold) }
    var line = TerminalText(screen.title, style: .bold).fitted(to: room)
    guard !indicator.isEmpty else { return line }
    line.append(String(repeating: " ", count: room - line.columns) + indicator, style: .dim)
    return line
  }

  private func keyLine(of screen: any Screen) -> TerminalText {
    let hints = KeyHint.all(in: screen.hint)
    let help = screen.usesEscape || screen is KeyScreen ? [] : KeyHint.all(in: "? shows all keys")
    let keys = hints.filter { !$0.keys.isEmpty }
    let line = KeyHint.line(keys + help + hints.filter { $0.keys.isEmpty }, columns: width)
    return TerminalText(line, style: .dim)
  }
}
