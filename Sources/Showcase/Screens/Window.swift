/// A screen in the window of a terminal: its title, its list, and what the last key changed.
struct Window {
  private var title: LinePane
  private var status: LinePane

  /// Makes a window that is empty as yet, and puts the list into it.
  init(size: Terminal.Size, showing screen: some Screen) {
    // A low window has room for a title, a lower one hardly for a status.
    let statusHeight = min(size.lines < 12 ? 2 : 3, max(0, (size.lines - 2) / 2))
    let statusTop = size.lines - statusHeight
    title = LinePane(top: 0, height: min(1, size.lines), width: size.columns)
    status = LinePane(top: statusTop, height: statusHeight, width: size.columns)
    let listHeight = max(0, statusTop - 1)
    screen.list.show(in: LinePane(top: 1, height: listHeight, width: size.columns))
  }

  /// Shows the screen as it is now, and gives what the terminal must be sent for it.
  mutating func draw(_ screen: some Screen) -> String {
    let list = screen.list.draw()
    title.show([Line(text: screen.title, style: .bold)])
    status.show(statusLines(of: screen))
    return list + title.takeOutput() + status.takeOutput()
  }

  /// What there is to tell, and at the bottom what the keys do: the way out is always in view.
  private func statusLines(of screen: some Screen) -> [Line] {
    guard status.height > 0 else { return [] }
    let news = newsLines(of: screen) + [Line(), Line()]
    return news.prefix(status.height - 1) + [Line(text: screen.hint, style: .dim)]
  }

  /// What could not be done, or what has changed and what of it is gone.
  private func newsLines(of screen: some Screen) -> [Line] {
    if let problem = screen.list.problem { return [Line(text: problem, style: .red)] }
    guard let changes = screen.list.changes else { return [] }
    let drawing = changes.drawing ?? (0, screen.list.pane.height)
    let written = "\(drawing.writtenLines) of \(drawing.height) lines written"
    let gone = changes.changes(of: .deleted).map { ChangeKind.deleted.rawValue + $0.name }
    let summary = Line(text: "\(changes.summary); \(written)", style: .dim)
    return [summary, Line(text: gone.joined(separator: "  "), style: ChangeKind.deleted.style)]
  }
}
