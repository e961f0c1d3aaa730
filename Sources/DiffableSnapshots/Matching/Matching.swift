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

extension Matching {
  /// Returns the runs of items that move if as few items as possible move, in positions across all sections.
  ///
  /// Items from another section always move. Of the other items of a section, as many as possible stay in place.
  ///
  /// - Parameters:
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - areLegal: Whether no item may move to its own index in the same section, even if more items move then.
  /// - Returns: The runs, or parts of runs, ascending by the new position.
  func movedItems(_ old: SectionRanges, _ new: SectionRanges, areLegal: Bool = false) -> [Run] {
    // In a list of one section, each run is in one section before and after.
    if old.sectionCount == 1 && new.sectionCount == 1 && !sections.isEmpty {
      return Run.movedRuns(of: items, legalFor: areLegal ? 0 : nil)
    }
    let oldSections = sections.oldOffsets(count: new.sectionCount)
    var moved: [Run] = []
    // The runs of one new section: those whose items were in the same section before, and the others.
    var (section, stayed, arrived) = (-1, [Run](), [Run]())
    // The distance between the old and the new start of the section.
    var distance = 0
    Run.forEachPiece(of: items, old, new) { oldSection, newSection, piece in
      if newSection != section {
        Run.appendMoved(&stayed, &arrived, to: &moved, legalFor: areLegal ? distance : nil)
        section = newSection
      }
      if oldSection != oldSections[newSection] {
        arrived.append(piece)
      } else if piece.length < new.items(ofSection: section).count {
        // Most sections of a long list have not changed.
        distance = old.start(oldSection) - new.start(section)
        stayed.append(piece)
      }
    }
    Run.appendMoved(&stayed, &arrived, to: &moved, legalFor: areLegal ? distance : nil)
    return moved
  }
}

extension [Run] {
  /// The runs from the new elements to the old ones.
  fileprivate var inverse: [Run] {
    elements(at: sortedOffsets(lazy.map { ($0.old, 0) }))
      .map { Run(old: $0.new, new: $0.old, length: $0.length) }
  }

  /// Returns the old offset of each new element, or nil if the element is inserted.
  func oldOffsets(count: Int) -> [Int?] {
    var offsets = [Int?](repeating: nil, count: count)
    Run.forEachPair(in: self) { old, new in offsets[new] = old }
    return offsets
  }

  /// Returns the new offset of each old element, or nil if the element is deleted.
  func newOffsets(count: Int) -> [Int?] {
    var offsets = [Int?](repeating: nil, count: count)
    Run.forEachPair(in: self) { old, new in offsets[old] = new }
    return offsets
  }

  /// Returns the old offset of a new element, or nil if the element is inserted.
  func oldOffset(of new: Int) -> Int? {
    guard !isEmpty else { return nil }
    let run = self[indices.last(whereFirstOnes: { self[$0].new <= new })]
    return run.new <= new && new < run.new + run.length ? run.old + new - run.new : nil
  }
}

extension Run {
  /// Appends the runs that move into a section, and removes them all from their lists.
  ///
  /// - Parameters:
  ///   - stayed: The runs whose items were in the same section before.
  ///   - arrived: The runs whose items were in other sections.
  ///   - moved: The runs that move, ascending by the new position.
  ///   - distance: As in ``movedRuns(of:legalFor:)``.
  fileprivate static func appendMoved(
    _ stayed: inout [Run],
    _ arrived: inout [Run],
    to moved: inout [Run],
    legalFor distance: Int?
  ) {
    if stayed.count > 1 || !arrived.isEmpty {
      moved += merging(movedRuns(of: stayed, legalFor: distance), arrived)
    }
    if !stayed.isEmpty { stayed.removeAll(keepingCapacity: true) }
    if !arrived.isEmpty { arrived.removeAll(keepingCapacity: true) }
  }
}
