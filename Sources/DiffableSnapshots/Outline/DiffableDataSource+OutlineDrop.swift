extension DiffableDataSource {
  /// Drops the dragged item of a list of trees at a position among the children of an item.
  ///
  /// The descendants of the dragged item move with it. The parent and its ancestors are expanded. The handlers are
  /// called as for ``ListData/dropReorderedItem(at:)``, with a final snapshot in which all visible descendants have
  /// moved. A drop at the old position calls no handlers.
  ///
  /// - Parameters:
  ///   - parent: The new parent; nil for a root item.
  ///   - section: The section of the parent.
  ///   - index: The index among the children of the parent, after the dragged item was removed.
  /// - Returns: Whether the dragged item is at the new position. False when no item is dragged, the item was dropped
  ///   already, the section or the parent is unknown, the index is out of bounds, the parent is the dragged item or
  ///   one of its descendants, or a handler has ended the drag.
  package func dropReorderedItem(below parent: Item?, of section: Section, at index: Int) -> Bool {
    guard let dragSession, let source = dragSession.source, let shownOutlines,
      let oldSection = sectionIdentifier(for: source.section),
      let item = itemIdentifier(for: source),
      let destination = shownState.snapshot.indexOfSection(section)
    else { return false }
    if shownOutlines.trees[oldSection] == nil && shownOutlines.trees[section] == nil
      && parent == nil
    {
      return dropReorderedItem(at: ItemPath(section: destination, item: index))
    }
    let old = shownOutline(of: oldSection)
    var trees = OutlineTrees<Section, Item>()
    trees[oldSection] = old
    if section != oldSection { trees[section] = shownOutline(of: section) }
    guard old.contains(item) else { return false }
    let dragged = old.snapshot(of: item, includingParent: true)
    trees[oldSection]?.delete([item])
    guard trees[section]?.insertDropped(dragged, below: parent, at: index) == true else {
      return false
    }
    dragSession.source = nil
    if section == oldSection && trees[section] == old { return true }
    let final = shownState.snapshot.replacingVisibleItems(with: trees)
    let finalTrees = shownOutlines.trees.merging(trees)
    guard let path = final.itemPath(for: item) else { return false }
    let transaction = ReorderingTransaction(
      from: shownState.snapshot,
      to: final,
      item: item,
      Move(from: source, to: path),
      movedCount: dragged.visibleItems.count,
      DraggedOutlines(shownOutlines.trees, final: finalTrees)
    )
    reorderingHandlers.willReorder?(transaction)
    // The handler may have ended the drag.
    guard self.dragSession === dragSession else { return false }
    shownState.snapshot = final
    shownState.numberOfUserChanges += 1
    shownOutlines.trees = finalTrees
    if !queue.hasPendingApply {
      makeOutlines().trees = shownOutlines.trees
      replaceNewest(with: final, because: .outlineChange)
    }
    reorderingHandlers.didReorder?(transaction)
    return true
  }

  /// Returns the outline that the list shows in a section, with the item instances of the shown snapshot.
  func shownOutline(of section: Section) -> SectionSnapshot<Item> {
    guard let index = shownState.snapshot.indexOfSection(section) else { return SectionSnapshot() }
    return shownState.snapshot.outline(ofSection: index, in: shownOutlines?.trees)
  }
}

extension SectionSnapshot {
  /// Inserts an outline among the children of an item, and makes it visible.
  ///
  /// - Returns: Whether the outline was inserted; false if the parent is not in this outline, if the index is out of
  ///   bounds, or if this outline already has one of the items to insert.
  mutating func insertDropped(_ dropped: SectionSnapshot, below parent: Item?, at index: Int)
    -> Bool
  {
    if let parent, !contains(parent) { return false }
    let siblings = childItems(of: parent)
    guard (0...siblings.count).contains(index) else { return false }
    if index < siblings.count {
      insert(dropped, before: siblings[index])
    } else if let last = siblings.last {
      insert(dropped, after: last)
    } else if let parent {
      replace(childrenOf: parent, using: dropped)
    } else {
      self = dropped
    }
    guard problems.isEmpty else { return false }
    var ancestor = parent
    while let item = ancestor {
      expand([item])
      ancestor = self.parent(of: item)
    }
    return true
  }
}

extension Snapshot {
  /// Returns this snapshot with the visible items of each given outline as the items of its section.
  func replacingVisibleItems(with outlines: OutlineTrees<Section, Item>) -> Snapshot {
    var next = self
    for (section, _) in outlines.elements {
      if let index = next.indexOfSection(section) {
        next.deleteItems(next.store.items(ofSection: index))
      }
    }
    for (section, outline) in outlines.elements {
      guard let index = next.indexOfSection(section) else { continue }
      next.put(
        HashedItems(hashing: outline.visibleItems),
        at: next.shape.endLocation(ofSection: index)
      )
    }
    return next
  }
}
