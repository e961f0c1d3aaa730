import DiffableTerminal
import Testing

@testable import TestedShowcase

@MainActor
@Suite("The countdown screen")
struct CountdownScreenTests {
  @Test("The countdown is played to its end and restarted, and the newest row is always visible")
  func newestRowIsVisible() async throws {
    let screen = CountdownScreen()
    screen.list.show(in: TerminalPane(top: 0, height: 4, width: 20))
    #expect(screen.lines == ["  10"])
    #expect(screen.title == "10 seconds to go" && screen.interval == 1)
    try await screen.press("tick*9")
    #expect(screen.title == "1 second to go")
    #expect(screen.list.firstRow == 6)
    try await screen.press("tick*2")
    #expect(screen.lines.suffix(2) == ["  0", "+ ship"])
    #expect(screen.title == "Shipped" && screen.interval == nil)
    try await screen.press("tick")
    #expect(screen.lines.count == 12)
    try await screen.press("r")
    #expect(screen.lines == ["  10"])
    #expect(screen.list.changes?.summary == "11 deleted")
    #expect(screen.list.firstRow == 0 && screen.interval == 1)
  }
}
