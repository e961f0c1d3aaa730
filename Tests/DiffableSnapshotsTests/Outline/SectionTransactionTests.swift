import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The section snapshots of a transaction are the outlines before and after the user's drag.
struct SectionTransactionTests {
  private final class Seen {
    var transactions: [ReorderingTransaction<String, Int>] = []
    var notations: [[String]] = []
  }

  /// Allows all drags, and records each transaction and the outlines of its sections before and after the drop.
  private func observe(_ screen: OutlineScreen) -> Seen {
    let seen = Seen()
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    let note: (ReorderingTransaction<String, Int>) -> Void = { [unowned screen] transaction in
      seen.notations.append(
        transaction.sectionTransactions.map { screen.notation(of: $0.sectionIdentifier) }
      )
    }
    screen.dataSource.reorderingHandlers.willReorder = note
    screen.dataSource.reorderingHandlers.didReorder = { transaction in
      note(transaction)
      seen.transactions.append(transaction)
    }
    return seen
  }

  private func notations(_ transaction: ReorderingTransaction<String, Int>) -> [[String]] {
    [
      transaction.sectionTransactions.map(\.initialSnapshot.notation),
      transaction.sectionTransactions.map(\.finalSnapshot.notation),
    ]
  }

  /// The differences of the transaction have to turn the old items into the new ones.
  private func expectDifferences(of transaction: ReorderingTransaction<String, Int>) {
    let (old, new) = (transaction.initialSnapshot, transaction.finalSnapshot)
    #expect(old.itemIdentifiers.applying(transaction.difference) == new.itemIdentifiers)
    for section in transaction.sectionTransactions {
      #expect(section.initialItems == section.initialSnapshot.visibleItems)
      #expect(section.finalItems == section.finalSnapshot.visibleItems)
      #expect(section.initialItems.applying(section.difference) == section.finalItems)
    }
  }

  @Test func aCollapsedItemMovesToAnotherOutlineWithItsChildren() throws {
    let screen = OutlineScreen()
    screen.show("1(2[3 4] 5)", in: "a")
    screen.show("6(7) 8", in: "b")
    let seen = observe(screen)
    screen.list.reorderItem(at: ItemPath(section: 0, item: 1), to: ItemPath(section: 1, item: 1))
    let transaction = try #require(seen.transactions.first)
    #expect(notations(transaction) == [["1(2[3 4] 5)", "6(7) 8"], ["1(5)", "6(2[3 4] 7) 8"]])
    #expect(notations(transaction) == seen.notations)
    expectDifferences(of: transaction)
  }

