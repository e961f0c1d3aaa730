import DiffableSnapshots

// Calls the methods of data sources and outlines that `Kitchen` does not use, for the same reason as in
// SnapshotCalls.swift.

private typealias LineSource<Section: Hashable & Sendable, Item: Hashable & Sendable> =
  DiffableDataSource<Section, Item, LineList>

func callLists() {
  let (fig, ripeFig) = (food(1, "fig"), food(1, "ripe fig"))
  let (shelf, cleanShelf) = (food(2, "shelf"), food(2, "clean shelf"))
  // The items, the sections, neither or both have content.
  let figs = LineSource<Int, Item>(
    target: LineList(),
    contentComparison: ContentComparison(items: changedName)
  ) { $2.model.name }
  show(in: figs, [(1, [fig])], [(1, [ripeFig])])
  figs.target.show("new content")
  let shelves = LineSource<Item, Int>(
    target: LineList(),
    contentComparison: ContentComparison(sections: changedName)
  ) { "\($2)" }
  show(in: shelves, [(shelf, [1])], [(cleanShelf, [1])])
  let numbers = LineSource<Int, Int>(target: LineList(), contentComparison: .none) { "\($2)" }
  show(in: numbers, [(1, [1])], [(1, [1])])
  let dataSource = LineSource<Item, Item>(
    target: LineList(),
    contentComparison: ContentComparison(
      items: { $1.isContentEqual(to: $0) ? nil : .reload },
      sections: { $1.isContentEqual(to: $0) ? nil : .reload }
    )
  ) { $2.model.name }
  show(in: dataSource, [(shelf, [fig])], [(cleanShelf, [ripeFig])])

  let path = ItemPath(section: 0, item: 0)
  check("item at a path", dataSource.itemIdentifier(for: path) == fig)
  check("path of an item", dataSource.itemPath(for: fig) == path)
  check("section at an index", dataSource.sectionIdentifier(for: 0) == shelf)
  check("index of a section", dataSource.index(for: shelf) == 0)

  dataSource.reorderingHandlers.canReorderItem = { _ in true }
  dataSource.reorderingHandlers.willReorder = {
    check("in the section", $0.sectionTransactions[0].initialItems == [fig])
  }
  dataSource.reorderingHandlers.didReorder = { transaction in
    check("removals", transaction.difference.removals.isEmpty)
    for section in transaction.sectionTransactions {
      print("\(section.sectionIdentifier.id): \(section.difference.insertions.count) inserted")
    }
  }
  dataSource.update(mode: .notAnimated) { snapshot in
    snapshot.appendSections([food(3, "basket")])
  }
  dataSource.target.drag(1, to: 2)
  check("dropped", dataSource.snapshot().itemPath(for: fig) == ItemPath(section: 1, item: 0))
}

/// Applies two snapshots that differ only in content.
private func show<Section, Item>(
  in dataSource: DiffableDataSource<Section, Item, LineList>,
  _ old: [(Section, [Item])],
  _ new: [(Section, [Item])]
) {
  dataSource.applyObserver = { report in print(report.changeset?.summary ?? "no changeset") }
  dataSource.apply(Snapshot(old))
  dataSource.apply(Snapshot(new))
}

func callOutlines() {
  var outline = SectionSnapshot([1, 2])
  outline.append([11, 12], to: 1)
  outline.insert([3], before: 1)
  outline.insert([4], after: 1)
  outline.insert(SectionSnapshot([5]), before: 3)
  outline.insert(SectionSnapshot([6]), after: 2)
  outline.replace(childrenOf: 6, using: SectionSnapshot([61]))
  outline.expand([1, 6])
  outline.collapse([6])
  outline.delete([4])
  check("outline", outline.items == [5, 3, 1, 11, 12, 2, 6, 61])
  check("roots", outline.rootItems == [5, 3, 1, 2, 6])
  check("visible", outline.visibleItems == [5, 3, 1, 11, 12, 2, 6] && outline.isVisible(11))
  check("expanded", outline.expandedItems == [1] && outline.isExpanded(1) && outline.contains(61))
  check("level and index", outline.level(of: 61) == 1 && outline.index(of: 61) == 7)
  check("parent", outline.parent(of: 61) == 6 && outline != SectionSnapshot())
  check("part", outline.snapshot(of: 1, includingParent: true).items == [1, 11, 12])
  outline.deleteAll()
  check("empty", outline == SectionSnapshot())
}
