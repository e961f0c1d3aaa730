/// Shows a snapshot that has sections: for each of them a source of its own.
///
/// So a list of sections that come and go, such as those of a ``Pager``, is part of a screen like
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
/// section, whose handlers tell of it, and not in ``snapshot``, which is what was set: an item that the next
/// snapshot still has is shown again.
public final class SectionedSource<Section: Hashable & Sendable, Item: Hashable & Sendable, Cell>:
  ListSource<Cell>
{
  /// What is shown, section by section.
  ///
  /// Marks for reload and reconfiguration that are set with it are carried out, and then gone.
  ///
  /// - Complexity: To set it O(*s* + *b* + *k*) on average, where *s* is the number of sections, *b* that of
  ///   the blocks of up to 512 items that versions of a snapshot share, and *k* that of the items in
  ///   sections that were edited; beside that what a change costs.
  public var snapshot: Snapshot<Section, Item> {
    get { shown }
    set { show(newValue) }
  }

  private var shown = Snapshot<Section, Item>()
  private var members: [Section: Member] = [:]
  private let makeSource: (Section) -> BasicSource<Item, Cell>

  private struct Member {
    var source: BasicSource<Item, Cell>

    /// The version of its items that were set last; another one is the user's, or whose else it may be.
    var itemsVersion = 0
  }

  /// Creates a source without sections.
  ///
  /// - Parameter source: Makes the source of a section, a new one each time. Called when the section
  ///   comes; its items are set then. While the section is there it keeps this source, also when the
  ///   content of the section itself changes.
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
  public subscript(section: Section) -> BasicSource<Item, Cell>? {
    members[section]?.source
  }

  private func show(_ snapshot: Snapshot<Section, Item>) {
    update {
      let old = shown
      shown = snapshot.removingMarks()
      let reloaded = Set(snapshot.reloadedSectionIdentifiers)
      let reconfigured = Set(snapshot.reconfiguredSectionIdentifiers)
      for (index, section) in snapshot.sectionIdentifiers.enumerated() {
        let isReloaded = reloaded.contains(section)
        let isMarked = isReloaded || reconfigured.contains(section)
        if !isMarked, let oldIndex = old.indexOfSection(section), let member = members[section],
          member.source.itemsVersion == member.itemsVersion,
          snapshot.isSection(at: index, untouchedSince: old, at: oldIndex)
        {
          continue
        }
        var contents = snapshot.extractingSection(at: index, as: 0)
        // The section is in the snapshot, so nothing is thrown.
        if isReloaded {
          try? contents.reloadSections([0])
        } else if isMarked {
          try? contents.reconfigureSections([0])
        }
        let source = members[section]?.source ?? addSource(of: section)
        source.snapshot = contents
        members[section]?.itemsVersion = source.itemsVersion
        if isMarked { source.updateSupplementaryViews() }
      }
      for section in old.sectionIdentifiers where shown.indexOfSection(section) == nil {
        if let member = members.removeValue(forKey: section) { abandon(member.source) }
      }
      if shown.sectionIdentifiers != old.sectionIdentifiers { version += 1 }
      didChange()
    }
  }

  private func addSource(of section: Section) -> BasicSource<Item, Cell> {
    let source = makeSource(section)
    precondition(source.parent !== self, "Each section needs a source of its own")
    let formerParents = adopt([source])
    members[section] = Member(source: source)
    version += 1
    for parent in formerParents { parent.didChange() }
    return source
  }

  override var shownChildren: [ListSource<Cell>] {
    shown.sectionIdentifiers.compactMap { members[$0]?.source }
  }

  override func release(_ children: Set<SourceID>) {
    members = members.filter { !children.contains($0.value.source.id) }
  }

  override func takeChildren() -> [ListSource<Cell>] {
    defer { members = [:] }
    return members.values.map { $0.source }
  }
}
