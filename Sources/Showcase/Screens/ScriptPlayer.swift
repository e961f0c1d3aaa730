/// Plays scripts on screens, and prints what there would be to see after each step.
struct ScriptPlayer {
  /// How many changes of each kind, and how many rows, are printed.
  var changeLimit = 4
  var rowLimit = 10

  /// Whether only those steps are shown that change the list, together with the keys that led to them.
  var skipsFrames = false

  /// Plays a script until its end, or until the screen is left.
  func play(
    _ script: Script,
    on screen: some Screen,
    to output: inout some TextOutputStream
  ) {
    output.write(frame(of: screen))
    var names: [String] = []
    for step in script.steps {
      guard screen.receive(step.event) else { return }
      if let name = step.name { names.append(name) }
      let isNews = screen.list.changes.map { !$0.isEmpty } ?? (screen.list.problem != nil)
      if skipsFrames && !isNews { continue }
      output.write("\n" + (names.isEmpty ? "" : "[\(names.joined(separator: " "))]\n"))
      output.write(frame(of: screen))
      names = []
      // What a step has changed is not news after the next one.
      screen.list.forgetChanges()
    }
  }

  private func frame(of screen: some Screen) -> String {
    var lines = [screen.title]
    if let problem = screen.list.problem { lines.append("! \(problem)") }
    if let changes = screen.list.changes { lines += changeLines(changes) }
    lines += rowLines(screen.list)
    return lines.map { $0.withoutControls + "\n" }.joined()
  }

  private func changeLines(_ report: ChangeReport) -> [String] {
    var lines = [report.summary]
    for kind in ChangeKind.allCases {
      let changes = report.changes(of: kind)
      lines += changes.prefix(changeLimit).map { "  \($0)" }
      let hidden = changes.count - changeLimit
      if hidden > 0 { lines.append("  \(kind.rawValue) and \(hidden) more") }
    }
    return lines
  }

  /// The first rows, or those down to the cursor.
  private func rowLines(_ list: TerminalList) -> [String] {
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
