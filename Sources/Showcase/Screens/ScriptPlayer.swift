import DiffableTerminal

/// A player that runs a script on a screen and prints a frame after each step.
struct ScriptPlayer {
  /// The maximum number of changes of each kind in a frame.
  var changeLimit = 4

  /// The maximum number of rows in a frame.
  var rowLimit = 10

  /// Whether to omit the frame of a step that changes nothing.
  ///
  /// The frame is still printed if the step fails, or if the screen has a notice and the user is not dragging. A frame
  /// names all keys since the previous frame.
  var skipsFrames = false

  /// Plays a script until its end, or until a key quits the screen.
  func play(
    _ script: Script,
    on screen: any Screen,
    to output: inout some TextOutputStream
  ) {
    let session = ScreenSession(screen)
    output.write(frame(of: screen))
    var names: [String] = []
    for step in script.steps {
      guard session.receive(step.event) else { return }
      let screen = session.shownScreen
      if let name = step.name { names.append(name) }
      let hasChanges = screen.list.changes.map { !$0.isEmpty || $0.error != nil } ?? false
      let hasNotice = screen.notice != nil && !screen.list.isDragging
      if skipsFrames && !hasChanges && !hasNotice { continue }
      output.write("\n" + (names.isEmpty ? "" : "[\(names.joined(separator: " "))]\n"))
      output.write(frame(of: screen))
      names = []
      // The next frame must not repeat these changes.
      screen.list.forgetChanges()
    }
  }

  private func frame(of screen: any Screen) -> String {
    var lines = [screen.title] + [screen.notice].compactMap { $0 }
    if let problem = screen.list.problem { lines.append("! \(problem)") }
    if let changes = screen.list.changes { lines += changeLines(changes) }
    lines += rowLines(screen.list)
    return lines.map { $0.withoutControls + "\n" }.joined()
  }

  private func changeLines(_ report: ChangeReport) -> [String] {
    var lines = [report.summary]
    for kind in ChangeReport.Kind.allCases {
      let changes = report.changes(of: kind)
      lines += changes.prefix(changeLimit).map { "  \($0)" }
      let hidden = changes.count - changeLimit
      if hidden > 0 { lines.append("  \(kind.rawValue) and \(hidden) more") }
    }
    return lines
  }

  /// Returns the first rows, or the rows that end at the cursor if the cursor is farther down.
  ///
  /// A list without rows shows its placeholder.
  private func rowLines(_ list: TerminalList) -> [String] {
    if list.rows.isEmpty, let placeholder = list.placeholder {
      return ["    \(placeholder.string)"]
    }
    let first = max(0, (list.cursor ?? 0) - rowLimit + 1)
    let shown = list.rows.indices.dropFirst(first).prefix(rowLimit)
    let hidden = list.rows.count - first - shown.count
    return (first > 0 ? ["    \(first) above"] : [])
      + shown.map { row in
        String(repeating: " ", count: row < 9 ? 2 : 1) + "\(row + 1) \(list.text(ofRow: row))"
      }
      + (hidden > 0 ? ["    and \(hidden) more"] : [])
  }
}
