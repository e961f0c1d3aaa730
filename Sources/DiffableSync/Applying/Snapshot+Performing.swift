import DiffableSnapshots

extension Snapshot {
  /// Returns this snapshot with changes of sections and items, and without marks.
  ///
  /// The positions may come from an untrusted source. The result shares the memory of all other items, unless so
  /// many sections are inserted or moved that the list is rebuilt. The function ignores reloads and reconfigurations.
  ///
  /// - Parameters:
  ///   - changes: The positions of the changes.
  ///   - insertedSections: The inserted sections, in the order of the insertions, each with its inserted items. Items that
  ///     move to an inserted section are not listed.
  ///   - insertedItems: The inserted items, in the order of the insertions.
  /// - Returns: The new snapshot.
  /// - Throws: The first list that does not fit this snapshot.
  /// - Complexity: O(*s* + *c* log *n*) on average, where *s* is the number of sections, *c* the number of changed items
  ///   and *n* the number of sections and items. O(*n*) if more than 16 sections are inserted or moved.
  func performing(
    _ changes: ListChanges,
    _ insertedSections: [SnapshotSection<Section, Item>],
    _ insertedItems: [Item]
  ) throws(SnapshotPatchError) -> Snapshot {
    let (deletions, origins) = (changes.items.deletions, changes.items.moves.map { $0.from })
    var removed: [Item] = []
    try check(
      [("itemDeletions", deletions), ("itemMoves", origins)],
      orThrow: SnapshotPatchError.invalidPaths
    ) { path in
      guard let item = itemIdentifier(for: path) else { return false }
      removed.append(item)
      return true
    }
    var result = withoutMarksAndProblems()
    result.deleteItems(removed)
    // An item that breaks the rules of `Hashable` may not be found.
    guard result.numberOfItems == numberOfItems - removed.count else {
      throw .invalidPaths(deletions + origins, list: "itemDeletions")
    }
    if changes.sections.hasStructure {
      try result.arrangeSections(changes.sections, insertedSections.map { $0.identifier })
    }
    try result.insert(
      removed.suffix(origins.count) + insertedItems + insertedSections.flatMap { $0.items },
      at: result.newPaths(of: changes, insertedSections)
    )
    return result
  }

  /// Deletes and moves sections, and inserts sections without their items.
  private mutating func arrangeSections(
    _ changes: Changes<Int>,
    _ inserted: [Section]
  ) throws(SnapshotPatchError) {
    let (old, moves) = (sectionIdentifiers, changes.moves)
    let newCount = old.count - changes.deletions.count + inserted.count
    try check(
      [("sectionDeletions", changes.deletions), ("sectionMoves", moves.map { $0.from })],
      orThrow: SnapshotPatchError.invalidSections
    ) { old.indices.contains($0) }
    try check(
      [("sectionInsertions", changes.insertions), ("sectionMoves", moves.map { $0.to })],
      orThrow: SnapshotPatchError.invalidSections
    ) { $0 >= 0 && $0 < newCount }
    deleteSections(changes.deletions.map { old[$0] })
    var known = self
    var added: [Int: Section] = [:]
    for move in moves { added[move.to] = old[move.from] }
    for (index, section) in zip(changes.insertions, inserted) { added[index] = section }
    let removed = Set(changes.deletions + moves.map { $0.from })
    // There are as many kept sections before the change as after it, so `next()` does not return nil.
    var kept = old.indices.filter { !removed.contains($0) }.makeIterator()
    let order = (0..<newCount).compactMap { added[$0] ?? kept.next().map { old[$0] } }
    // Each move takes O(s), so many moves take longer than a new snapshot.
    if (added.count - 16) * newCount > numberOfItems {
      self = Snapshot(order.map { ($0, itemIdentifiers(inSection: $0)) })
    } else {
      appendSections(inserted)
      // The kept sections are in order. Each other section moves after the section that precedes it in the result.
      for index in added.keys.sorted() {
        if index > 0 {
          moveSection(order[index], afterSection: order[index - 1])
        } else if let first = sectionIdentifier(for: 0) {
          moveSection(order[0], beforeSection: first)
        }
      }
    }
    guard numberOfSections == newCount else {
      let duplicates = zip(changes.insertions, inserted).filter { _, section in
        let count = known.numberOfSections
        known.appendSections([section])
        return known.numberOfSections == count
      }
      throw .duplicateSections(duplicates.map { $0.0 })
    }
  }

