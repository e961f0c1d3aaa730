// The moves of an item by the user. A transaction with `movedCount` 0 leaves the item where it is.

extension Contents {
  /// Returns the transaction of a move between two paths, or nil when a path is out of bounds.
  ///
  /// The move is the whole difference. The fewest changes between the two snapshots may consist of other moves.
  func transaction(moving move: Move<ItemPath>) -> ReorderingTransaction<Section, Item>? {
    snapshot.movingItem(at: move.from, to: move.to).map { new in
      let final = changed(by: Changeset(from: snapshot, to: new, moving: move))
      let movedCount = move.from == move.to ? 0 : 1
      return ReorderingTransaction(from: self, to: final, move, movedCount: movedCount)
    }
  }

  /// Returns the transaction of a move to a position among the children of an item.
  ///
  /// The descendants of the item move with it. The parent and its ancestors are expanded.
  ///
  /// - Parameters:
  ///   - source: The path of the item.
  ///   - parent: The new parent; nil for a root item.
  ///   - section: The section of the parent.
  ///   - index: The index among the children of the parent, after the item was removed.
  /// - Returns: The transaction; nil when the path, the section or the parent is unknown, when the index is out of bounds,
  ///   or when the parent is the item or one of its descendants.
  func transaction(
    moving source: ItemPath,
    below parent: Item?,
    of section: Section,
    at index: Int
  ) -> ReorderingTransaction<Section, Item>? {
    guard let oldSection = snapshot.sectionIdentifier(for: source.section),
      let item = snapshot.itemIdentifier(for: source),
      let newSection = snapshot.indexOfSection(section)
    else { return nil }
    let isSameSection = section == oldSection
    if parent == nil && !hasOutline(oldSection, section) {
      return transaction(
        moving: Move(from: source, to: ItemPath(section: newSection, item: index))
      )
    }
    let old = outline(of: oldSection)
    guard old.contains(item) else { return nil }
    let moved = old.snapshot(of: item, includingParent: true)
    var remaining = old
    remaining.delete([item])
    var new = isSameSection ? remaining : outline(of: section)
    guard new.insertDropped(moved, below: parent, at: index) else { return nil }
    if isSameSection && new == old { return transaction(moving: Move(from: source, to: source)) }
    var final = self
    final.setOutlines([(section, new)] + (isSameSection ? [] : [(oldSection, remaining)]))
    return final.snapshot.itemPath(for: item).map {
      ReorderingTransaction(
        from: self,
        to: final,
        Move(from: source, to: $0),
        movedCount: moved.visibleItems.count
      )
    }
  }

  /// Returns the transaction of a move next to another item.
  ///
  /// - Parameters:
  ///   - source: The path of the item.
  ///   - anchor: Any item.
  ///   - offset: 0 to move the item before the anchor, or 1 to move it after the anchor.
  /// - Returns: The transaction; nil when the path or the anchor is unknown, or when the anchor is the item or one of its
  ///   descendants.
  func transaction(
    moving source: ItemPath,
    nextTo anchor: Item,
    offset: Int
  ) -> ReorderingTransaction<Section, Item>? {
    guard let oldSection = snapshot.sectionIdentifier(for: source.section),
      var destination = snapshot.itemPath(for: anchor), destination != source,
      let section = snapshot.sectionIdentifier(for: destination.section)
    else { return nil }
    guard hasOutline(oldSection, section) else {
      let isAfter = destination.section == source.section && source.item < destination.item
      destination.item += offset - (isAfter ? 1 : 0)
      return transaction(moving: Move(from: source, to: destination))
    }
    let outline = outline(of: section)
    let parent = outline.parent(of: anchor)
    let item = snapshot.itemIdentifier(for: source)
    let siblings = outline.childItems(of: parent).filter { $0 != item }
    guard let index = siblings.firstIndex(of: anchor) else { return nil }
    return transaction(moving: source, below: parent, of: section, at: index + offset)
  }

  private func hasOutline(_ section: Section, _ other: Section) -> Bool {
    storedOutline(of: section) != nil || storedOutline(of: other) != nil
  }
}
