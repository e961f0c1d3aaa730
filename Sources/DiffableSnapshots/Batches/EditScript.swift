/// The changes of a batch as edits that a list performs one after the other.
///
/// The order of the edits makes most positions plain. Deleted items are removed from the end, at old paths.
/// Then sections are inserted and moved, then items move, and then the deleted sections, which are empty by
/// now, are removed. All remaining elements are now in their new order, so items are inserted from the
/// start, at new paths. Only the positions of moves have to be counted.
struct EditScript {
  private(set) var edits: [ListEdit] = []

  private let changes: ListChanges

  /// The order of the sections, or nil when no section changes its index.
  private let sectionOrder: StagedOrder?

  private static let (insertion, move, deletion) = (1, 2, 3)

  /// Creates the script of a batch.
  ///
  /// - Parameters:
  ///   - changes: The changes of the batch.
  ///   - oldSizes: The number of items in each section before the batch.
  ///   - newSizes: The number of items in each section after the batch.
  init(_ changes: ListChanges, oldSizes: [Int], newSizes: [Int]) {
    self.changes = changes
    sectionOrder =
      !changes.hasSectionStructure
      ? nil
      : StagedOrder(
        sectionsOf: changes,
        oldCount: oldSizes.count,
        newCount: newSizes.count,
        insertion: Self.insertion,
        move: Self.move,
        deletion: Self.deletion
      )
    let deleted = Self.items(changes.itemDeletions, changes.sectionDeletions, oldSizes) {
      changes.itemMoves.map { $0.from }
    }
    let inserted = Self.items(changes.itemInsertions, changes.sectionInsertions, newSizes) {
      changes.itemMoves.map { $0.to }
    }
    for path in deleted.reversed() { edits.append(.deleteItem(path)) }
    insertAndMoveSections()
    moveItems(deletions: deleted, insertions: inserted)
    deleteSections()
    for path in inserted { edits.append(.insertItem(path, new: path)) }
    for section in changes.sectionReloads { edits.append(.reloadSection(section)) }
    for section in changes.sectionReconfigurations { edits.append(.reconfigureSection(section)) }
    for path in changes.itemReloads { edits.append(.reloadItem(path)) }
    for path in changes.itemReconfigurations { edits.append(.reconfigureItem(path)) }
  }

  /// Returns some items and all items of some sections, ascending, except items that move.
  private static func items(
    _ items: [ItemPath],
    _ sections: [Int],
    _ sizes: [Int],
    except moved: () -> [ItemPath]
  ) -> [ItemPath] {
    guard !sections.isEmpty else { return items }
    let moved = Set(moved())
    var result = items
    for section in sections {
      for item in 0..<sizes[section] {
        let path = ItemPath(section: section, item: item)
        if !moved.contains(path) { result.append(path) }
      }
    }
    return result.sorted()
  }

  private mutating func insertAndMoveSections() {
    guard let sectionOrder else { return }
    let entries = sectionOrder.entries
    var list = PresenceCounter(entries.map { $0.isPresent(after: 0) })
    var sources = Array(repeating: 0, count: entries.count)
    var destinations = sources
    for (index, entry) in entries.enumerated() {
      if let old = entry.old { sources[old] = index }
      if let new = entry.new { destinations[new] = index }
    }
    for new in changes.sectionInsertions {
      edits.append(.insertSection(list.count(before: destinations[new]), new: new))
      list.insert(destinations[new])
    }
    for move in changes.sectionMoves {
      let from = list.count(before: sources[move.from])
      list.remove(sources[move.from])
      let to = list.count(before: destinations[move.to])
      list.insert(destinations[move.to])
      if from != to { edits.append(.moveSection(Move(from: from, to: to))) }
    }
  }

  private mutating func deleteSections() {
    guard let sectionOrder, !changes.sectionDeletions.isEmpty else { return }
    let positions = sectionOrder.positions(after: Self.deletion - 1)
    edits += changes.sectionDeletions.compactMap { positions.old[$0] }.sorted(by: >)
      .map { .deleteSection($0) }
  }
}

// MARK: - Item moves

extension EditScript {
  /// One of the two places of an item that moves.
  private struct MoveEnd {
    var section: Int

    /// The number of items before it in its section that neither move nor are deleted or inserted.
    var stayingCount: Int
    var isDestination: Bool

