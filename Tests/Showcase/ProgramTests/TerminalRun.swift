import Foundation
import Testing

/// A run of a built program in a terminal.
struct TerminalRun {
  let terminal: PseudoTerminal
  let program: ProgramRun

  /// The settings of the terminal before the program has changed them.
  private let settings: [UInt8]

  /// Starts the program in a terminal, and waits until it has written a text.
  ///
  /// If the terminal does not block, writing to a full terminal fails with `EAGAIN`.
  init(
    _ arguments: String...,
    of name: String = "showcase",
    variables: [String: String] = [:],
    blocks: Bool = true,
    until text: String? = nil
  ) throws {
    terminal = try PseudoTerminal(columns: 60, lines: 12, blocks: blocks)
    settings = terminal.settings
    program = try ProgramRun(
      arguments,
      of: name,
      input: terminal.program,
      output: terminal.program,
      error: STDERR_FILENO,
      variables: variables
    )
    if let text { try terminal.wait(for: text) }
  }

  /// Whether the program has not changed the settings of the terminal, or has restored them.
  var hasFormerSettings: Bool { terminal.settings == settings }

  /// Types keys, and waits until the program has written a text.
  @discardableResult
  func type(_ keys: String, until text: String) throws -> String {
    try terminal.type(keys)
    return try terminal.wait(for: text)
  }

  /// Expects that the program shows the cursor, leaves full-screen mode, and ends or stops without writing to the
  /// restored terminal.
  func expectEnd(_ state: ProgramRun.State = .exited(code: 0), after keys: String = "") throws {
    try type(keys, until: "\u{1B}[?25h\u{1B}[?1049l")
    #expect(program.wait() == state)
    #expect(hasFormerSettings)
    #expect(try !terminal.pendingOutput().contains("\u{1B}[?1049l"))
  }
}
