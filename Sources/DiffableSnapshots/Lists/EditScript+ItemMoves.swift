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
    var list = FenwickTree(counting: ends.map { !$0.isDestination })
    let path = { (index: Int, list: FenwickTree<Int>) in
      let end = ends[index]
      let movingCount = list.total(below: index) - list.total(below: sectionStarts[index])
      return ItemPath(section: end.section, item: end.keptCount + movingCount)
    }
    for (index, end) in ends.enumerated() where end.isDestination {
      let source = sources[end.move]
      let from = path(source, list)
      list.add(-1, at: source)
      let to = path(index, list)
      list.add(1, at: index)
      if from != to { edits.append(.moveItem(Move(from: from, to: to))) }
    }
  }

  /// Returns both ends of each item move, in the order of the list.
  private func moveEnds(deletions: [ItemPath], insertions: [ItemPath]) -> [MoveEnd] {
    // When items move, all sections of both snapshots are in the list: sections are inserted and moved before, and
    // deleted afterwards.
    let moves = changes.items.moves
    var ends: [MoveEnd] = []
    func append(_ paths: [ItemPath], except others: [ItemPath], isDestination: Bool) {
      for (path, keptCount, move) in Self.kept(before: paths, except: others) {
        let section =
          (isDestination
            ? sections?.position(ofNew: path.section) : sections?.position(ofOld: path.section))
          ?? path.section
        ends.append(
          MoveEnd(section: section, keptCount: keptCount, isDestination: isDestination, move: move)
        )
      }
    }
    append(moves.map { $0.from }, except: deletions, isDestination: false)
    append(moves.map { $0.to }, except: insertions, isDestination: true)
    // Between the same two kept items, the sources are before the destinations, each in the order of their paths.
    return ends.elements(at: sortedOffsets(ends.lazy.map { ($0.section, $0.keptCount) }))
  }

  /// Returns paths in ascending order, each with its index and the number of kept items before it in its section.
  ///
  /// The items at `paths` and `others` are not kept.
  private static func kept(
    before paths: [ItemPath],
    except others: [ItemPath]
  ) -> [(path: ItemPath, keptCount: Int, index: Int)] {
    let marked = paths + others
    var kept: [(path: ItemPath, keptCount: Int, index: Int)] = []
    var section: Int?
    var rank = 0
    for index in sortedOffsets(marked.lazy.map { ($0.section, $0.item) }) {
      let path = marked[index]
      if path.section != section { (section, rank) = (path.section, 0) }
      if index < paths.count { kept.append((path, path.item - rank, index)) }
      rank += 1
    }
    return kept
  }
}
