import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Shows every small outline, and applies every selection of its items and one new item, in every order.
@Suite(.withoutInternalChecks) struct OutlineExhaustiveTests {
  static let size = Effort.isThorough ? 4 : Effort.isReduced ? 2 : 3

  @Test func everyApplyPreservesExpandedAndHiddenItems() throws {
    let applied = arrangements(of: Array(0...Self.size))
    var count = 0
    for outline in outlines() {
      let snapshot = SectionSnapshot(outline)
      for items in applied {
        let screen = OutlineScreen()
        screen.dataSource.apply(snapshot, to: "a")
        let before = screen.dataSource.outlines
        screen.apply([("a", items)])
        let scene: Comment = "\(outline), applied \(items): \(screen.notation())"
        try screen.expectAgreement(scene)
        try expectExpandedAndHiddenItemsKept(before, in: screen.dataSource, scene)
        // A snapshot without changes leaves the outline unchanged.
        if items == snapshot.visibleItems {
          try #require(screen.dataSource.snapshot(for: "a") == snapshot, scene)
        }
        count += 1
      }
    }
    // Outlines times arrangements of their items and the new one.
    #expect(count == [2: 8 * 16, 3: 40 * 65, 4: 224 * 326][Self.size])
  }

  /// Returns every tree whose items are numbered in depth-first order, with every set of expanded items.
  private func outlines() -> [NaiveOutline] {
    var shapes: [[Int]] = [[0]]
    for _ in 1..<Self.size {
      shapes = shapes.flatMap { levels in (0...levels[levels.count - 1] + 1).map { levels + [$0] } }
    }
    return shapes.flatMap { levels in
      (0..<1 << levels.count).map { expanded in
        var outline = NaiveOutline()
        var path: [Int] = []
        for (item, level) in levels.enumerated() {
          let node = NaiveOutline.Node(item: item, isExpanded: expanded >> item & 1 == 1)
          path.removeSubrange(level...)
          if let parent = path.last {
            outline.update(parent) { $0.children.append(node) }
          } else {
            outline.roots.append(node)
          }
          path.append(item)
        }
        return outline
      }
    }
  }

  /// Returns every selection of items in every order.
  private func arrangements(of items: [Int]) -> [[Int]] {
    var all: [[Int]] = [[]]
    var longest = all
    for _ in items {
      longest = longest.flatMap { start in
        items.filter { !start.contains($0) }.map { start + [$0] }
      }
      all += longest
    }
    return all
  }
}
