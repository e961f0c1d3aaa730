#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import Testing

  @MainActor
  struct OutlineViewRandomTests {
    /// Changes a random tree again and again, by program and by the user.
    ///
    /// After each change, the rows, their levels and the expanded items must be those of the data source.
    @Test(arguments: [(1, false), (2, true)])
    func theScreenAlwaysEqualsTheSnapshot(seed: UInt64, sections: Bool) {
      var random = SeededGenerator(seed: seed)
      let outline = Outline([("a", "1(2 3(4))")], sections: sections)
      var failures = 0
      for step in 0..<11_000 where failures < 3 {
        let change = outline.change(using: &random)
        if outline.rows != outline.expectedRows {
          failures += 1
          Issue.record(
            "Step \(step), \(change): \(outline.rows) instead of \(outline.expectedRows)"
          )
        }
        for section in outline.dataSource.snapshot().sectionIdentifiers {
          let tree = outline.dataSource.snapshot(for: section)
          for item in tree.visibleItems where outline.outlineView.isExpandable(outline.node(item)) {
            if outline.outlineView.isItemExpanded(outline.node(item)) != tree.isExpanded(item) {
              failures += 1
              Issue.record("Step \(step), \(change): item \(item)")
            }
          }
        }
      }
    }
  }

  extension Outline {
    /// Changes the outline at random, and returns what was done.
    func change(using random: inout SeededGenerator) -> String {
      let item = Int.random(in: 0..<24, using: &random)
      let sections = ["a", "b", "c"]
      let section = sections.randomElement(using: &random) ?? "a"
      let isAnimated = Bool.random(using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0...3:
        var tree = dataSource.snapshot(for: section)
        for _ in 0..<Int.random(in: 1...4, using: &random) { tree.edit(using: &random) }
        dataSource.apply(tree, to: section, animatingDifferences: isAnimated)
        return "edits"
      case 4:
        let tree = SectionSnapshot.random(using: &random)
        dataSource.apply(tree, to: section, animatingDifferences: isAnimated)
        return "a new tree"
      case 5:
        let section = dataSource.snapshot().sectionIdentifiers.randomElement(using: &random)
        if let section, Int.random(in: 0..<4, using: &random) == 0 {
          dataSource.update { $0.deleteSections([section]) }
        }
        return "a deleted section"
      case 6:
        dataSource.update { snapshot in
          let items = snapshot.itemIdentifiers
          guard let first = items.randomElement(using: &random),
            let second = items.randomElement(using: &random), first != second
          else { return }
          if Bool.random(using: &random) { snapshot.moveItem(first, afterItem: second) }
          snapshot.deleteItems([items.randomElement(using: &random) ?? 0])
        }
        return "edits of the flat snapshot"
      case 7:
        dataSource.toggleItem(item)
        return "item \(item) toggled by program"
      case 8:
        dataSource.apply(dataSource.snapshot(), mode: .reload)
        return "a reload"
      default:
        guard dataSource.row(forItemIdentifier: item) != nil else { return "nothing" }
        if outlineView.isItemExpanded(node(item)) {
          outlineView.collapseItem(node(item), collapseChildren: Bool.random(using: &random))
        } else {
          outlineView.expandItem(node(item), expandChildren: Bool.random(using: &random))
        }
        return "item \(item) toggled by the user"
      }
    }
  }

  extension SectionSnapshot<Int> {
    static func random(using random: inout SeededGenerator) -> SectionSnapshot {
      var tree = SectionSnapshot()
      let items = Array(0..<24).shuffled(using: &random)
      for item in items.prefix(Int.random(in: 0...24, using: &random)) {
        tree.append(
          [item],
          to: Int.random(in: 0..<3, using: &random) == 0
            ? nil : tree.items.randomElement(using: &random)
        )
        if Int.random(in: 0..<3, using: &random) > 0 { tree.expand([item]) }
      }
      return tree
    }

    /// Inserts, deletes, moves, expands or collapses an item at random.
    mutating func edit(using random: inout SeededGenerator) {
      let item = Int.random(in: 0..<24, using: &random)
      guard contains(item) else {
        return append([item], to: items.randomElement(using: &random))
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: delete([item])
      case 1: expand([item])
      case 2: collapse([item])
      default:
        let subtree = snapshot(of: item, includingParent: true)
        delete([item])
        guard let anchor = items.randomElement(using: &random) else { return self = subtree }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: insert(subtree, before: anchor)
        case 1: insert(subtree, after: anchor)
        default:
          let children = snapshot(of: anchor)
          if let last = children.rootItems.last {
            insert(subtree, after: last)
          } else {
            replace(childrenOf: anchor, using: subtree)
          }
        }
      }
    }
  }
#endif
