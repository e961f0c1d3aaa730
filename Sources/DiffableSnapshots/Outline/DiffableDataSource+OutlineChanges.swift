extension DiffableDataSource {
  /// Expands an item in its outline, after calling the handlers that may change its descendants.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - call: The signature of the call that has a problem.
  /// - Returns: The newest snapshot with the items that become visible, and with the problem of items that are elsewhere
  ///   in the outline; nil if the item is expanded or unknown.
  @inlinable
  func snapshot(
    expanding item: Item,
    call: String
  ) -> Snapshot<Section, Item>? {
    // If a drag begins now, it must begin before the outlines change.
    pauseIfNecessary()
    let handlers = sectionSnapshotHandlers
    handlers.willExpandItem?(item)
    var children: SectionSnapshot<Item>?
    if let load = handlers.snapshotForExpandingParent,
      let section = section(of: item, whereExpanded: false)
    {
      let present = outlineTrees?[section]?.snapshot(of: item)
      children = load(item, present ?? SectionSnapshot())
    }
    // The handlers may have applied snapshots, so the item is looked up again.
    guard let section = section(of: item, whereExpanded: false) else {
      return nil
    }
    var next = newest
    let outlines = makeOutlines().copy()
    var outline = outlines.trees[section] ?? snapshot(for: section)
    if let children {
      outline.replace(childrenOf: item, using: children, call: call)
      // Items that are elsewhere in the outline stay there.
      let loaded = outline.problems.isEmpty ? children : outline.snapshot(of: item)
      next.record(outline)
      outline.removeProblems()
      outlines.remove(loaded, exceptFrom: section)
      next.deleteItems(loaded.items)
    }
    let shown = outline.setExpanded(item, true)
    outlines.trees[section] = outline
    if let location = next.store.location(of: item) {
      next.put(HashedItems(hashing: shown), nextTo: location, distance: 1)
    }
    makeOutlines().trees = outlines.trees
    return next
  }

  /// Collapses an item in its outline, after calling the handler.
  ///
  /// - Parameter item: The item.
  /// - Returns: The newest snapshot without the items that become hidden; nil if the item is not expanded.
  @inlinable
  func snapshot(collapsing item: Item) -> Snapshot<Section, Item>? {
    pauseIfNecessary()
    sectionSnapshotHandlers.willCollapseItem?(item)
    // The handlers may have applied snapshots, so the item is looked up again.
    guard let section = section(of: item, whereExpanded: true),
      let outlines = outlines?.copy()
    else { return nil }
    var next = newest
    let hidden = outlines.trees[section]?.setExpanded(item, false) ?? []
    // The snapshot may have newer instances of the items that become hidden. So the outline takes these
    // instances before the snapshot deletes the items.
    if let path = next.itemPath(for: item) {
      for offset in hidden.indices {
        let path = ItemPath(section: path.section, item: path.item + 1 + offset)
        if let item = next.itemIdentifier(for: path) { outlines.trees[section]?.tree.update(item) }
      }
    }
    next.deleteItems(hidden)
    makeOutlines().trees = outlines.trees
    return next
  }
}

extension SectionSnapshot {
  /// Expands or collapses an item.
  ///
  /// - Returns: The items that become visible or hidden, in order.
  @inlinable
  mutating func setExpanded(_ item: Item, _ isExpanded: Bool) -> [Item] {
    guard let slot = tree.slot(of: item) else { return [] }
    tree.nodes[slot].isExpanded = isExpanded
    return tree.isVisible(slot) ? tree.items(below: slot, visibleOnly: true) : []
  }
}

extension ItemTree {
  /// Replaces the stored instance of an item with an equal instance, if the tree has the item.
  @inlinable
  mutating func update(_ item: Item) {
    if let slot = slot(of: item) { items[slot] = item }
  }
}
