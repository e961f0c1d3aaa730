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

  @Test(arguments: OutlineReorderingTests.outlines)
  func theSnapshotsEqualTheSnapshotsOfTheDataSource(_ outline: NaiveOutline) throws {
    var count = 0
    for source in outline.visibleItems.indices {
      for destination in outline.visibleItems.indices where destination != source {
        let screen = OutlineScreen()
        screen.show(outline)
        let seen = observe(screen)
        screen.list.reorderItem(
          at: ItemPath(section: 0, item: source),
          to: ItemPath(section: 0, item: destination)
        )
        let transaction = try #require(seen.transactions.first)
        #expect(notations(transaction) == seen.notations)
        expectDifferences(of: transaction)
        count += 1
      }
    }
    #expect(count > 1)
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

  private func drop(
    _ item: Int,
    below parent: Int?,
    of section: String,
    at index: Int,
    _ screen: OutlineScreen
  ) throws -> Bool {
    let path = try #require(screen.dataSource.itemPath(for: item))
    guard screen.dataSource.beginReordering(at: path) else { return false }
    defer { screen.dataSource.endReordering() }
    return screen.dataSource.dropReorderedItem(below: parent, of: section, at: index)
  }

  private func treeScreen() -> OutlineScreen {
    let screen = OutlineScreen()
    screen.dataSource.updateTrees = { _, completion in completion() }
    screen.show("1(2(3) 4) 5[6 7]", in: "a")
    screen.show("8", in: "b")
    return screen
  }

  /// The items 6 and 7 become visible, because the drop expands their parent.
  @Test func aTreeMovesWithItsVisibleItemsToACollapsedParent() throws {
    let screen = treeScreen()
    let seen = observe(screen)
    #expect(try drop(2, below: 5, of: "a", at: 1, screen))
    let transaction = try #require(seen.transactions.first)
    #expect(notations(transaction) == [["1(2(3) 4) 5[6 7]"], ["1(4) 5(6 2(3) 7)"]])
    #expect(notations(transaction) == seen.notations)
    expectDifferences(of: transaction)
  }

  @Test func aTreeMovesWithItsVisibleItemsToAnotherSection() throws {
    let screen = treeScreen()
    let seen = observe(screen)
    #expect(try drop(1, below: 8, of: "b", at: 0, screen))
    let transaction = try #require(seen.transactions.first)
    #expect(notations(transaction) == [["1(2(3) 4) 5[6 7]", "8"], ["5[6 7]", "8(1(2(3) 4))"]])
    #expect(notations(transaction) == seen.notations)
    expectDifferences(of: transaction)
    #expect(transaction.sectionTransactions[0].difference.removals.count == 4)
    #expect(transaction.sectionTransactions[1].difference.insertions.count == 4)
  }

  @Test func aTreeThatMovesToTheStartOfTheNextSectionKeepsTheOrderOfAllItems() throws {
    let screen = OutlineScreen()
    screen.dataSource.updateTrees = { _, completion in completion() }
    screen.show("1(2)", in: "a")
    screen.show("3", in: "b")
    let seen = observe(screen)
    #expect(try drop(1, below: nil, of: "b", at: 0, screen))
    let transaction = try #require(seen.transactions.first)
    #expect(notations(transaction) == [["1(2)", "3"], ["", "1(2) 3"]])
    #expect(transaction.difference.isEmpty)
    #expect(transaction.sectionTransactions.map(\.difference.count) == [2, 2])
  }

  /// The items 2 and 3 stay where they are, but 2 becomes a root item.
  @Test func aTreeThatOnlyChangesItsParentKeepsTheOrderOfTheSection() throws {
    let screen = OutlineScreen()
    screen.dataSource.updateTrees = { _, completion in completion() }
    screen.show("1(2(3)) 4", in: "a")
    let seen = observe(screen)
    #expect(try drop(2, below: nil, of: "a", at: 1, screen))
    let transaction = try #require(seen.transactions.first)
    #expect(notations(transaction) == [["1(2(3)) 4"], ["1() 2(3) 4"]])
    #expect(transaction.difference.isEmpty)
    #expect(transaction.sectionTransactions.map(\.difference.isEmpty) == [true])
  }
}
