extension EditScript {
  /// The source or the destination of an item move.
  private struct MoveEnd {
    var section: Int

    /// The number of kept items before this end in its section.
    ///
    /// An item is kept if it is not deleted, inserted or moved.
    var keptCount: Int
    var isDestination: Bool

    /// The index of the move in the list of item moves.
    var move: Int
  }

  /// Adds the edits that move items, in the order of their destinations.
  ///
  /// The position of an item is the number of items before it. These are the items that keep their place, the
  /// items that have already moved there, and the items that have not yet moved away.
  mutating func moveItems(deletions: [ItemPath], insertions: [ItemPath]) {
    guard !changes.items.moves.isEmpty else { return }
    let ends = moveEnds(deletions: deletions, insertions: insertions)
    var sources = Array(repeating: 0, count: changes.items.moves.count)
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
      return ItemPath(section: end.section, item: end.keptCount + movingCount)
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

  /// Returns both ends of each item move, in the order of the list.
  private func moveEnds(deletions: [ItemPath], insertions: [ItemPath]) -> [MoveEnd] {
    let positions = sectionOrder?.positions(after: Self.moved)
    var oldSections = positions?.old ?? []
    for move in changes.sections.moves { oldSections[move.from] = positions?.new[move.to] }
    var ends: [MoveEnd] = []
    let sources = Self.keptCounts(before: changes.items.moves.map { $0.from }, except: deletions)
    let destinations = Self.keptCounts(
      before: changes.items.moves.map { $0.to },
      except: insertions
    )
    for (index, move) in changes.items.moves.enumerated() {
      var (from, to) = (Optional(move.from.section), Optional(move.to.section))
      if let positions {
        from = oldSections[move.from.section]
        to = positions.new[move.to.section]
      }
      guard let from, let to else { continue }
      ends.append(
        MoveEnd(section: from, keptCount: sources[index], isDestination: false, move: index)
      )
      ends.append(
        MoveEnd(
          section: to,
          keptCount: destinations[index],
          isDestination: true,
          move: index
        )
      )
    }
    return ends.sorted { isBefore($0, $1) }
  }

  private func isBefore(_ left: MoveEnd, _ right: MoveEnd) -> Bool {
    if left.section != right.section { return left.section < right.section }
    if left.keptCount != right.keptCount { return left.keptCount < right.keptCount }
    if left.isDestination != right.isDestination { return right.isDestination }
    let (a, b) = (changes.items.moves[left.move], changes.items.moves[right.move])
    return left.isDestination ? a.to < b.to : a.from < b.from
  }

  /// Returns the number of items before each path in its section, omitting the items at `paths` and `others`.
  private static func keptCounts(
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
