import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Deletions by the user in a section that shows an outline.
struct OutlineDeletionTests {
  private final class Recorder {
    var deleted: [Int] = []
  }

  typealias Case = (title: String, before: NaiveOutline, deleted: Int, after: String)

  static let cases: [Case] = [
    ("a leaf", "1(2 3) 4", 2, "1(3) 4"),
    ("the last child", "1(2) 4", 2, "1() 4"),
    ("a collapsed parent", "1[2(3)] 4", 1, "4"),
    ("an expanded parent", "1(2 3) 4", 1, "4"),
    ("an expanded parent with a collapsed child", "1(2 3[5]) 4", 1, "4"),
    ("an expanded parent on the second level", "1(2(3 4(6)) 5) 7", 2, "1(5) 7"),
    ("an expanded item without children", "1() 4", 1, "4"),
    ("the only root", "1(2(3))", 1, ""),
  ]

  @Test(arguments: cases, ListKind.all)
  func descendantsAreDeletedToo(_ example: Case, _ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    screen.show(example.before)
    screen.apply([("before", [100]), ("a", example.before.visibleItems), ("after", [200])])
    let recorder = Recorder()
    screen.dataSource.itemHandlers.canDeleteItem = { _ in true }
    screen.dataSource.itemHandlers.didDeleteItem = { item, _ in
      recorder.deleted.append(item)
    }
    let path = try #require(screen.dataSource.itemPath(for: example.deleted))
    #expect(screen.list.data?.perform(.delete, at: path) == true)
    #expect(screen.notation() == example.after)
    try screen.expectAgreement()
    #expect(recorder.deleted == [example.deleted], "The handler is not called for descendants")
  }

  /// Only items of an outline have descendants, so the items after a deleted item of another section are kept.
  @Test func anotherSectionDeletesOneItem() throws {
    let screen = OutlineScreen()
    screen.show("1(2 3)")
    screen.apply([("a", [1, 2, 3]), ("flat", [200, 201])])
    screen.dataSource.itemHandlers.canDeleteItem = { _ in true }
    #expect(screen.list.deleteItem(at: ItemPath(section: 1, item: 0)))
    #expect(screen.notation() == "1(2 3)")
    #expect(screen.dataSource.snapshot().itemIdentifiers == [1, 2, 3, 201])
    try screen.expectAgreement()
  }
}
