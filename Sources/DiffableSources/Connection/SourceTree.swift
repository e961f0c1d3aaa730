/// A tree of sources as a list shows it, with its snapshot.
///
/// An update repeats the edits of each source's items in the snapshot. If the children of a source have changed, it
/// also removes and adds the children from the first to the last one that differs. All other items keep their memory,
/// so that a difference does not compare them.
struct SourceTree {
  /// The contents of the list.
  private(set) var snapshot = Snapshot<SourceSection, SourceItem>()

  private let root: any SourceNode

  /// The shown sources in order, parents before their children.
  private var parts: [Part] = []

  /// A shown source, with its versions and items as of the last update.
  private struct Part {
    var source: any SourceNode

    /// The number of sources above this one.
    var depth: Int

    /// Whether the source makes a section.
    var startsSection: Bool

    /// Whether the source makes a section or belongs to a section of a source above it.
    var isInSection: Bool

    var version: Int
    var sectionVersion: Int
    var itemsVersion: Int

    /// The source's own items in the snapshot; nil if it shows children.
    var items: Snapshot<Int, SourceItem>?

    /// The number of own items in the snapshot.
    var numberOfItems: Int

    var section: SourceSection { SourceSection(source: source.id, version: sectionVersion) }
  }

  /// The number of sections and items before a part.
  private struct Position {
    var sections = 0
    var items = 0

    static func += (position: inout Position, part: Part) {
      position.sections += part.startsSection ? 1 : 0
      position.items += part.numberOfItems
    }
  }

  /// The sources that an update has removed from the tree and inserted into it.
  struct Change {
    var removed: [any SourceNode] = []

    /// A source that was moved is removed and inserted.
    var inserted: [any SourceNode] = []
  }

  /// Creates the tree of a source, which is empty until the first update.
  init(_ root: any SourceNode) { self.root = root }

  /// Updates the snapshot with what has changed in the sources since the last update.
  ///
  /// - Returns: The sources that the list no longer shows or newly shows.
  /// - Complexity: O(*s*) plus the cost of repeating the edits of items, where *s* is the number of shown sources. For
  ///   the children that are replaced, another O(*m* log *n*) on average, where *m* is the number of their items and *n*
  ///   the number of all items.
  mutating func update() -> Change {
    var change = Change()
    if parts.isEmpty {
      insert(Self.parts(of: [root], depth: 0, inSection: false), at: 0, Position(), &change)
    } else {
      // A source can move to a parent before its former parent, so all removals come first.
      removeChildren(&change)
    }
    var position = Position()
    var index = 0
    while index < parts.count {
      let source = parts[index].source
      if source.version != parts[index].version {
        parts[index].version = source.version
        updateSection(ofPart: index, position)
        insertChildren(ofPart: index, position, &change)
      }
      if source.itemsVersion != parts[index].itemsVersion {
        parts[index].itemsVersion = source.itemsVersion
        updateItems(ofPart: index, position)
      }
      position += parts[index]
      index += 1
    }
    return change
  }

  /// Returns the snapshot with the problems of its sources, which no longer have these problems.
  func takingProblems() -> Snapshot<SourceSection, SourceItem> {
    var result = snapshot
    for source in parts.lazy.map({ $0.source }) where source.problems.numberOfProblems > 0 {
      result.recordProblems(of: source.problems) { $0 }
      source.problems.removeProblems()
    }
    return result
  }

  /// Repeats the edits of one source's items in the snapshot.
  private mutating func updateItems(ofPart index: Int, _ position: Position) {
    let part = parts[index]
    guard part.isInSection, let old = part.items, let new = part.source.ownItems else { return }
    snapshot.follow(
      from: old,
      to: new,
      at: position.items,
      inSection: position.sections - (part.startsSection ? 0 : 1),
      isIdentical: { $0.box === $1.box },
      make: { $0 }
    )
    parts[index].items = new
    parts[index].numberOfItems = new.numberOfItems
  }

  /// Replaces the section of a source if its supplementary views have changed.
  private mutating func updateSection(ofPart index: Int, _ position: Position) {
    let version = parts[index].source.sectionVersion
    guard parts[index].startsSection, version != parts[index].sectionVersion else { return }
    parts[index].sectionVersion = version
    snapshot.replace(sectionAt: position.sections, by: parts[index].section)
  }

  // MARK: - Children

