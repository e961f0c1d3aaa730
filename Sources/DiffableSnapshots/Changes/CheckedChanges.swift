/// The reason why changes do not fit a snapshot.
///
/// A list is named as in encoded changes, such as `itemMoves`.
package enum ChangesFault: Error {
  /// Section indexes of a list are out of bounds or occur twice.
  case sections(_ indexes: [Int], list: String)

  /// Item paths of a list are out of bounds or occur twice, or items are inserted one by one into an inserted section.
  case paths(_ paths: [ItemPath], list: String)

  /// The result would contain the sections at these new indexes twice.
  case duplicateSections(_ indexes: [Int])

  /// The result would contain the inserted items at these new paths twice.
  case duplicateItems(_ paths: [ItemPath])
}

/// The checked positions of changes in the list that they are performed on.
///
/// The plan contains only numbers. ``Snapshot`` performs the edits at these positions.
struct CheckedChanges {
  /// The greatest number of section changes that are performed one by one.
  ///
  /// If there are more changes, the list is rebuilt.
  private static let stepLimit = 16

  /// The old positions of the deleted and moved items, ascending.
  private(set) var removedPositions: [Int] = []

  /// The old positions of the moved items, in the order of the moves.
  private(set) var movedPositions: [Int] = []

  /// The old index of each new section, or nil for an inserted section; empty if no section changes.
  private(set) var oldIndexes: [Int?] = []

  /// The old indexes of the deleted sections, ascending.
  private(set) var deletedSections: [Int] = []

  private let changes: ListChanges

  /// Checks the deletions and the origins of moves, and the indexes of sections.
  init(_ changes: ListChanges, _ old: ListShape) throws(ChangesFault) {
    self.changes = changes
    if changes.sections.hasStructure { try arrangeSections(old.firstSlots.count) }
    var removed: Set<Int> = []
    let (deletions, origins) = (changes.items.deletions, changes.items.moves.map { $0.from })
    _ = try Self.positions(of: deletions, in: old, list: "itemDeletions", notIn: &removed)
    movedPositions = try Self.positions(of: origins, in: old, list: "itemMoves", notIn: &removed)
    removedPositions = Array(removed).sorted()
  }

  /// Returns the positions of the paths of one list, in the same order, and inserts them into a set.
  private static func positions(
    of paths: [ItemPath],
    in old: ListShape,
    list: String,
    notIn seen: inout Set<Int>
  ) throws(ChangesFault) -> [Int] {
    var (positions, wrong) = ([Int](), [ItemPath]())
    for path in paths {
      if let location = old.location(section: path.section, item: path.item),
        seen.insert(old.position(of: location)).inserted
      {
        positions.append(old.position(of: location))
      } else {
        wrong.append(path)
      }
    }
    guard wrong.isEmpty else { throw .paths(wrong, list: list) }
    return positions
  }

  /// Finds the old index of each new section.
  private mutating func arrangeSections(_ count: Int) throws(ChangesFault) {
    let moves = changes.sections.moves
    let newCount = count - changes.sections.deletions.count + changes.sections.insertions.count
    var (removed, added) = (Set<Int>(), Set<Int>())
    try check(changes.sections.deletions, below: count, list: "sectionDeletions", notIn: &removed)
    try check(moves.map { $0.from }, below: count, list: "sectionMoves", notIn: &removed)
    try check(
      changes.sections.insertions,
      below: newCount,
      list: "sectionInsertions",
      notIn: &added
    )
    try check(moves.map { $0.to }, below: newCount, list: "sectionMoves", notIn: &added)
    deletedSections = changes.sections.deletions.sorted()
    oldIndexes = Array(repeating: nil, count: newCount)
    for move in moves { oldIndexes[move.to] = move.from }
    // There are as many kept sections before the change as after it, so `next()` does not return nil.
    var kept = (0..<count).filter { !removed.contains($0) }.makeIterator()
    for index in 0..<newCount where !added.contains(index) { oldIndexes[index] = kept.next() }
  }

  /// Checks section indexes of one list, and inserts them into a set.
  private func check(
    _ indexes: [Int],
    below count: Int,
    list: String,
    notIn seen: inout Set<Int>
  ) throws(ChangesFault) {
    let wrong = indexes.filter { $0 < 0 || $0 >= count || !seen.insert($0).inserted }
    guard wrong.isEmpty else { throw .sections(wrong, list: list) }
  }

