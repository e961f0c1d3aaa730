/// Plays keystrokes on a screen, and prints what there would be to see after each.
struct ScriptPlayer {
  /// How many changes of each kind, and how many rows, are printed.
  var changeLimit = 4
  var rowLimit = 10

  /// Plays a text as if it were typed; it may contain all that a keyboard can send.
  func play(_ text: String, on screen: some Screen, to output: inout some TextOutputStream) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(text.utf8) + decoder.finish()
    output.write(frame(of: screen))
    for key in keys {
      guard key != .escape && key != .endOfInput else { return }
      screen.press(key)
      output.write("\n" + frame(of: screen))
    }
  }

  private func frame(of screen: some Screen) -> String {
    var lines = [screen.title]
    if let changes = screen.changes { lines += changeLines(changes) }
    lines += rowLines(screen.list.rows)
    return lines.map { $0.withoutControls + "\n" }.joined()
  }

  private func changeLines(_ report: ChangeReport) -> [String] {
    var lines = [report.summary]
    for kind in ChangeKind.allCases {
      let changes = report.changes.filter { $0.kind == kind }
      lines += changes.prefix(changeLimit).map { "  \($0)" }
      let hidden = changes.count - changeLimit
      if hidden > 0 { lines.append("  \(kind.rawValue) and \(hidden) more") }
    }
    return lines
  }

  private func rowLines(_ rows: [TerminalList.Row]) -> [String] {
    var lines = zip(1..., rows.prefix(rowLimit)).map { number, row in
      String(repeating: " ", count: number < 10 ? 2 : 1) + "\(number) \(row.marked)"
    }
    let hidden = rows.count - rowLimit
    if hidden > 0 { lines.append("    and \(hidden) more") }
    return lines
  }
}
