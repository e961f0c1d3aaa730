import DiffableTerminal

/// The layout of a screen in a terminal window: the title, the list, and the status lines.
struct Window {
  private var title: TerminalPane
  private var status: TerminalPane

  /// Creates a window, and assigns lines of the window to the list.
  init(size: Terminal.Size, usesColors: Bool = true, showing screen: some Screen) {
    func pane(top: Int, height: Int) -> TerminalPane {
      TerminalPane(top: top, height: height, width: size.columns, usesColors: usesColors)
    }
    // A window of fewer than 12 lines has two status lines; one of fewer than 6 has at most one.
    let statusHeight = min(size.lines < 12 ? 2 : 3, max(0, (size.lines - 2) / 2))
    let statusTop = size.lines - statusHeight
    title = pane(top: 0, height: min(1, size.lines))
    status = pane(top: statusTop, height: statusHeight)
    let listHeight = max(0, statusTop - 1)
    screen.list.show(in: pane(top: 1, height: listHeight))
  }

  /// Draws the screen, and returns the output for the terminal.
  mutating func draw(_ screen: some Screen) -> String {
    let list = screen.list.draw()
    title.show([TerminalText(screen.title, style: .bold)])
    status.show(statusLines(of: screen))
    return list + title.takeOutput() + status.takeOutput()
  }

  /// Returns the error or the changes, followed by the hint.
  ///
  /// The hint is always in the last line.
  private func statusLines(of screen: some Screen) -> [TerminalText] {
    guard status.height > 0 else { return [] }
    let changes = changeLines(of: screen) + [TerminalText(), TerminalText()]
    return changes.prefix(status.height - 1) + [TerminalText(screen.hint, style: .dim)]
  }

  /// Returns the error, or a summary of the changes and the names of the deleted rows.
  private func changeLines(of screen: some Screen) -> [TerminalText] {
    if let problem = screen.list.problem {
      return [TerminalText(problem, style: TerminalStyle(color: .red))]
    }
    guard let changes = screen.list.changes else { return [] }
    let deleted = changes.changes(of: .deleted).map { ChangeReport.Kind.deleted.rawValue + $0.name }
    return [
      TerminalText(changes.summary, style: .dim),
      TerminalText(
        deleted.joined(separator: "  "),
        style: TerminalStyle(color: ChangeReport.Kind.deleted.color)
      ),
    ]
  }
}
