/// A tree of sources as a list shows it.
///
/// Each connection keeps one. Items change often, and are followed edit by edit. The shape of the tree
/// changes seldom, and then the whole snapshot is rebuilt.
struct SourceContents<Cell> {
  /// What is shown; no source is twice in a tree, nor an item in a source.
  private(set) var snapshot: Snapshot<SourceSection, SourceItem>

  /// The sources that have made the items and the sections.
  private(set) var sources: [SourceID: ListSource<Cell>] = [:]

  private let root: ListSource<Cell>

  /// The sources in order, a parent before its children.
  private var parts: [Part] = []

  private struct Part {
    var source: ListSource<Cell>

    /// The version of the source that is shown, and that of its items.
    var version: Int
    var itemsVersion: Int

    /// The section that has its items.
    var section: Int

    /// Its items as they are shown, if it is one that has any.
    var items: Snapshot<Int, SourceItem>?
  }

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
    snapshot = Snapshot(uncheckedSections: sections, joining: items)
    (self.sources, self.parts) = (sources, parts)
  }

  /// Repeats what has changed in the sources since the last call.
  ///
  /// - Returns: Whether the sources of the tree may be others now.
  /// - Complexity: O(*s*) and what the changes of items cost, where *s* is the number of sources; O(*n*) where
  ///   children or headers have changed, *n* being the number of sources and items.
  mutating func follow() -> Bool {
    guard parts.allSatisfy({ $0.version == $0.source.version }) else {
      self = SourceContents(of: root)
      return true
    }
    var start = 0
    for index in parts.indices {
      let version = parts[index].source.itemsVersion
      if version != parts[index].itemsVersion { follow(index, at: start) }
      parts[index].itemsVersion = version
      start += parts[index].items?.numberOfItems ?? 0
    }
    return false
  }

  /// Repeats what has changed in the items of one source, the first of which is at a position.
  private mutating func follow(_ index: Int, at start: Int) {
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
