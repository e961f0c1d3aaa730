import TestSupport
import Testing

@testable import DiffableSources

/// The cost of changing many children, as the number of calls.
struct ManyChildrenCostTests {
  /// A source that shows its children in one section and counts the visits of the children.
  private final class CountingParent: ListSource<Int> {
    /// The number of visits of children.
    ///
    /// Reading or searching the children visits all of them.
    var visits = 0

    private var children: [ListSource<Int>]

    init(_ children: [ListSource<Int>]) {
      self.children = children
      super.init()
      _ = attach(children)
    }

    override var mergesSections: Bool { true }

    override var shownChildren: [ListSource<Int>] {
      visits += children.count
      return children
    }

    override func shows(_ child: ListSource<Int>) -> Bool {
      visits += 1
      return true
    }

    override func removeChildren(_ ids: Set<SourceID>) {
      visits += children.count
      children.removeAll { ids.contains($0.id) }
    }
  }

  /// The cost of a change of all children.
  private struct Cost {
    /// The number of visits of children.
    var visits: Int

    /// The number of times that lists were updated.
    var updates: Int

    var batches: Int
    var changes: Int
    var hashCalls: Int
    var equalCalls: Int
  }

  /// Gives each child an item in one update, and then moves all children to another source.
  ///
  /// - Returns: The costs of both changes.
  private func costs(ofChildren count: Int) -> [Cost] {
    let counter = CallCounter()
    let children = (0..<count).map { _ in BasicSource<Measured, Int> { $0.value } }
    let screen = CountingParent(children)
    let list = SilentList<Int>()
    let connection = screen.connect(to: list)
    var updates = 0
    screen.observers.append(ListSource.Observer(id: SourceID()) { _ in updates += 1 })
    func cost(of change: () -> Void) -> Cost {
      let (batches, changes) = (list.numberOfBatches, list.numberOfChanges)
      (screen.visits, updates) = (0, 0)
      counter.reset()
      change()
      return Cost(
        visits: screen.visits,
        updates: updates,
        batches: list.numberOfBatches - batches,
        changes: list.numberOfChanges - changes,
        hashCalls: counter.hashCalls,
        equalCalls: counter.equalCalls
      )
    }
    let insertion = cost {
      screen.update {
        for (number, child) in children.enumerated() { child.items = [counter.identifier(number)] }
      }
    }
    #expect(connection.snapshot().numberOfItems == count)
    let other = CompositeSource<Int>(sections: .merged)
    let removal = cost { other.children = children }
    #expect(connection.snapshot().numberOfItems == 0)
    #expect(children.allSatisfy { $0.parent === other })
    return [insertion, removal]
  }

  @Test func costOfChangingAllChildrenIsProportionalToTheirNumber() {
    for (small, large) in zip(costs(ofChildren: 1_000), costs(ofChildren: 10_000)) {
      #expect([small.updates, large.updates] == [1, 1])
      #expect([small.batches, large.batches] == [1, 1])
      #expect([small.changes, large.changes] == [1_000, 10_000])
      #expect([small.visits, large.visits] == [1_000, 10_000])
      // The internal checks compare and hash all items after each edit.
      #if !DIFFABLE_INTERNAL_CHECKS
        #expect(small.hashCalls <= 3_000 && large.hashCalls <= 30_000)
        #expect(small.equalCalls == 0 && large.equalCalls == 0)
      #endif
    }
  }

  // The internal checks compare and hash all items after each edit.
  #if !DIFFABLE_INTERNAL_CHECKS
    /// The children before and after a child that is inserted, moved or removed are neither compared nor hashed.
    @Test(arguments: [CompositeSource<Int>.Sections.separate, .merged], [200, 800])
    func costOfChangingOneChildDoesNotDependOnTheirNumber(
      _ sections: CompositeSource<Int>.Sections,
      count: Int
    ) {
      let counter = CallCounter()
      func child(_ number: Int) -> BasicSource<Measured, Int> {
        let child = BasicSource<Measured, Int> { $0.value }
        child.items = (0..<4).map { counter.identifier(4 * number + $0) }
        return child
      }
      let screen = CompositeSource((0..<count).map(child), sections: sections)
      let connection = screen.connect(to: SilentList<Int>())
      let (last, middle) = (child(count), child(count + 1))
      let changes: [(String, () -> Void)] = [
        ("append", { screen.children.append(last) }),
        ("insert", { screen.children.insert(middle, at: count / 2) }),
        ("swap", { screen.children.swapAt(count / 2, count / 2 + 1) }),
        ("remove", { screen.remove(middle) }),
        ("view", { middle.supplementaryViewProvider = { _ in 1 } }),
      ]
      // In one section, a difference compares the items of the changed chunks.
      let most = sections == .merged ? 2 * 512 : 32
      for (name, change) in changes {
        counter.reset()
        change()
        #expect(counter.equalCalls <= most, "\(name)")
        #expect(counter.hashCalls <= 32, "\(name)")
      }
      #expect(connection.snapshot().numberOfItems == 4 * (count + 1))
    }
  #endif
}
