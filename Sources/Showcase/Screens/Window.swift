/// The layout of a screen in a terminal window: the title, the list, and the status lines.
struct Window {
  private var title: LinePane
  private var status: LinePane

  /// Creates a window, and assigns lines of the window to the list.
  init(size: Terminal.Size, showing screen: some Screen) {
    // A window of fewer than 12 lines has two status lines; one of fewer than 6 has at most one.
    let statusHeight = min(size.lines < 12 ? 2 : 3, max(0, (size.lines - 2) / 2))
    let statusTop = size.lines - statusHeight
    title = LinePane(top: 0, height: min(1, size.lines), width: size.columns)
    status = LinePane(top: statusTop, height: statusHeight, width: size.columns)
    let listHeight = max(0, statusTop - 1)
    screen.list.show(in: LinePane(top: 1, height: listHeight, width: size.columns))
  }

  /// Draws the screen, and returns the output for the terminal.
  mutating func draw(_ screen: some Screen) -> String {
    let list = screen.list.draw()
    title.show([Line(text: screen.title, style: .bold)])
    status.show(statusLines(of: screen))
    return list + title.takeOutput() + status.takeOutput()
  }

  /// Returns the error or the changes, followed by the hint.
  ///
  /// The hint is always in the last line.
  private func statusLines(of screen: some Screen) -> [Line] {
    guard status.height > 0 else { return [] }
    let changes = changeLines(of: screen) + [Line(), Line()]
    return changes.prefix(status.height - 1) + [Line(text: screen.hint, style: .dim)]
  }

  /// Returns the error, or a summary of the changes and the names of the deleted rows.
  private func changeLines(of screen: some Screen) -> [Line] {
    if let problem = screen.list.problem { return [Line(text: problem, style: .red)] }
    guard let changes = screen.list.changes else { return [] }
    let drawing = changes.drawing ?? (0, screen.list.pane.height)
    let written = "\(drawing.writtenLines) of \(drawing.height) lines written"
    let deleted = changes.changes(of: .deleted).map { ChangeKind.deleted.rawValue + $0.name }
    let summary = Line(text: "\(changes.summary); \(written)", style: .dim)
    return [summary, Line(text: deleted.joined(separator: "  "), style: ChangeKind.deleted.style)]
  }
}
