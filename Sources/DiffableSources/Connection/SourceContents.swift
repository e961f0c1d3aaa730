/// The snapshot of a tree of sources, which a connection shows in its list.
///
/// An update repeats the edits of each source's items in the snapshot. When children, the selected segment or
/// supplementary views have changed, it also replaces the sources from the first to the last one that differs. All
/// other items keep their memory, so that a difference does not compare them.
struct SourceContents<Cell> {
  /// The contents of the list.
  private(set) var snapshot = Snapshot<SourceSection, SourceItem>()

  private let root: ListSource<Cell>

  /// The shown sources in order, parents before their children.
  private var parts: [Part] = []

  /// A shown source, with its versions and items as of the last update.
  private struct Part {
    var source: ListSource<Cell>

    /// The section that the source makes; nil if it belongs to another source's section or to none.
    var ownSection: SourceSection?

    /// The index of the section that contains the source's items; nil if the source belongs to no section.
    var section: Int?

    /// The source's ``ListSource/version`` in the snapshot.
    var version: Int

    /// The source's ``ListSource/itemsVersion`` in the snapshot.
    var itemsVersion = 0

    /// The source's own items in the snapshot; nil if it shows children.
    var items: Snapshot<Int, SourceItem>?

    /// Returns whether another part has the same source, which makes the same section with the same supplementary views.
    func isSame(as other: Part) -> Bool {
      source === other.source && ownSection == other.ownSection
        && ownSection?.version == other.ownSection?.version
    }
  }

  /// The sources that an update has removed from the tree and inserted into it.
  struct Change {
    var removed: [ListSource<Cell>]
    var inserted: [ListSource<Cell>]
  }

  /// Creates the contents of a tree that are empty until the first update.
  init(of root: ListSource<Cell>) { self.root = root }

  /// Updates the snapshot with what has changed in the sources since the last update.
  ///
  /// - Returns: The sources that are not shown any longer, and those that are newly shown. A source can be both.
  /// - Complexity: O(*s*) plus the cost of repeating the edits of items, where *s* is the number of shown sources. If
  ///   children, the selected segment or supplementary views have changed, another O(*m* log *n*) on average, where *m* is
  ///   the number of items of the sources from the first to the last one that differs, and *n* the number of all items.
  mutating func update() -> Change {
    var change = Change(removed: [], inserted: [])
    if parts.isEmpty || parts.contains(where: { $0.version != $0.source.version }) {
      change = updateParts()
    }
    var start = 0
    for index in parts.indices {
      let version = parts[index].source.itemsVersion
      if version != parts[index].itemsVersion { updateItems(ofPart: index, at: start) }
      parts[index].itemsVersion = version
      start += parts[index].items?.numberOfItems ?? 0
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

  // MARK: - Items

  /// Repeats the edits of one source's items in the snapshot.
  ///
  /// - Parameters:
  ///   - index: The index of the source among the parts.
  ///   - start: The position of the source's first item in the snapshot, counted across all sections.
  private mutating func updateItems(ofPart index: Int, at start: Int) {
    let part = parts[index]
    guard let section = part.section, let old = part.items, let new = part.source.ownItems else {
      return
    }
    snapshot.follow(
      from: old,
      to: new,
      at: start,
      inSection: section,
      isIdentical: { $0.box === $1.box },
      make: { $0 }
    )
    parts[index].items = new
  }

  // MARK: - Parts

  /// Replaces the parts from the first to the last one that differs from the tree.
  private mutating func updateParts() -> Change {
    let (newParts, first, end) = differingParts()
    let newEnd = newParts.count - (parts.count - end)
    let removed = parts[first..<end].map { $0.source }
    deleteParts(first..<end)
    parts.replaceSubrange(first..<end, with: newParts[first..<newEnd])
    for index in parts.indices {
      parts[index].section = newParts[index].section
      parts[index].version = newParts[index].version
    }
    insertParts(first..<newEnd)
    return Change(removed: removed, inserted: parts[first..<newEnd].map { $0.source })
  }

  /// Returns the parts of the tree without their items, and the range of the current parts that differ.
  private func differingParts() -> (newParts: [Part], first: Int, end: Int) {
    var newParts: [Part] = []
    var numberOfSections = 0
    root.forEachShown { source, section in
      var part = Part(source: source, section: section, version: source.version)
      if section == nil && (source.mergesSections || source.hasOwnItems) {
        part.ownSection = SourceSection(source: source.id, version: source.sectionVersion)
        part.section = numberOfSections
        numberOfSections += 1
      }
      newParts.append(part)
      return part.section
    }
    let most = min(parts.count, newParts.count)
    var first = 0
    while first < most, parts[first].isSame(as: newParts[first]) { first += 1 }
    var common = 0
    while common < most - first,
      parts[parts.count - 1 - common].isSame(as: newParts[newParts.count - 1 - common])
    {
      common += 1
    }
    // A part whose section differs belongs to what differs, even if the part itself does not.
    let sections = parts[..<first].reduce(0) { $0 + ($1.ownSection == nil ? 0 : 1) }
    func isInDifferingSection(_ part: Part) -> Bool {
      part.ownSection == nil && (part.section ?? -1) >= sections
    }
    while common > 0,
      isInDifferingSection(parts[parts.count - common])
        || isInDifferingSection(newParts[newParts.count - common])
    {
      common -= 1
    }
    return (newParts, first, parts.count - common)
  }

  /// Deletes the sections and items of some parts from the snapshot.
  private mutating func deleteParts(_ range: Range<Int>) {
    let start = parts[..<range.lowerBound].reduce(0) { $0 + ($1.items?.numberOfItems ?? 0) }
    let sections = parts[range].compactMap { $0.ownSection == nil ? nil : $0.section }
    // The first parts can belong to a section that stays.
    let items = parts[range].prefix { $0.ownSection == nil }
      .reduce(0) { $0 + ($1.items?.numberOfItems ?? 0) }
    let indexes = sections.first.map { $0..<$0 + sections.count } ?? 0..<0
    snapshot.deleteParts(sectionsAt: indexes, itemsAt: start..<start + items)
  }

  /// Inserts the sections and items of new parts into the snapshot.
  private mutating func insertParts(_ range: Range<Int>) {
    let start = parts[..<range.lowerBound].reduce(0) { $0 + ($1.items?.numberOfItems ?? 0) }
    // The first parts can belong to a section that stays.
    var first: [Snapshot<Int, SourceItem>] = []
    var sections: [SourceSection] = []
    var items: [[Snapshot<Int, SourceItem>]] = []
    for index in range {
      let source = parts[index].source
      (parts[index].items, parts[index].itemsVersion) = (source.ownItems, source.itemsVersion)
      if let section = parts[index].ownSection {
        sections.append(section)
        items.append([])
      }
      guard let own = parts[index].items else { continue }
      if items.isEmpty { first.append(own) } else { items[items.count - 1].append(own) }
    }
    if !first.isEmpty, let section = parts[range.lowerBound].section {
      snapshot.insert(joining: first, at: start, inSection: section)
    }
    if let section = parts[range].first(where: { $0.ownSection != nil })?.section {
      snapshot.insert(uncheckedSections: sections, joining: items, at: section)
    }
  }
}
