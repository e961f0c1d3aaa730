import Testing

@testable import showcase

@Suite("The screen of the countdown")
struct CountdownScreenTests {
  @Test("Each tick takes one away; at the end there is a ship, and nothing ticks")
  func ticks() throws {
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

  @Test("It can start again at any time")
  func restart() throws {
    let screen = try CountdownScreen(from: 3)
    #expect(try screen.press("tick r"))
    #expect(screen.lines == ["+ 3", "  2", "  1"])
    #expect(try screen.press("tick*3 r"))
    #expect(screen.lines == ["+ 3", "+ 2", "+ 1"])
    #expect(screen.interval == 1)
  }

  @Test("Keys do not put a tick off")
  func clock() throws {
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