    /// The index of the move.
    var move: Int
  }

  /// Moves items in the order of their destinations.
  ///
  /// The position of an item is the number of items before it that keep their place, plus the number of items
  /// before it that have moved there or have yet to move away.
  private mutating func moveItems(deletions: [ItemPath], insertions: [ItemPath]) {
    guard !changes.itemMoves.isEmpty else { return }
    let ends = moveEnds(deletions: deletions, insertions: insertions)
    var sources = Array(repeating: 0, count: changes.itemMoves.count)
    var sectionStarts: [Int] = []
    for (index, end) in ends.enumerated() {
      if !end.isDestination { sources[end.move] = index }
      let isFirst = index == 0 || ends[index - 1].section != end.section
      sectionStarts.append(isFirst ? index : sectionStarts[index - 1])
    }
    var list = PresenceCounter(ends.map { !$0.isDestination })
    let path = { (index: Int, list: PresenceCounter) in
      let end = ends[index]
      let movingCount = list.count(before: index) - list.count(before: sectionStarts[index])
      return ItemPath(section: end.section, item: end.stayingCount + movingCount)
    }
    for (index, end) in ends.enumerated() where end.isDestination {
      let source = sources[end.move]
      let from = path(source, list)
      list.remove(source)
      let to = path(index, list)
      list.insert(index)
      if from != to { edits.append(.moveItem(Move(from: from, to: to))) }
    }
  }

  /// Returns both ends of each item move, in the order of the list while items move.
  private func moveEnds(deletions: [ItemPath], insertions: [ItemPath]) -> [MoveEnd] {
    let positions = sectionOrder?.positions(after: Self.move)
    var oldSections = positions?.old ?? []
    for move in changes.sectionMoves { oldSections[move.from] = positions?.new[move.to] }
    var ends: [MoveEnd] = []
    let sources = Self.stayingCounts(before: changes.itemMoves.map { $0.from }, except: deletions)
    let destinations = Self.stayingCounts(
      before: changes.itemMoves.map { $0.to },
      except: insertions
    )
    for (index, move) in changes.itemMoves.enumerated() {
      var (from, to) = (Optional(move.from.section), Optional(move.to.section))
      if let positions {
        from = oldSections[move.from.section]
        to = positions.new[move.to.section]
      }
      guard let from, let to else { continue }
      ends.append(
        MoveEnd(section: from, stayingCount: sources[index], isDestination: false, move: index)
      )
      ends.append(
        MoveEnd(section: to, stayingCount: destinations[index], isDestination: true, move: index)
      )
    }
    return ends.sorted { isBefore($0, $1) }
  }

  private func isBefore(_ left: MoveEnd, _ right: MoveEnd) -> Bool {
    if left.section != right.section { return left.section < right.section }
    if left.stayingCount != right.stayingCount { return left.stayingCount < right.stayingCount }
    if left.isDestination != right.isDestination { return right.isDestination }
    let (a, b) = (changes.itemMoves[left.move], changes.itemMoves[right.move])
    return left.isDestination ? a.to < b.to : a.from < b.from
  }

  /// Returns for each path the number of items before it in its section that are neither among the paths nor
  /// among some others.
  private static func stayingCounts(
    before paths: [ItemPath],
    except others: [ItemPath]
  ) -> [Int] {
    let marked =
      paths.enumerated().map { (path: $1, index: Optional($0)) }
      + others.map { (path: $0, index: nil) }
    var result = Array(repeating: 0, count: paths.count)
    var section: Int?
    var rank = 0
    for (path, index) in marked.sorted(by: { $0.path < $1.path }) {
      if path.section != section { (section, rank) = (path.section, 0) }
      if let index { result[index] = path.item - rank }
      rank += 1
    }
    return result
  }
}

/// Elements that are present or absent, and the number of present elements before each.
private struct PresenceCounter {
  private var tree: PrefixTree<Int>

  init(_ isPresent: [Bool]) {
    tree = PrefixTree(count: isPresent.count)
    for (index, isPresent) in isPresent.enumerated() where isPresent { tree.add(1, at: index) }
  }

  func count(before index: Int) -> Int { tree.total(below: index) }
  mutating func insert(_ index: Int) { tree.add(1, at: index) }
  mutating func remove(_ index: Int) { tree.add(-1, at: index) }
}
