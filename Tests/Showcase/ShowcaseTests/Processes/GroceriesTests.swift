import Foundation
import Testing

@Suite(
  "The program of the article on terminals",
  .enabled(if: ProgramRun.isPossible("groceries")),
  .timeLimit(.minutes(5))
)
struct GroceriesTests {
  private let terminal: PseudoTerminal
  private let settings: [UInt8]

  /// The escape sequences that show the cursor and leave full-screen mode.
  private let end = "\u{1B}[?25h\u{1B}[?1049l"

  init() throws {
    terminal = try PseudoTerminal(columns: 40, lines: 10)
    settings = terminal.settings
  }

  private func start(_ variables: [String: String] = [:]) throws -> ProgramRun {
    let program = try ProgramRun(
      of: "groceries",
      input: terminal.program,
      output: terminal.program,
      error: STDERR_FILENO,
      variables: variables
    )
    try terminal.wait(for: "Market")
    return program
  }

  @Test("Keys select, delete, drag and restore rows, and the terminal is restored at the end")
  func keysEditTheList() throws {
    let program = try start()
    #expect(terminal.settings != settings)
    try terminal.type("\u{1B}[B")
    try terminal.wait(for: "›     bread")
    try terminal.type("d")
    try terminal.wait(for: "›     rolls")
    try terminal.type("u")
    try terminal.wait(for: "+   bread")
    try terminal.type(" ")
    try terminal.wait(for: "↕     rolls")
    try terminal.type("\u{1B}[B\r")
    try terminal.wait(for: "› ~   rolls")
    try terminal.type("q")
    try terminal.wait(for: end)
    #expect(program.wait() == .exited(code: 0))
    #expect(terminal.settings == settings)
  }

  @Test("A window of another size is drawn again")
  func resizedWindowIsDrawnAgain() throws {
    let program = try start()
    try terminal.resize(columns: 6, lines: 2)
    program.send(SIGWINCH)
    try terminal.wait(for: "›   B…")
    try terminal.type("\u{04}")
    try terminal.wait(for: end)
    #expect(program.wait() == .exited(code: 0))
  }

  @Test("NO_COLOR switches colors off")
  func noColorSwitchesColorsOff() throws {
    let program = try start(["NO_COLOR": "1"])
    try terminal.type("\u{1B}[Bdu")
    try terminal.wait(for: "\u{1B}[0m  +   bread")
    try terminal.type("q")
    #expect(program.wait() == .exited(code: 0))
  }
}

@Suite("Exiting", .enabled(if: ProgramRun.isPossible("exit-in-terminal")), .timeLimit(.minutes(5)))
struct ExitTests {
  @Test("The terminal is restored when the program exits in full-screen mode")
  func exitRestoresTheTerminal() throws {
    let terminal = try PseudoTerminal(columns: 40, lines: 10)
    let settings = terminal.settings
    let program = try ProgramRun(
      of: "exit-in-terminal",
      input: terminal.program,
      output: terminal.program,
      error: STDERR_FILENO
    )
    try terminal.wait(for: "\u{1B}[?1049l")
    #expect(program.wait() == .exited(code: 3))
    #expect(terminal.settings == settings)
  }

  @Test("The program does not write to the restored terminal when it exits later")
  func exitAfterFullScreenWritesNothing() throws {
    let terminal = try PseudoTerminal(columns: 40, lines: 10)
    let program = try ProgramRun(
      of: "groceries",
      input: terminal.program,
      output: terminal.program,
      error: STDERR_FILENO
    )
    try terminal.wait(for: "Market")
    try terminal.type("q")
    let end = "\u{1B}[?1049l"
    try terminal.wait(for: end)
    #expect(program.wait() == .exited(code: 0))
    #expect(try !terminal.pendingOutput().contains(end))
  }
}
