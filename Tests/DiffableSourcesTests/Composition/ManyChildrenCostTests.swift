import TestSupport
import Testing

@testable import DiffableSources

/// The cost of changing many children, as the number of calls.
@Suite(.withoutInternalChecks) struct ManyChildrenCostTests {
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

    override func childDidChange(_ child: ListSource<Int>) -> Bool {
      visits += 1
      return true
    }

    override func removeChildren(
      where shouldRemove: (ListSource<Int>) -> Bool
    ) -> [ListSource<Int>] {
      visits += children.count
      defer { children.removeAll(where: shouldRemove) }
      return children.filter(shouldRemove)
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
    screen.observers.append((SourceRegistry(), { _ in updates += 1 }))
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

  /// A source that counts how often its items are read.
  private final class CountingSource: ListSource<Int> {
    static let numberOfItems = 4

    private let reads: Reads
    private lazy var items: Snapshot<Int, SourceItem> = {
      var items = Snapshot<Int, SourceItem>.withOneSection
      for number in 0..<Self.numberOfItems {
        let box = TypedItem(number, of: id, version: ItemVersion()) { _, _ in true }
        items.appendItems([SourceItem(box)])
      }
      return items
    }()

    final class Reads {
      var count = 0
    }

    init(_ reads: Reads) { self.reads = reads }

    override var ownItems: Snapshot<Int, SourceItem>? {
      reads.count += 1
      return items
    }
  }

  /// A list adds only the items of new children to its snapshot, and keeps those of all other children.
  @Test(arguments: [CompositeSource<Int>.Sections.separate, .merged], [50, 1_600])
  func costOfChangingOneChildDoesNotDependOnTheirNumber(
    _ sections: CompositeSource<Int>.Sections,
    count: Int
  ) {
    let reads = CountingSource.Reads()
    let screen = CompositeSource((0..<count).map { _ in CountingSource(reads) }, sections: sections)
    let list = SilentList<Int>()
    let connection = screen.connect(to: list)
    let inserted = CountingSource(reads)
    // The number of sources whose items are read again: those from the first to the last one that changes.
    let changes: [(Int, () -> Void)] = [
      (1, { screen.children.append(CountingSource(reads)) }),
      (1, { screen.children.insert(inserted, at: count / 2) }),
      (2, { screen.children.swapAt(count / 2, count / 2 + 1) }),
      (0, { inserted.supplementaryViewProvider = { _ in 1 } }),
      (0, { screen.remove(inserted) }),
    ]
    for (number, change) in changes {
      reads.count = 0
      change()
      #expect(reads.count == number)
      #expect(connection.snapshot().numberOfItems % CountingSource.numberOfItems == 0)
    }
    #expect(connection.snapshot().numberOfItems == CountingSource.numberOfItems * (count + 1))
    // The list has received changes of single sources, and has not been reloaded.
    #expect(list.numberOfBatches >= 4)
  }
}