  /// Whether the sections change one by one; if not, the list is rebuilt.
  var changesSectionsInSteps: Bool {
    changes.sections.deletions.count + changes.sections.insertions.count
      + changes.sections.moves.count
      <= Self.stepLimit
  }

  /// The steps that bring the sections into their new order, after deletions and before insertions of sections.
  ///
  /// Each step moves one section, from its index before the step to its index after the step. First, all moved
  /// sections move to the end, after the sections that keep their order. Then each moves to its new index.
  var sectionSteps: [Move<Int>] {
    if changes.sections.moves.isEmpty { return [] }
    let wanted = oldIndexes.compactMap { $0 }
    var order = wanted.sorted()
    let moved = Set(changes.sections.moves.map { $0.from })
    var steps: [Move<Int>] = []
    func move(_ section: Int, to index: Int) {
      guard let current = order.firstIndex(of: section), current != index else { return }
      steps.append(Move(from: current, to: index))
      order.insert(order.remove(at: current), at: index)
    }
    for section in wanted where moved.contains(section) { move(section, to: order.count - 1) }
    for (index, section) in wanted.enumerated() where moved.contains(section) {
      move(section, to: index)
    }
    return steps
  }

  /// Returns the new paths of all added items, ascending, in runs of neighbors.
  ///
  /// Offsets count all added items: first the moved items, then the inserted items, then the items of each
  /// inserted section.
  ///
  /// - Parameters:
  ///   - shape: The list without the added items, with the new sections.
  ///   - insertedCounts: The number of inserted items of each inserted section.
  /// - Returns: The path of the first item of each run, and the offsets of the run's items among all added items.
  /// - Throws: ``ChangesFault/paths(_:list:)``.
  func additions(
    to shape: ListShape,
    _ insertedCounts: [Int]
  ) throws(ChangesFault) -> [(path: ItemPath, offsets: [Int])] {
    let destinations = changes.items.moves.map { $0.to }
    let inserted = Set(changes.sections.insertions)
    let misplaced = changes.items.insertions.filter { inserted.contains($0.section) }
    guard misplaced.isEmpty else { throw .paths(misplaced, list: "itemInsertions") }
    var paths = destinations + changes.items.insertions
    var taken: [Int: Set<Int>] = [:]
    for path in destinations where inserted.contains(path.section) {
      taken[path.section, default: []].insert(path.item)
    }
    for (section, count) in zip(changes.sections.insertions, insertedCounts) {
      let taken = taken[section] ?? []
      let end = paths.count + count
      var item = 0
      while paths.count < end {
        if !taken.contains(item) { paths.append(ItemPath(section: section, item: item)) }
        item += 1
      }
    }
    let order = sortedOffsets(paths.lazy.map { ($0.section, $0.item) })
    var runs: [(path: ItemPath, offsets: [Int])] = []
    var wrong: [Int] = []
    // The path after the last added item, and the number of items in its section, including the added items.
    var next: ItemPath?
    var size = 0
    for offset in order {
      let path = paths[offset]
      let isInSection = next?.section == path.section
      if !isInSection {
        size = shape.firstSlots.indices.contains(path.section) ? shape.size(path.section) : -1
      }
      let first = isInSection ? next?.item ?? 0 : 0
      // Paths ascend, so all added items before this one are in place.
      guard path.item >= first, path.item <= size else {
        wrong.append(offset)
        continue
      }
      if path == next {
        runs[runs.count - 1].offsets.append(offset)
      } else {
        runs.append((path, [offset]))
      }
      size += 1
      next = ItemPath(section: path.section, item: path.item + 1)
    }
    // The items of an inserted section are out of bounds only if a move is too. So if no move is wrong, all wrong
    // paths are in `itemInsertions`. Otherwise the error contains only the wrong moves.
    let isMove = wrong.contains { $0 < destinations.count }
    guard wrong.isEmpty else {
      throw .paths(
        wrong.filter { $0 < destinations.count || !isMove }.map { paths[$0] },
        list: isMove ? "itemMoves" : "itemInsertions"
      )
    }
    return runs
  }

  /// Returns the paths of added items.
  static func paths(
    of offsets: [Int],
    in runs: [(path: ItemPath, offsets: [Int])]
  ) -> [ItemPath] {
    let sought = Set(offsets)
    return runs.flatMap { run in
      run.offsets.enumerated().filter { sought.contains($1) }
        .map { ItemPath(section: run.path.section, item: run.path.item + $0.offset) }
    }
  }
}
