import Foundation
import Testing

@Suite("The program of the article on terminals", .timeLimit(.minutes(5)))
struct GroceriesTests {
  private func start(_ variables: [String: String] = [:]) throws -> TerminalRun {
    try TerminalRun(of: "groceries", variables: variables, until: "Market")
  }

  @Test("Keys select, delete, drag and restore rows, and the terminal is restored at the end")
  func keysEditTheList() throws {
    let run = try start()
    #expect(!run.hasFormerSettings)
    try run.type("\u{1B}[B", until: "›     bread")
    try run.type("d", until: "›     rolls")
    try run.type("u", until: "+   bread")
    try run.type(" ", until: "↕     rolls")
    try run.type("\u{1B}[B\r", until: "› ~   rolls")
    try run.expectEnd(after: "q")
  }

  @Test("A window of another size is drawn again")
  func resizedWindowIsDrawnAgain() throws {
    let run = try start()
    try run.terminal.resize(columns: 6, lines: 2)
    run.program.send(SIGWINCH)
    try run.terminal.wait(for: "›   B…")
    try run.expectEnd(after: "\u{04}")
  }

  @Test("NO_COLOR switches colors off")
  func noColorSwitchesColorsOff() throws {
    let run = try start(["NO_COLOR": "1"])
    try run.type("\u{1B}[Bdu", until: "\u{1B}[0m  +   bread")
    try run.expectEnd(after: "q")
  }
}
