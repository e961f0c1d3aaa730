/// Which old section and which old item each new one is, in runs.
///
/// A comparison finds a matching, and nothing else of it is kept. The matching contains only numbers: indexes of
/// sections, and positions of items, which count the items of all sections. An element is in at most one run.
@usableFromInline
struct Matching: Hashable, Sendable {
  /// The runs of matching sections, ascending by the new index.
  @usableFromInline let sections: [Run]

  /// The runs of matching items, ascending by the new position.
  @usableFromInline let items: [Run]

  @inlinable
  init(sections: [Run], items: [Run]) {
    (self.sections, self.items) = (sections, items)
  }

  /// Creates the matching of a list in which one item moves.
  ///
  /// - Parameters:
  ///   - source: The old path of the item.
  ///   - destination: The new path of the item.
  ///   - old: The shape of the list before the move.
  ///   - new: The shape of the list after the move.
  init(
    movingItemAt source: ItemPath,
    to destination: ItemPath,
    from old: ListShape,
    to new: ListShape
  ) {
    let from = old.start(source.section) + source.item
    let to = new.start(destination.section) + destination.item
    // The old positions in their new order.
    let ranges =
      to < from
      ? [0..<to, from..<from + 1, to..<from, from + 1..<new.count]
      : [0..<from, from + 1..<to + 1, from..<from + 1, to + 1..<new.count]
    var items: [Run] = []
    var next = 0
    for range in ranges {
      items.appendRun(Run(old: range.lowerBound, new: next, length: range.count))
      next += range.count
    }
    self.init(sections: Run.whole(count: new.sectionCount), items: items)
  }

  /// The matching from the new list to the old one.
  var inverse: Matching { Matching(sections: sections.inverse, items: items.inverse) }

  /// Returns the old path of an item, or nil if the item is inserted.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  func oldPath(for path: ItemPath, from old: ListShape, to new: ListShape) -> ItemPath? {
    items.oldOffset(of: new.start(path.section) + path.item)
      .map { old.path(of: old.location(at: $0)) }
  }
}

extension [Run] {
  /// The runs from the new elements to the old ones.
  var inverse: [Run] {
    elements(at: sortedOffsets(lazy.map { ($0.old, 0) }))
      .map { Run(old: $0.new, new: $0.old, length: $0.length) }
  }

  /// Returns the old offset of each new element, or nil if the element is inserted.
  func oldOffsets(count: Int) -> [Int?] {
    var offsets = [Int?](repeating: nil, count: count)
    Run.forEachPair(in: self) { old, new in offsets[new] = old }
    return offsets
  }

  /// Returns the old offset of a new element, or nil if the element is inserted.
  func oldOffset(of new: Int) -> Int? {
    guard !isEmpty else { return nil }
    let run = self[indices.last(whereFirstOnes: { self[$0].new <= new })]
    return run.new <= new && new < run.new + run.length ? run.old + new - run.new : nil
  }
}
