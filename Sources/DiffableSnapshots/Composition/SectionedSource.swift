/// Shows a snapshot that has sections: for each of them a source of its own.
///
/// So a list of sections that come and go, such as those of a ``PageSource``, is part of a screen like
/// any other source:
///
/// ```swift
/// let albums = SectionedSource<String, String, String> { album in
///   let songs = BasicSource<String, String> { "♪ \($0)" }
///   songs.supplementaryViewProvider = { kind in kind == .header ? album : nil }
///   return songs
/// }
/// albums.snapshot = try Snapshot([("Blue", ["River"]), ("Songs", ["Suzanne", "Avalanche"])])
/// ```
///
/// An item belongs to the source of its section: one that goes to another section is deleted from one
/// source and inserted into the other. What the user deletes or moves is changed in the source of the
/// section, whose handlers tell of it, and not in ``snapshot``, which is what was set.
public final class SectionedSource<Section: Hashable & Sendable, Item: Hashable & Sendable, Cell>:
  ListSource<Cell>
{
  /// What is shown, section by section.
  ///
  /// Marks for reload and reconfiguration that are set with it are carried out, and then gone.
  ///
  /// - Complexity: To set it O(*s* + *k*) on average, where *s* is the number of sections and *k* that of
  ///   the items in sections that were edited; beside that what a change costs.
  public var snapshot: Snapshot<Section, Item> {
    get { shown }
    set { show(newValue) }
  }

  private var shown = Snapshot<Section, Item>()
  private var sources: [Section: BasicSource<Item, Cell>] = [:]
  private let makeSource: (Section) -> BasicSource<Item, Cell>

  /// Creates a source without sections.
  ///
  /// - Parameter source: Makes the source of a section, a new one each time. Called when the section
  ///   comes; its items are set then.
  /// - Complexity: O(1).
  public init(_ source: @escaping (_ section: Section) -> BasicSource<Item, Cell>) {
    makeSource = source
    super.init()
  }

  deinit { ListSource.dismiss(takeChildren()) }

  /// The source of a section; nil when the section is not there.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The source that shows its items.
  /// - Complexity: O(1) on average.
  public subscript(section: Section) -> BasicSource<Item, Cell>? { sources[section] }

  private func show(_ snapshot: Snapshot<Section, Item>) {
    update {
      let old = shown
      shown = snapshot.withoutMarks()
      for (index, section) in snapshot.sectionIdentifiers.enumerated() {
        var contents = Snapshot(
          uncheckedSections: [0],
          items: [snapshot.store.contents(ofSection: index)]
        )
        let mark = snapshot.sectionMark(of: section)
        if mark != .none { contents.mark(0, mark) }
        if let source = sources[section], let place = old.indexOfSection(section) {
          // What nobody has touched shares its storage with what it was.
          let former = old.store.contents(ofSection: place).items
          if !contents.isMarked && contents.itemIdentifiers.isIdentical(with: former) { continue }
          source.snapshot = contents
        } else {
          addSource(of: section).snapshot = contents
        }
      }
      for section in old.sectionIdentifiers where shown.indexOfSection(section) == nil {
        if let source = sources.removeValue(forKey: section) { abandon(source) }
      }
      if shown.sectionIdentifiers != old.sectionIdentifiers { version += 1 }
      didChange()
    }
  }

  private func addSource(of section: Section) -> BasicSource<Item, Cell> {
    let source = makeSource(section)
    precondition(source.parent !== self, "Each section needs a source of its own")
    let formerParents = adopt([source])
    sources[section] = source
    version += 1
    for parent in formerParents { parent.didChange() }
    return source
  }

  override var shownChildren: [ListSource<Cell>] {
    shown.sectionIdentifiers.compactMap { sources[$0] }
  }

  override func release(_ children: Set<SourceID>) {
    sources = sources.filter { !children.contains($0.value.id) }
    version += 1
  }

  override func takeChildren() -> [ListSource<Cell>] {
    defer { sources = [:] }
    return Array(sources.values)
  }
}