  /// Returns the new paths of the moved items, of the inserted items, and of the items of each inserted section.
  ///
  /// The snapshot has the new sections, without these items.
  private func newPaths(
    of changes: ListChanges,
    _ insertedSections: [SnapshotSection<Section, Item>]
  ) throws(SnapshotPatchError) -> [ItemPath] {
    let (destinations, insertions) = (changes.items.moves.map { $0.to }, changes.items.insertions)
    let newSections = Set(changes.sections.insertions)
    try check([("itemInsertions", insertions)], orThrow: SnapshotPatchError.invalidPaths) {
      !newSections.contains($0.section)
    }
    var paths = destinations + insertions
    let taken = Set(destinations)
    for (index, section) in zip(changes.sections.insertions, insertedSections) {
      var path = ItemPath(section: index, item: 0)
      for _ in section.items {
        while taken.contains(path) { path.item += 1 }
        paths.append(path)
        path.item += 1
      }
    }
    // The number of items that each section will have.
    var counts: [Int: Int] = [:]
    for path in paths {
      counts[path.section, default: numberOfItems(inSectionAt: path.section) ?? .min] += 1
    }
    try check(
      [("itemMoves", destinations), ("itemInsertions", insertions)],
      orThrow: SnapshotPatchError.invalidPaths
    ) { $0.item >= 0 && $0.item < counts[$0.section, default: 0] }
    return paths
  }

  /// Inserts items at their new paths, or throws an error if an item repeats or is already in the snapshot.
  private mutating func insert(
    _ added: [Item],
    at paths: [ItemPath]
  ) throws(SnapshotPatchError) {
    let known = self
    // Paths ascend, so all added items before a run are in place.
    for run in runs(of: paths) {
      let items = run.map { added[$0] }
      let (path, count) = (paths[run[0]], numberOfItems)
      if let next = itemIdentifier(for: path) {
        insertItems(items, beforeItem: next, duplicates: .keepFirst)
      } else {
        appendItems(items, toSection: sectionIdentifier(for: path.section), duplicates: .keepFirst)
      }
      guard numberOfItems == count + items.count else {
        throw .duplicateItems(known.duplicates(among: added).map { paths[$0] }.sorted())
      }
    }
  }

  /// Returns the offsets of the items that are in this snapshot or equal to an earlier item of the list.
  private func duplicates(among items: [Item]) -> [Int] {
    var known = self
    return items.indices.filter {
      !known.appendItems([items[$0]], duplicates: .keepFirst).isEmpty
    }
  }
}

/// Returns the offsets of paths in ascending order of the paths, in runs of neighbors.
private func runs(of paths: [ItemPath]) -> [[Int]] {
  var runs: [[Int]] = []
  var next: ItemPath?
  for offset in paths.indices.sorted(by: { paths[$0] < paths[$1] }) {
    let path = paths[offset]
    if path == next { runs[runs.count - 1].append(offset) } else { runs.append([offset]) }
    next = ItemPath(section: path.section, item: path.item + 1)
  }
  return runs
}

/// Checks that the positions of several lists are valid, and that none of them repeats.
///
/// - Parameters:
///   - lists: The lists with their names.
///   - makeError: Returns the error for wrong positions.
///   - isValid: Returns whether a position is valid.
/// - Throws: The error for the first list with wrong positions.
private func check<Position: Hashable>(
  _ lists: [(name: String, positions: [Position])],
  orThrow makeError: (_ wrong: [Position], _ list: String) -> SnapshotPatchError,
  where isValid: (Position) -> Bool
) throws(SnapshotPatchError) {
  var seen: Set<Position> = []
  for (name, positions) in lists {
    let wrong = positions.filter { !isValid($0) || !seen.insert($0).inserted }
    guard wrong.isEmpty else { throw makeError(wrong, name) }
  }
}
