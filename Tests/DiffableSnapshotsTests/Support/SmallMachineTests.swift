import TestSupport
import Testing

/// Tests the search that other tests use to explore all sequences of events.
struct SmallMachineTests {
  /// A door that must not be slammed while it is open, and must not be open at the end.
  private struct Door: SmallMachine {
    enum Event { case open, close, slam }

    var closesInTheEnd = true
    var possibleEvents: [Event] = [.open, .close]
    var failure: String?
    private var isOpen = false

    mutating func handle(_ event: Event) {
      if event == .slam && isOpen { failure = failure ?? "bang" }
      isOpen = event == .open
    }

    mutating func drain() {
      if closesInTheEnd { isOpen = false }
      if isOpen { failure = failure ?? "left open" }
    }
  }

  @Test func exploresAllSequences() {
    let (count, failure) = Door().explore(upTo: 4)
    #expect(count == 1 + 2 + 4 + 8 + 16)
    #expect(failure == nil)
  }

  @Test func reportsTheEventsThatLedToAFailure() {
    var door = Door()
    door.possibleEvents = [.close, .slam, .open]
    #expect(door.explore(upTo: 1).failure == nil)
    #expect(door.explore(upTo: 2) == (12, "open slam: bang"))
  }

  @Test func drainsAfterEachSequence() {
    var door = Door()
    door.closesInTheEnd = false
    #expect(door.explore(upTo: 1) == (2, "open: left open"))
  }
}
