import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Expanding inserts exactly the items that become visible; collapsing deletes exactly the items that become
/// hidden.
struct ExpandingTests {
  /// Returns the changes that insert or delete ranges of items in the second section.
  private func changes(
    _ kind: ListKind,
    insertions: Range<Int> = 0..<0,
    deletions: Range<Int> = 0..<0
  ) -> [ListChanges?] {
    // In a list without sections, two headers and the item of the first section are before the items.
    let path = { (item: Int) in
      kind.hasSections
        ? ItemPath(section: 1, item: item) : ItemPath(section: 0, item: item + 3)
    }
    var changes = ListChanges()
    changes.items.insertions = insertions.map(path)
    changes.items.deletions = deletions.map(path)
    return [changes]
  }

  @Test(arguments: ListKind.all)
  func onlyItemsThatBecomeVisibleOrHiddenChange(_ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    let source = screen.dataSource
    screen.apply([("top", [100]), ("a", [])])
    screen.show("1 2[3 4(5 6) 7[8]] 9")
    _ = screen.receivedChanges()

    #expect(source.expandItem(2))
    #expect(screen.receivedChanges() == changes(kind, insertions: 2..<7))
    #expect(screen.notation() == "1 2(3 4(5 6) 7[8]) 9")
    try screen.expectAgreement()

    #expect(source.expandItem(7))
    #expect(screen.receivedChanges() == changes(kind, insertions: 7..<8))

    // Expanded descendants stay expanded while they are hidden.
    #expect(source.collapseItem(2))
    #expect(screen.receivedChanges() == changes(kind, deletions: 2..<8))
    #expect(screen.notation() == "1 2[3 4(5 6) 7(8)] 9")
    try screen.expectAgreement()
    #expect(source.toggleItem(2))
    #expect(screen.receivedChanges() == changes(kind, insertions: 2..<8))
    #expect(source.toggleItem(4))
    #expect(screen.receivedChanges() == changes(kind, deletions: 4..<6))
    try screen.expectAgreement()
    #expect(source.snapshot().itemIdentifiers == [100, 1, 2, 3, 4, 7, 8, 9])
  }

  @Test func expandingAHiddenItemSendsNoChanges() throws {
    let screen = OutlineScreen()
    screen.show("1[2[3] 4]")
    _ = screen.receivedChanges()
    #expect(screen.dataSource.expandItem(2))
    #expect(screen.receivedChanges() == [])
    #expect(screen.dataSource.isExpanded(2))
    #expect(screen.dataSource.level(of: 3) == 2)
    screen.dataSource.expandItem(1)
    #expect(screen.notation() == "1(2(3) 4)")
    try screen.expectAgreement()
  }

  @Test func callsWithoutEffectCallTheirCompletions() {
    let screen = OutlineScreen()
    let source = screen.dataSource
    var completed = 0
    #expect(!source.expandItem(1) { completed += 1 })
    #expect(!source.collapseItem(1) { completed += 1 })
    #expect(completed == 2)
    #expect(screen.receivedChanges() == [])
    screen.show("1(2)")
    #expect(!source.expandItem(1) { completed += 1 })
    #expect(!source.collapseItem(2) { completed += 1 })
    #expect(!source.collapseItem(99) { completed += 1 })
    #expect(completed == 5)
    #expect(screen.receivedChanges() == [nil])
    #expect(source.level(of: 99) == nil && !source.isExpanded(99))
  }

  @Test func completionsAreCalledInOrder() {
    let screen = OutlineScreen()
    var completed: [Int] = []
    screen.list.delaysCompletions = true
    screen.dataSource.apply(SectionSnapshot("1[2]"), to: "a") { completed.append(0) }
    screen.dataSource.expandItem(1) { completed.append(1) }
    screen.dataSource.expandItem(1) { completed.append(2) }
    screen.dataSource.collapseItem(1, mode: .notAnimated) { completed.append(3) }
    #expect(completed == [])
    for _ in 0..<3 { screen.list.completeNext() }
    #expect(completed == [0, 1, 2, 3])
  }

  @Test func itemsOfASectionWithoutOutlineAreRoots() {
    let screen = OutlineScreen()
    screen.apply([("a", [1, 2]), ("b", [3])])
    #expect(screen.notation() == "1 2")
    #expect(screen.notation(of: "c") == "")
    #expect(screen.dataSource.level(of: 2) == 0)
    screen.dataSource.expandItem(2)
    #expect(screen.notation() == "1 2()")
    #expect(screen.notation(of: "b") == "3")
  }
}