  @Test func aSectionWithoutOutlineHasItsItemsAsRoots() throws {
    let screen = OutlineScreen()
    screen.apply([("a", [1, 2]), ("b", [3])])
    let seen = observe(screen)
    screen.list.reorderItem(at: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 0))
    let transaction = try #require(seen.transactions.first)
    #expect(notations(transaction) == [["1 2", "3"], ["2", "1 3"]])
  }

  static let outlines: [NaiveOutline] = [
    "1 2 3", "1(2 3) 4", "1(2 3 4[8]) 5", "1[8 9] 2(3(4) 5[7]) 6", "1(2(3)) 4[9]",
  ]

  /// All other items keep their parents, except the visible children of the dragged item.
  ///
  /// The minimal difference of the snapshots may move a neighbor of the dragged item instead. That neighbor
  /// must not get another parent.
  @Test(arguments: ListKind.all, outlines)
  func onlyTheDraggedItemChangesItsParent(_ kind: ListKind, _ outline: NaiveOutline) throws {
    // In a list with header rows, the first row is a header.
    let first = kind.capabilities.contains(.headerRows) ? 1 : 0
    for source in outline.visibleItems.indices {
      for destination in outline.visibleItems.indices where destination != source {
        let screen = OutlineScreen(kind)
        screen.show(outline)
        let seen = observe(screen)
        let before = screen.dataSource.snapshot(for: "a")
        let isDone = screen.list.reorderItem(
          at: ItemPath(section: 0, item: first + source),
          to: ItemPath(section: 0, item: first + destination)
        )
        #expect(isDone)
        try screen.expectAgreement()
        let transaction = try #require(seen.transactions.first)
        #expect(notations(transaction) == seen.notations)
        expectDifferences(of: transaction)
        let after = screen.dataSource.snapshot(for: "a")
        let dragged = before.visibleItems[source]
        #expect(Set(after.items) == Set(before.items))
        for item in before.items where item != dragged {
          var parent = before.parent(of: item)
          if parent == dragged && before.isExpanded(dragged) { parent = before.parent(of: dragged) }
          #expect(
            after.parent(of: item) == parent,
            "\(item) after \(dragged) moved to \(destination): \(screen.notation())"
          )
        }
      }
    }
  }

  /// The transaction is about what the list shows, although the data source has a newer outline.
  @Test func anApplyThatWaitsForTheDragDoesNotChangeTheTransaction() throws {
    let screen = OutlineScreen()
    screen.show("1(2) 3[4]")
    let seen = observe(screen)
    let list = screen.list
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 2)))
    screen.show("5(6)")
    #expect(list.dropReorderedItem(at: ItemPath(section: 0, item: 0)))
    let transaction = try #require(seen.transactions.first)
    #expect(notations(transaction) == [["1(2) 3[4]"], ["3[4] 1(2)"]])
    list.endReordering()
    #expect(screen.notation() == "5(6)")
  }

  /// The data source already has the outline of the apply, but the list does not show it yet.
  @Test @MainActor func anApplyThatIsPreparedDuringTheDragDoesNotChangeTheTransaction() async throws
  {
    let screen = OutlineScreen()
    screen.show("1(2) 3")
    let seen = observe(screen)
    let apply = Task.immediate {
      await screen.dataSource.apply(SectionSnapshot("1(2) 3 4"), to: "a")
    }
    let list = screen.list
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 2)))
    #expect(list.dropReorderedItem(at: ItemPath(section: 0, item: 0)))
    let transaction = try #require(seen.transactions.first)
    #expect(notations(transaction) == [["1(2) 3"], ["3 1(2)"]])
    list.endReordering()
    await apply.value
    #expect(screen.notation() == "1(2) 3 4")
  }

  // MARK: - Lists of trees

  /// The drop of a tree, and the outlines of the changed sections before and after it.
  struct TreeDrop: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var item: Int
    var parent: Int?
    var section: String
    var index: Int
    var before: [String]
    var after: [String]
    /// The numbers of changes of the sections; nil if the order of all items changes.
    var differences: [Int]?
  }

  static let treeDrops = [
    TreeDrop(
      testDescription: "to a collapsed parent, which the drop expands",
      item: 2,
      parent: 5,
      section: "a",
      index: 1,
      before: ["1(2(3) 4) 5[6 7]"],
      after: ["1(4) 5(6 2(3) 7)"]
    ),
    TreeDrop(
      testDescription: "to another section",
      item: 1,
      parent: 8,
      section: "b",
      index: 0,
      before: ["1(2(3) 4) 5[6 7]", "8"],
      after: ["5[6 7]", "8(1(2(3) 4))"]
    ),
    TreeDrop(
      testDescription: "to the start of the next section, which keeps the order of all items",
      item: 1,
      section: "b",
      index: 0,
      before: ["1(2)", "3"],
      after: ["", "1(2) 3"],
      differences: [2, 2]
    ),
    TreeDrop(
      testDescription: "to another parent at the same place, which keeps the order of the section",
      item: 2,
      section: "a",
      index: 1,
      before: ["1(2(3)) 4"],
      after: ["1() 2(3) 4"],
      differences: [0]
    ),
  ]

  @Test(arguments: treeDrops) func aTreeMovesWithItsVisibleItems(_ drop: TreeDrop) throws {
    let screen = OutlineScreen()
    screen.dataSource.updateTrees = { _, completion in completion() }
    for (section, outline) in zip(["a", "b"], drop.before) {
      screen.show(NaiveOutline(stringLiteral: outline), in: section)
    }
    let seen = observe(screen)
    #expect(try screen.drop(drop.item, below: drop.parent, of: drop.section, at: drop.index))
    let transaction = try #require(seen.transactions.first)
    #expect(notations(transaction) == [drop.before, drop.after])
    #expect(notations(transaction) == seen.notations)
    expectDifferences(of: transaction)
    if let differences = drop.differences {
      #expect(transaction.difference.isEmpty)
      #expect(transaction.sectionTransactions.map(\.difference.count) == differences)
    }
  }
}
