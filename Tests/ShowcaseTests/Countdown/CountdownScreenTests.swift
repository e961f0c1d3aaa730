import DiffableTerminal
import Testing

@testable import showcase

@Suite("The countdown screen")
struct CountdownScreenTests {
  @Test("The countdown begins with 10 alone")
  func countdownBeginsWithTen() {
    let screen = CountdownScreen()
    #expect(screen.lines == ["  10"])
    #expect(screen.title == "10 seconds to go")
    #expect(screen.interval == 1)
  }

  @Test("Each second appends the next number down to 0, and then the row ship; the ticks then end")
  func eachSecondAppendsARow() throws {
    let screen = CountdownScreen(from: 2)
    #expect(try screen.press("tick"))
    #expect(screen.lines == ["  2", "+ 1"])
    #expect(screen.title == "1 second to go")
    #expect(screen.list.changes?.summary == "1 inserted")
    #expect(try screen.press("tick"))
    #expect(screen.lines == ["  2", "  1", "+ 0"])
    #expect(screen.title == "0 seconds to go")
    #expect(screen.interval == 1)
    #expect(try screen.press("tick"))
    #expect(screen.lines == ["  2", "  1", "  0", "+ ship"])
    #expect(screen.title == "Shipped")
    #expect(screen.interval == nil)
    #expect(try screen.press("tick"))
    #expect(screen.lines == ["  2", "  1", "  0", "+ ship"])
  }

  @Test("r starts again with the first number alone, at any time")
  func countdownCanBeRestarted() throws {
    let screen = CountdownScreen(from: 3)
    #expect(try screen.press("tick*2 r"))
    #expect(screen.lines == ["  3"])
    #expect(screen.list.changes?.summary == "2 deleted")
    #expect(try screen.press("tick*4 r"))
    #expect(screen.lines == ["  3"])
    #expect(screen.list.changes?.summary == "4 deleted")
    #expect(screen.interval == 1)
  }

  @Test("The newest row is always visible")
  func newestRowIsVisible() throws {
    let screen = CountdownScreen()
    screen.list.show(in: TerminalPane(top: 0, height: 4, width: 20))
    #expect(try screen.press("tick*5"))
    #expect(screen.list.firstRow == 2)
    #expect(try screen.press("tick*6"))
    #expect(screen.list.firstRow == 8)
    #expect(try screen.press("r"))
    #expect(screen.list.firstRow == 0)
  }

  @Test("Keys do not postpone a tick")
  func keysDoNotPostponeTicks() throws {
    let screen = CountdownScreen(from: 1)
    var clock = ScreenClock()
    let first = clock.nextTick(of: screen)
    let again = clock.nextTick(of: screen)
    #expect(first == again)
    #expect(try #require(first) - ScreenClock.now <= 1)
    clock.reset()
    let second = clock.nextTick(of: screen)
    #expect(try #require(second) >= #require(first))
    #expect(try screen.press("tick*2"))
    let none = clock.nextTick(of: screen)
    #expect(none == nil)
  }
}