  /// Removes the differing children of all sources whose children have changed.
  private mutating func removeChildren(_ change: inout Change) {
    var position = Position()
    var index = 0
    while index < parts.count {
      if parts[index].source.version != parts[index].version {
        let (range, _) = differingChildren(ofPart: index)
        remove(range, self.position(of: range.lowerBound, after: index, position), &change)
      }
      position += parts[index]
      index += 1
    }
  }

  /// Inserts the children of a source that are not among the parts yet.
  private mutating func insertChildren(
    ofPart index: Int,
    _ position: Position,
    _ change: inout Change
  ) {
    let (range, children) = differingChildren(ofPart: index)
    let newParts = Self.parts(
      of: children,
      depth: parts[index].depth + 1,
      inSection: parts[index].isInSection
    )
    let start = self.position(of: range.lowerBound, after: index, position)
    insert(newParts, at: range.lowerBound, start, &change)
  }

  /// Returns the parts of the children of a source, from the first to the last child that differs, and the children
  /// that the source has instead.
  private func differingChildren(
    ofPart index: Int
  ) -> (range: Range<Int>, children: [any SourceNode]) {
    let depth = parts[index].depth + 1
    var end = index + 1
    var old: [Int] = []
    while end < parts.count, parts[end].depth >= depth {
      if parts[end].depth == depth { old.append(end) }
      end += 1
    }
    let new = parts[index].source.shownNodes
    let most = min(old.count, new.count)
    var first = 0
    while first < most, parts[old[first]].source === new[first] { first += 1 }
    var last = 0
    while last < most - first, parts[old[old.count - 1 - last]].source === new[new.count - 1 - last]
    {
      last += 1
    }
    old.append(end)
    return (old[first]..<old[old.count - 1 - last], Array(new[first..<new.count - last]))
  }

  /// Returns the position of a part, given the position of an earlier part.
  private func position(of index: Int, after other: Int, _ position: Position) -> Position {
    var position = position
    for part in parts[other..<index] { position += part }
    return position
  }

  /// Returns the parts of some sources and of the sources below them.
  ///
  /// The traversal is iterative: recursion could overflow the stack in a deep tree.
  private static func parts(
    of sources: [any SourceNode],
    depth: Int,
    inSection: Bool
  ) -> [Part] {
    var parts: [Part] = []
    var stack = sources.reversed().map { (source: $0, depth: depth, isInSection: inSection) }
    while let (source, depth, isInSection) = stack.popLast() {
      let items = source.ownItems
      let startsSection = !isInSection && (source.mergesSections || items != nil)
      let part = Part(
        source: source,
        depth: depth,
        startsSection: startsSection,
        isInSection: isInSection || startsSection,
        version: source.version,
        sectionVersion: source.sectionVersion,
        itemsVersion: source.itemsVersion,
        items: items,
        numberOfItems: items?.numberOfItems ?? 0
      )
      parts.append(part)
      for child in source.shownNodes.reversed() {
        stack.append((child, depth + 1, part.isInSection))
      }
    }
    return parts
  }

  /// Removes parts, which are whole trees, with their sections and items.
  private mutating func remove(
    _ range: Range<Int>,
    _ position: Position,
    _ change: inout Change
  ) {
    let end = self.position(of: range.upperBound, after: range.lowerBound, position)
    let removesSections = end.sections > position.sections
    snapshot.deleteParts(
      sectionsAt: position.sections..<end.sections,
      // Items in deleted sections are deleted with them.
      itemsAt: position.items..<(removesSections ? position.items : end.items)
    )
    change.removed += parts[range].map { $0.source }
    parts.removeSubrange(range)
  }

  /// Inserts parts, which are whole trees, with their sections and items.
  ///
  /// Either each item is in a new section, or all items are in a section that the snapshot has.
  private mutating func insert(
    _ newParts: [Part],
    at index: Int,
    _ position: Position,
    _ change: inout Change
  ) {
    let sections = newParts.filter { $0.startsSection }.map { $0.section }
    if sections.isEmpty {
      snapshot.insert(
        joining: newParts.compactMap { $0.items },
        at: position.items,
        inSection: position.sections - 1
      )
    } else {
      var items = [[Snapshot<Int, SourceItem>]](repeating: [], count: sections.count)
      var section = -1
      for part in newParts {
        if part.startsSection { section += 1 }
        if let own = part.items { items[section].append(own) }
      }
      snapshot.insert(uncheckedSections: sections, joining: items, at: position.sections)
    }
    change.inserted += newParts.map { $0.source }
    parts.insert(contentsOf: newParts, at: index)
  }
}
