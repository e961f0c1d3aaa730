import DiffableTerminal

/// The menu of all screens, and a tour that plays a few keys on most of them.
struct Tour {
  private let entries: [ScreenEntry]

  init(_ entries: [ScreenEntry]) { self.entries = entries }

  /// Prints the list of screens, and then the frames of the tour.
  func print(to output: inout some TextOutputStream) throws {
    output.write("Screens\n")
    for entry in entries { output.write("  \(entry.menuLine)\n") }
    output.write("Run showcase NAME to open a screen, or showcase --help for help. A short tour:\n")
    for entry in entries {
      guard let script = try entry.tourScript else { continue }
      output.write("\n── \(entry.name): \(entry.summary) ──\n\n")
      let player = ScriptPlayer(changeLimit: 2, rowLimit: 5, skipsFrames: true)
      player.play(script, on: try entry.open(ScreenEntry.Options()), to: &output)
    }
  }

  /// Shows the menu until the user quits it, and opens each screen that the user chooses.
  func run(in terminal: Terminal, isAnimated: Bool) throws {
    let menu = MenuScreen(entries)
    while true {
      terminal.run(menu, isAnimated: isAnimated)
      switch menu.choice {
      case .tour: try play(in: terminal, isAnimated: isAnimated)
      case .screen(let name):
        guard let entry = entries.first(where: { $0.name == name }) else { return }
        let screen = try entry.open(ScreenEntry.Options(isInteractive: true))
        terminal.run(screen, isAnimated: isAnimated)
        try screen.close()
      case nil: return
      }
      menu.reopen()
    }
  }

  /// Plays the tour until the user presses a key.
  private func play(in terminal: Terminal, isAnimated: Bool) throws {
    for entry in entries {
      guard let script = try entry.tourScript else { continue }
      let screen = try entry.open(ScreenEntry.Options())
      guard terminal.play(script, on: screen, isAnimated: isAnimated) else { return }
    }
  }
}
