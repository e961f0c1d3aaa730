/// The snapshot of a tree of sources, which a connection shows in its list.
///
/// Items change often, so an update only repeats the edits of each source's items in the snapshot. When children,
/// the selected segment or supplementary views change, which is rare, an update rebuilds the whole snapshot.
struct SourceContents<Cell> {
  /// The contents of the list.
  private(set) var snapshot: Snapshot<SourceSection, SourceItem>

  /// The shown sources by identity.
  private(set) var sources: [SourceID: ListSource<Cell>] = [:]

  private let root: ListSource<Cell>

  /// The shown sources in order, parents before their children.
  private var parts: [Part] = []

  /// A shown source, with its versions and items as of the last update.
  private struct Part {
    var source: ListSource<Cell>

    /// The source's ``ListSource/version`` in the snapshot.
    var version: Int

    /// The source's ``ListSource/itemsVersion`` in the snapshot.
    var itemsVersion: Int

    /// The index of the section that contains the source's items; 0 if the source belongs to no section.
    var section: Int

    /// The source's own items in the snapshot; nil if it shows children.
    var items: Snapshot<Int, SourceItem>?
  }

  /// Creates the contents of a tree.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources and items.
  init(of root: ListSource<Cell>) {
    self.root = root
    var (sections, items) = ([SourceSection](), [[Snapshot<Int, SourceItem>]]())
    var (sources, parts) = ([SourceID: ListSource<Cell>](), [Part]())
    root.forEachShown { source, section in
      sources[source.id] = source
      let ownItems = source.ownItems
      var section = section
      if section == nil && (source.mergesSections || ownItems != nil) {
        section = sections.count
        sections.append(SourceSection(source: source.id, version: source.sectionVersion))
        items.append([])
      }
      if let section, let ownItems { items[section].append(ownItems) }
      parts.append(
        Part(
          source: source,
          version: source.version,
          itemsVersion: source.itemsVersion,
          section: section ?? 0,
          items: ownItems
        )
      )
      return section
    }
    // No check for duplicates is necessary: each source is in the tree only once, and each item is in its source only
    // once.
    snapshot = Snapshot(uncheckedSections: sections, joining: items)
    (self.sources, self.parts) = (sources, parts)
  }

  /// Updates the snapshot with what has changed in the sources since the last update.
  ///
  /// - Returns: Whether the shown sources may have changed.
  /// - Complexity: O(*s*) plus the cost of repeating the edits of items, where *s* is the number of shown
  ///   sources. If children, the selected segment or supplementary views have changed, O(*n*), where *n* is
  ///   the number of sources and items.
  mutating func update() -> Bool {
    guard parts.allSatisfy({ $0.version == $0.source.version }) else {
      self = SourceContents(of: root)
      return true
    }
    var start = 0
    for index in parts.indices {
      let version = parts[index].source.itemsVersion
      if version != parts[index].itemsVersion { updateItems(ofPart: index, at: start) }
      parts[index].itemsVersion = version
      start += parts[index].items?.numberOfItems ?? 0
    }
    return false
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
  ///
  /// - Parameters:
  ///   - index: The index of the source among the parts.
  ///   - start: The position of the source's first item in the snapshot, counted across all sections.
  private mutating func updateItems(ofPart index: Int, at start: Int) {
    let part = parts[index]
    guard let old = part.items, let new = part.source.ownItems else { return }
    snapshot.follow(
      from: old,
      to: new,
      at: start,
      inSection: part.section,
      isIdentical: { $0.box === $1.box },
      make: { $0 }
    )
    parts[index].items = new
  }
}
