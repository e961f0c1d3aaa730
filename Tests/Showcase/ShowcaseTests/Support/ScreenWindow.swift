import DiffableTerminal
import Testing

@testable import TestedShowcase

/// A screen in a window of a terminal in memory.
@MainActor
struct ScreenWindow {
  private(set) var terminal: FakeScreen
  private let screen: any Screen
  private var window: Window

  /// Draws the screen.
  init(_ screen: any Screen, columns: Int, lines: Int, usesColors: Bool = true) throws {
    self.screen = screen
    terminal = FakeScreen(columns: max(1, columns), lines: lines)
    window = Window(size: Terminal.Size(columns: columns, lines: lines), usesColors: usesColors)
    try terminal.receive(window.draw(screen))
  }

  var lines: [String] { terminal.lines }

  /// Presses keys by name, and draws the screen after each of them.
  mutating func press(_ keys: String) async throws {
    for step in try Script(keys).steps {
      try #require(await screen.receive(step.event))
      await screen.finishWork()
      terminal.forgetWrites()
      try terminal.receive(window.draw(screen))
    }
  }
}
