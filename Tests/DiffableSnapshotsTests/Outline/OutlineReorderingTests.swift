import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The user drags items of an outline.
struct OutlineReorderingTests {
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
        screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
        screen.show(outline)
        let before = screen.dataSource.snapshot(for: "a")
        let isDone = screen.list.reorderItem(
          at: ItemPath(section: 0, item: first + source),
          to: ItemPath(section: 0, item: first + destination)
        )
        #expect(isDone)
        try screen.expectAgreement()
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
}
