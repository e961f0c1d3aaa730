/// A source that shows a snapshot, with a basic source for each section.
///
/// Use it for lists whose sections change, such as the pages of a ``Pager``. Like any other source, it can be
/// part of a larger screen:
///
/// ```swift
/// let albums = SnapshotSource<String, String, String> { album in
///   let songs = BasicSource<String, String> { "♪ \($0)" }
///   songs.supplementaryViewProvider = { kind in
///     kind == .header ? album : nil
///   }
///   return songs
/// }
/// albums.snapshot = Snapshot([
///   ("Blue", ["River"]),
///   ("Songs", ["Suzanne", "Avalanche"]),
/// ])
/// ```
///
/// An item belongs to the source of its section. If the item moves to another section, it is deleted from one
/// source and inserted into the other.
///
/// When the user deletes or moves an item, the source of its section changes and calls its handlers. The
/// ``snapshot`` does not change. If the next snapshot still contains a deleted item, the item is shown again.
public final class SnapshotSource<Section: Hashable & Sendable, Item: Hashable & Sendable, Cell>:
  ListSource<Cell>
{
  /// The snapshot that was set last, without marks.
  ///
  /// Setting a snapshot shows it, and reloads or reconfigures its marked items and sections once.
  ///
  /// - Complexity: Setting takes O(*s* + *b* + *k*) on average plus the cost of a change, where *s* is the number
  ///   of sections, *b* the number of storage blocks of up to 512 items, and *k* the number of items in edited
  ///   sections.
  public var snapshot: Snapshot<Section, Item> {
    get { shown }
    set { replaceSections(with: newValue) }
  }

  /// Called for each item whose cell appears, by a pager.
  var displayHandler: ((_ item: Item) -> Void)? {
    didSet { for (_, member) in members.elements { member.source.displayHandler = displayHandler } }
  }

  private var shown = Snapshot<Section, Item>()
  private var memberStorage = IdentifierMap<Section, Member>()
  private let makeSource: (Section) -> BasicSource<Item, Cell>

  /// The members by section.
  ///
  /// This property is computed because `==` and `hash(into:)` of a section may read the source while the members change.
  /// An access to a stored property would be in progress then.
  private var members: IdentifierMap<Section, Member> {
    get { memberStorage }
    _modify {
      // The members leave their property, so that changing them does not copy their memory.
      var members = IdentifierMap<Section, Member>()
      swap(&members, &memberStorage)
      defer { memberStorage = members }
      yield &members
    }
  }

  /// The source of a section.
  private struct Member {
    var source: BasicSource<Item, Cell>

    /// The source's ``ListSource/itemsVersion`` after the ``SnapshotSource`` last set the items of the source.
    ///
    /// If the source now has another version, the user or the app has changed its items or its cells.
    var itemsVersion = 0
  }

  /// Creates a source without sections.
  ///
  /// - Parameter source: Makes the source of a section. The closure is called when the section is inserted,
  ///   and must return a new source each time. The items of the source are set afterwards. A section keeps
  ///   its source until the section is deleted, even if the content of the section changes.
  /// - Complexity: O(1).
  public init(_ source: @escaping (_ section: Section) -> BasicSource<Item, Cell>) {
    makeSource = source
    super.init()
  }

  deinit { ListSource.releaseTrees(removeChildren { _ in true }) }

  /// The source of a section; nil if the snapshot does not contain the section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The source that shows the items of the section.
  /// - Complexity: O(1) on average.
  public subscript(section: Section) -> BasicSource<Item, Cell>? {
    members[section]?.source
  }

  private func replaceSections(with snapshot: Snapshot<Section, Item>) {
    update {
      recordProblems(of: snapshot) {
        SourceItem(TypedItem($0, of: id, version: ItemVersion(), areContentsEqual: nil))
      }
      let old = shown
      shown = snapshot.withoutMarksAndProblems()
      for (index, section) in snapshot.sectionIdentifiers.enumerated() {
        let mark = snapshot.update(ofSectionAt: index)
        if mark == nil, let oldIndex = old.indexOfSection(section), let member = members[section],
          member.source.itemsVersion == member.itemsVersion,
          snapshot.isSection(at: index, untouchedSince: old, at: oldIndex)
        {
          continue
        }
        var contents = snapshot.extractingSection(at: index, as: 0)
        switch mark {
        case .reload: contents.reloadSections([0])
        case .reconfigure: contents.reconfigureSections([0])
        case nil: break
        }
        let source = members[section]?.source ?? addSource(of: section)
        source.setItems(of: contents, after: nil)
        members[section]?.itemsVersion = source.itemsVersion
        if mark != nil { source.updateSupplementaryViews() }
      }
      for section in old.sectionIdentifiers where shown.indexOfSection(section) == nil {
        if let member = members[section] { detach(member.source) }
        members[section] = nil
      }
      if shown.sectionIdentifiers != old.sectionIdentifiers { version += 1 }
      didChange()
    }
  }

  private func addSource(of section: Section) -> BasicSource<Item, Cell> {
    let source = makeSource(section)
    precondition(source.parent !== self, "Two sections of a SnapshotSource have the same source")
    let formerParents = attach([source])
    source.displayHandler = displayHandler
    members[section] = Member(source: source)
    version += 1
    // Lists show the removal from the former parents together with the section, at the end of the current update.
    changedSources += formerParents
    return source
  }

  override var shownChildren: [ListSource<Cell>] {
    // Sections that break the rules of `Hashable` can have the same source.
    var ids: Set<SourceID> = []
    return shown.sectionIdentifiers.compactMap { members[$0]?.source }
      .filter { ids.insert($0.id).inserted }
  }

  override func removeChildren(
    where shouldRemove: (ListSource<Cell>) -> Bool
  ) -> [ListSource<Cell>] {
    let elements = members.elements
    members = IdentifierMap(elements.filter { !shouldRemove($0.value.source) })
    return elements.map { $0.value.source }.filter(shouldRemove)
  }
}
