#if os(macOS) || os(Linux)
import DiffableTerminal

/// A player that runs a script on a screen and prints a frame after each step.
@MainActor
struct ScriptPlayer {
  /// The maximum number of changes of each kind in a frame.
  private static let changeLimit = 4

  /// The maximum number of rows in a frame.
  private static let rowLimit = 10

  /// Plays a script until its end, or until a key quits the screen.
  static func play(
    _ script: Script,
    on screen: any Screen,
    to output: inout some TextOutputStream
  ) async {
    let session = ScreenSession(screen)
    await screen.runTasks()
    output.write(frame(of: screen, after: nil))
    for step in script.steps {
      guard await session.receive(step.event) else { return }
      await screen.finishWork()
      output.write("\n" + (step.name.map { "[\($0)]\n" } ?? ""))
      output.write(frame(of: session.shownScreen, after: step.event))
      // The next frame must not repeat these changes.
      session.shownScreen.list.forgetChanges()
    }
  }

  private static func frame(of screen: any Screen, after event: ScreenEvent?) -> String {
    var lines = [screen.title] + [screen.notice].compactMap { $0 }
    if let error = screen.list.changes?.error { lines.append("! \(error)") }
    if let changes = screen.list.changes {
      lines += changeLines(changes)
    } else if event == .tick {
      lines.append("nothing changed")
    }
    lines += rowLines(screen.list)
    return lines.map { $0.printable + "\n" }.joined()
  }

  private static func changeLines(_ report: ChangeReport) -> [String] {
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
  private static func rowLines(_ list: TerminalList) -> [String] {
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

extension Screen {
  /// Waits until no work in the background will change the list.
  func finishWork() async {
    await runTasks()
    while isBusy {
      try? await Task.sleep(nanoseconds: 1_000_000)
      await runTasks()
    }
  }
}
#endif
