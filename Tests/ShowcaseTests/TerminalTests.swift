import Foundation
import TerminalTestSupport
import Testing

@Suite("Running in a terminal", .enabled(if: ProgramRun.isPossible()), .timeLimit(.minutes(10)))
struct TerminalTests {
  private let terminal: PseudoTerminal
  private let program: ProgramRun
  private let settings: [UInt8]

  /// The escape sequences that show the cursor and leave full-screen mode.
  private let end = "\u{1B}[?25h\u{1B}[?1049l"

  init() throws {
    terminal = try PseudoTerminal(columns: 60, lines: 12)
    settings = terminal.settings
    program = try ProgramRun(
      ["mountains"],
      input: terminal.program,
      output: terminal.program,
      error: STDERR_FILENO
    )
    try terminal.wait(for: "Escape quits")
    #expect(terminal.settings != settings)
  }

  @Test(
    "Typing filters the list, Backspace deletes a character, and Escape or Ctrl-D quits",
    arguments: ["\u{1B}", "\u{04}"]
  )
  func keysFilterTheListAndQuit(key: String) throws {
    try terminal.type("ka")
    try terminal.wait(for: "Search: ka▏ · 12 of 167 mountains")
    try terminal.type("n")
    try terminal.wait(for: "9 rows deleted")
    try terminal.type("\u{7F}")
    try terminal.wait(for: "9 rows added")
    try terminal.type(key)
    try terminal.wait(for: end)
    #expect(program.wait() == .exited(code: 0))
    #expect(terminal.settings == settings)
  }

  @Test(
    "The terminal is restored when a signal ends the program",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV]
  )
  func fatalSignalsRestoreTheTerminal(signal: Int32) throws {
    // A sanitizer can handle a fault signal only at certain times, so wait until the program waits for keys.
    usleep(300_000)
    program.send(signal)
    try terminal.wait(for: end)
    #expect(program.wait() == .killed(signal: signal))
    #expect(terminal.settings == settings)
  }

  @Test("Stopping the program restores the terminal, and continuing draws the window again")
  func stoppingRestoresTheTerminal() throws {
    try terminal.type("ka")
    try terminal.wait(for: "Search: ka▏")
    program.send(SIGTSTP)
    try terminal.wait(for: end)
    #expect(program.wait() == .stopped)
    #expect(terminal.settings == settings)
    program.send(SIGCONT)
    try terminal.wait(for: "Search: ka▏ · 12 of 167 mountains")
    #expect(terminal.settings != settings)
    try terminal.type("\u{1B}")
    try terminal.wait(for: end)
    #expect(program.wait() == .exited(code: 0))
    #expect(terminal.settings == settings)
  }

  @Test("Resizing the window draws it again, at any size")
  func resizingDrawsTheWindowAgain() throws {
    for (columns, lines) in [(20, 4), (1, 1), (100, 40)] as [(UInt16, UInt16)] {
      try terminal.resize(columns: columns, lines: lines)
      program.send(SIGWINCH)
      try terminal.wait(for: columns == 1 ? "…" : "Search: ")
    }
    try terminal.type("\u{1B}")
    try terminal.wait(for: end)
    #expect(program.wait() == .exited(code: 0))
  }
}

@Suite("Animations in a terminal", .enabled(if: ProgramRun.isPossible()), .timeLimit(.minutes(10)))
struct AnimationTerminalTests {
  @Test(
    "A deleted row is shown before it disappears, unless --no-animation is given",
    arguments: [true, false]
  )
  func deletedRowsAreShown(isAnimated: Bool) throws {
    let terminal = try PseudoTerminal(columns: 60, lines: 12)
    let program = try ProgramRun(
      ["mountains"] + (isAnimated ? [] : ["--no-animation"]),
      input: terminal.program,
      output: terminal.program,
      error: STDERR_FILENO
    )
    // A key during the first search would supersede it, and then no row is deleted.
    try terminal.wait(for: "1–9 of 167")
    try terminal.type("k")
    let output = try terminal.wait(for: "rows deleted")
    // The title and the status, which contains "rows deleted", are written after the list.
    #expect(output.contains("− Aconcagua") == isAnimated)
    try terminal.type("\u{1B}")
    try terminal.wait(for: "\u{1B}[?1049l")
    #expect(program.wait() == .exited(code: 0))
  }
}

@Suite("The menu in a terminal", .enabled(if: ProgramRun.isPossible()), .timeLimit(.minutes(10)))
struct MenuTerminalTests {
  private let terminal: PseudoTerminal
  private let end = "\u{1B}[?25h\u{1B}[?1049l"

  init() throws { terminal = try PseudoTerminal(columns: 60, lines: 12) }

  private func start(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(
      arguments,
      input: terminal.program,
      output: terminal.program,
      error: STDERR_FILENO
    )
  }

  @Test("Return opens the screen at the cursor, and Escape returns to the menu and then quits")
  func menuOpensScreens() throws {
    let program = try start()
    try terminal.wait(for: "Return opens")
    try terminal.type("jjj\r")
    try terminal.wait(for: "10 seconds to go")
    try terminal.type("\u{1B}")
    try terminal.wait(for: "›   countdown")
    try terminal.type("\u{1B}[H\r")
    try terminal.wait(for: "Yesterdy")
    try terminal.type("q")
    try terminal.wait(for: "Return opens")
    try terminal.type("q")
    try terminal.wait(for: end)
    #expect(program.wait() == .exited(code: 0))
  }

  @Test("A terminal sends ticks to the screen, which keys do not postpone")
  func terminalSendsTicks() throws {
    let program = try start("countdown")
    try terminal.wait(for: "10 seconds to go")
    var output = ""
    for _ in 0..<25 {
      try terminal.type("\u{1B}[A")
      usleep(100_000)
      output += try terminal.pendingOutput()
    }
    #expect(output.contains("8 seconds to go"))
    try terminal.type("\u{04}")
    try terminal.wait(for: end)
    #expect(program.wait() == .exited(code: 0))
  }
}
