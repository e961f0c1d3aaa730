import Testing

@testable import showcase

@Suite("The countdown screen")
struct CountdownScreenTests {
  @Test("Each tick deletes one number; the end shows a ship and stops the ticks")
  func ticksDeleteNumbersUntilTheEnd() throws {
    let screen = try CountdownScreen(from: 2)
    #expect(screen.lines == ["  2", "  1"])
    #expect(screen.title == "2 to go")
    #expect(screen.interval == 1)
    #expect(try screen.press("tick"))
    #expect(screen.lines == ["  1"])
    #expect(screen.list.changes?.summary == "1 deleted")
    #expect(try screen.press("tick"))
    #expect(screen.lines == ["+ ship"])
    #expect(screen.title == "Done")
    #expect(screen.interval == nil)
    #expect(try screen.press("tick"))
    #expect(screen.lines == ["+ ship"])
  }

  @Test("The countdown can be restarted at any time")
  func countdownCanBeRestarted() throws {
    let screen = try CountdownScreen(from: 3)
    #expect(try screen.press("tick r"))
    #expect(screen.lines == ["+ 3", "  2", "  1"])
    #expect(try screen.press("tick*3 r"))
    #expect(screen.lines == ["+ 3", "+ 2", "+ 1"])
    #expect(screen.interval == 1)
  }

  @Test("Keys do not postpone a tick")
  func keysDoNotPostponeTicks() throws {
    let screen = try CountdownScreen(from: 1)
    var clock = ScreenClock()
    let first = clock.nextTick(of: screen)
    let again = clock.nextTick(of: screen)
    #expect(first == again)
    #expect(try #require(first) - ScreenClock.now <= 1)
    clock.reset()
    let second = clock.nextTick(of: screen)
    #expect(try #require(second) >= #require(first))
    #expect(try screen.press("tick"))
    let none = clock.nextTick(of: screen)
    #expect(none == nil)
  }
}
