import Foundation
import Testing

@Suite("Running in a terminal", .timeLimit(.minutes(10)))
struct TerminalTests {
  private let run: TerminalRun

  init() throws {
    run = try TerminalRun("mountains", until: "Escape quits")
    #expect(!run.hasFormerSettings)
  }

  @Test(
    "Typing filters the list, Backspace deletes a character, and Escape or Ctrl-D quits",
    arguments: ["\u{1B}", "\u{04}"]
  )
  func keysFilterTheListAndQuit(key: String) throws {
    try run.type("ka", until: "Search: ka▏ · 12 of 167 mountains")
    try run.type("n", until: "9 rows deleted")
    try run.type("\u{7F}", until: "9 rows added")
    try run.expectEnd(after: key)
  }

  @Test(
    "The terminal is restored when a signal ends the program",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV]
  )
  func fatalSignalsRestoreTheTerminal(signal: Int32) throws {
    // A sanitizer can handle a fault signal only at certain times, so wait until the program waits for keys.
    usleep(300_000)
    run.program.send(signal)
    try run.expectEnd(.killed(signal: signal))
  }

  @Test("Stopping the program restores the terminal, and continuing draws the window again")
  func stoppingRestoresTheTerminal() throws {
    try run.type("ka", until: "Search: ka▏")
    run.program.send(SIGTSTP)
    try run.expectEnd(.stopped)
    run.program.send(SIGCONT)
    try run.terminal.wait(for: "Search: ka▏ · 12 of 167 mountains")
    #expect(!run.hasFormerSettings)
    try run.expectEnd(after: "\u{1B}")
  }

  @Test("Resizing the window draws it again, at any size")
  func resizingDrawsTheWindowAgain() throws {
    for (columns, lines) in [(20, 4), (1, 1), (100, 40)] as [(UInt16, UInt16)] {
      try run.terminal.resize(columns: columns, lines: lines)
      run.program.send(SIGWINCH)
      try run.terminal.wait(for: columns == 1 ? "…" : "Search: ")
    }
    try run.expectEnd(after: "\u{1B}")
  }
}

@Suite("The menu in a terminal", .timeLimit(.minutes(10)))
struct MenuTerminalTests {
  @Test("Return opens the screen at the cursor, and Escape returns to the menu and then quits")
  func menuOpensScreens() throws {
    let run = try TerminalRun(until: "Return opens")
    try run.type("jjj\r", until: "10 seconds to go")
    try run.type("\u{1B}", until: "›   countdown")
    try run.type("\u{1B}[H\r", until: "Yesterdy")
    try run.type("q", until: "Return opens")
    try run.expectEnd(after: "q")
  }

  @Test("A terminal sends ticks to the screen, which keys do not postpone")
  func terminalSendsTicks() throws {
    let run = try TerminalRun("countdown", until: "10 seconds to go")
    var output = ""
    for _ in 0..<25 {
      try run.terminal.type("\u{1B}[A")
      usleep(100_000)
      output += try run.terminal.pendingOutput()
    }
    #expect(output.contains("8 seconds to go"))
    try run.expectEnd(after: "\u{04}")
  }
}
