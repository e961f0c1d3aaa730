extension Snapshot {
  /// Returns this snapshot with the changes of a changeset.
  ///
  /// The result takes inserted identifiers, and new instances of reloaded or reconfigured identifiers,
  /// from the changeset's new snapshot. So `changeset.old.applying(changeset)` equals `changeset.new`. Deletions
  /// and moves use only indexes and paths: at these positions, this snapshot may have other identifiers than
  /// `changeset.old`.
  ///
  /// - Parameter changeset: The changes.
  /// - Returns: The snapshot with the changes, and with marks for all reloads and reconfigurations. Nil if an
  ///   index or a path in the changeset is out of bounds or occurs twice, if the result would contain an
  ///   identifier twice, or if it would lack an identifier that the changeset reloads or reconfigures.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
  public func applying(_ changeset: Changeset<Section, Item>) -> Snapshot? {
    let addedSections =
      changeset.sections.insertions.map { (offset: $0, element: Int?.none) }
      + changeset.sections.moves.map { (offset: $0.to, element: Int?.some($0.from)) }
    guard
      let removedItems = removedItems(changeset.changes),
      let oldIndexes = sections.indices.map(Optional.some).replacing(
        changeset.sections.deletions + changeset.sections.moves.map { $0.from },
        with: addedSections
      ),
      var addedItems = addedItems(changeset, oldIndexes)
    else { return nil }
    var contents: [(Section, [Item])] = []
    for (index, oldIndex) in oldIndexes.enumerated() {
      guard
        let section = oldIndex.map({ sections[$0] }) ?? changeset.new.sectionIdentifier(for: index),
        let items = (oldIndex.map { store.items(ofSection: $0) } ?? []).replacing(
          oldIndex.flatMap { removedItems[$0] } ?? [],
          with: addedItems.removeValue(forKey: index) ?? []
        )
      else { return nil }
      contents.append((section, items))
    }
    guard addedItems.isEmpty else { return nil }
    var result = Snapshot(contents)
    result.mark(changeset)
    return result.hasProblems ? nil : result
  }

  /// Returns the indexes of the deleted and moved items by old section, or nil if a path is out of bounds.
  private func removedItems(_ changes: ListChanges) -> [Int: [Int]]? {
    let paths = changes.items.deletions + changes.items.moves.map { $0.from }
    guard paths.allSatisfy({ itemIdentifier(for: $0) != nil }) else { return nil }
    return Dictionary(grouping: paths, by: { $0.section }).mapValues { $0.map { $0.item } }
  }

  /// Returns the inserted and moved items by new section, including all items of inserted sections.
  ///
  /// - Parameters:
  ///   - changeset: The changes.
  ///   - oldIndexes: The old index of each new section, or nil if the section is inserted.
  /// - Returns: The items with their new indexes, or nil if a path is out of bounds.
  private func addedItems(
    _ changeset: Changeset<Section, Item>,
    _ oldIndexes: [Int?]
  ) -> [Int: [(offset: Int, element: Item)]]? {
    var added: [Int: [(offset: Int, element: Item)]] = [:]
    var insertions = changeset.items.insertions
    let destinations = Set(changeset.items.moves.map { $0.to })
    for (index, oldIndex) in oldIndexes.enumerated() where oldIndex == nil {
      guard let count = changeset.new.numberOfItems(inSectionAt: index) else { return nil }
      insertions += (0..<count).map { ItemPath(section: index, item: $0) }
        .filter { !destinations.contains($0) }
    }
    for path in insertions {
      guard let item = changeset.new.itemIdentifier(for: path) else { return nil }
      added[path.section, default: []].append((path.item, item))
    }
    for move in changeset.items.moves {
      guard let item = itemIdentifier(for: move.from) else { return nil }
      added[move.to.section, default: []].append((move.to.item, item))
    }
    return added
  }

  /// Marks the sections and items that the changeset reloads or reconfigures.
  private mutating func mark(_ changeset: Changeset<Section, Item>) {
    reloadSections(
      changeset.sections.reloads.compactMap { changeset.new.sectionIdentifier(for: $0) }
    )
    reconfigureSections(
      changeset.sections.reconfigurations.compactMap { changeset.new.sectionIdentifier(for: $0) }
    )
    reloadItems(changeset.items.reloads.compactMap { changeset.new.itemIdentifier(for: $0) })
    reconfigureItems(
      changeset.items.reconfigurations.compactMap { changeset.new.itemIdentifier(for: $0) }
    )
  }
}

extension Array {
  /// Returns the array without the elements at some offsets, and with added elements at given offsets.
  ///
  /// - Parameters:
  ///   - removals: The offsets of the elements to remove, in this array.
  ///   - additions: The elements to add, with their offsets in the result.
  /// - Returns: The new array, or nil if an offset is out of bounds or occurs twice.
  fileprivate func replacing(
    _ removals: [Int],
    with additions: [(offset: Int, element: Element)]
  ) -> [Element]? {
    let removed = Set(removals)
    guard removed.count == removals.count, removed.allSatisfy(indices.contains) else {
      return nil
    }
    let kept = indices.filter { !removed.contains($0) }
    var next = kept.makeIterator()
    // Embedded Swift cannot create a dictionary from pairs with repeated keys, so a loop does it.
    var elements: [Int: Element] = [:]
    for addition in additions { elements[addition.offset] = addition.element }
    let result = 0..<kept.count + additions.count
    guard elements.count == additions.count, elements.keys.allSatisfy(result.contains) else {
      return nil
    }
    return result.compactMap { elements[$0] ?? next.next().map { self[$0] } }
  }
}
