import DiffableSnapshots
import TestSupport
import Testing

/// The cost of reads and edits of a large outline, in calls of `==` and `hash(into:)`.
@Suite(.withoutInternalChecks) struct SectionSnapshotCostTests {
  @Test func costFollowsTheItemsRead() {
    let counter = CallCounter()
    func id(_ number: Int) -> Measured { Measured(value: number, counter: counter) }
    let original = SectionSnapshot.tenLevels(counter)
    let chain = (0..<10).map { id($0 * 10_000 + 7700) }
    counter.reset()
    var copy = original
    copy.expand(chain)
    #expect(copy.isExpanded(chain[9]) && copy.isVisible(chain[9]))
    #expect(!original.isVisible(chain[9]))
    #expect(copy.level(of: chain[9]) == 9)
    #expect(copy.parent(of: chain[9])?.value == chain[8].value)
    copy.collapse(chain)
    #expect(!copy.isVisible(chain[9]))
    // Each of the 26 lookups hashes once and compares once.
    #expect(counter.hashCalls == 26)
    #expect(counter.equalCalls == 26)
    counter.reset()
    copy.expand([chain[0]])
    #expect(copy.visibleItems.count == 10_100)
    #expect(copy.items.count == 100_000)
    #expect(counter.hashCalls == 1)
    #expect(counter.equalCalls == 1)
  }

  /// A recursive walk or a recursive release of this tree would overflow the stack of a test's thread.
  @Test func deepTreesDoNotOverflowTheStack() {
    let count = Effort.isThorough ? 100_000 : 20_000
    do {
      var outline = SectionSnapshot([0])
      for item in 1..<count { outline.append([item], to: item - 1) }
      #expect(outline.visibleItems == [0])
      outline.expand(Array(0..<count))
      #expect(outline.visibleItems.count == count)
      #expect(outline.level(of: count - 1) == count - 1)
      #expect(outline.isVisible(count - 1))
      #expect(outline.index(of: count - 1) == count - 1)
      let copy = SectionSnapshot([-1])
      var other = copy
      other.insert(outline, after: -1)
      #expect(other.snapshot(of: 0, includingParent: true) == outline)
      other.delete([1])
      #expect(other.items == [-1, 0])
    }
  }
}
