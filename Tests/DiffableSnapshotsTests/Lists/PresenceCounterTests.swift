import Testing

@testable import DiffableSnapshots

/// Tests the number of present elements before an index.
struct PresenceCounterTests {
  private let presence = [true, false, true, true, false]

  private func counts(_ counter: PresenceCounter) -> [Int] {
    (0...presence.count).map(counter.count(before:))
  }

  @Test func onlyPresentElementsAreCounted() {
    #expect(counts(PresenceCounter(presence)) == [0, 1, 1, 2, 3, 3])
  }

  @Test func anInsertedElementIsCountedAfterItsIndex() {
    var counter = PresenceCounter(presence)
    counter.insert(1)
    #expect(counts(counter) == [0, 1, 2, 3, 4, 4])
  }

  @Test func aRemovedElementIsNotCounted() {
    var counter = PresenceCounter(presence)
    counter.remove(2)
    #expect(counts(counter) == [0, 1, 1, 1, 2, 2])
  }

  @Test func noElementsAreCountedAsZero() {
    #expect(PresenceCounter([]).count(before: 0) == 0)
  }
}
