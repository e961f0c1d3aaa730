import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Drags of the user in an outline.
struct OutlineReorderingTests {
  static let outlines: [NaiveOutline] = [
    "1 2 3", "1(2 3) 4", "1(2 3 4[8]) 5", "1[8 9] 2(3(4) 5[7]) 6", "1(2(3)) 4[9]",
  ]

  /// What the user does not drag keeps its parent, but for what the dragged item has shown.
  ///
  /// The fewest changes can be to move a neighbour instead, which must not become a child elsewhere.
  @Test(arguments: ListKind.all, outlines)
  func onlyTheDraggedItemChangesItsParent(_ kind: ListKind, _ outline: NaiveOutline) throws {
    // In rows a header comes before.
    let first = kind.capabilities.contains(.headerRows) ? 1 : 0
    for source in outline.visibleItems.indices {
      for destination in outline.visibleItems.indices where destination != source {
        let screen = OutlineScreen(kind)
        screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
        try screen.show(outline)
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
            "\(item) after \(dragged) went to \(destination): \(screen.notation())"
          )
        }
      }
    }
  }
}
