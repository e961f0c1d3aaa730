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
  /// Setting a snapshot shows it, and reloads or reconfigures its marked items and sections once. A function of the app
  /// that the source calls during this, such as the one that makes the source of a section, can set another snapshot.
  /// The source then shows that snapshot afterwards. It ignores such a snapshot after 16 others, so that a function
  /// that sets one at each call does not keep the source busy for ever.
  ///
  /// - Complexity: Setting takes O(*s* + *b* + *k*) on average plus the cost of a change, where *s* is the number
  ///   of sections, *b* the number of storage blocks of up to 512 items, and *k* the number of items in edited
  ///   sections.
  public var snapshot: Snapshot<Section, Item> {
    get { unshown.last?.withoutMarksAndProblems() ?? shown }
    set {
      unshown.append(newValue)
      guard unshown.count == 1 else { return }
      update {
        for _ in 0...16 {
          guard let next = unshown.first else { return }
          replaceSections(with: next)
          unshown.removeFirst()
        }
        unshown = []
      }
    }
  }

  var pageLink: PageLink<Item>? {
    didSet { for (_, source) in sources.elements { source.pageLink = pageLink } }
  }

  private var shown = Snapshot<Section, Item>()

  /// The snapshots that were set and are not shown yet, in order; the sections change for the first one.
  private var unshown: [Snapshot<Section, Item>] = []

  private var sourceStorage = IdentifierMap<Section, BasicSource<Item, Cell>>()
  private let makeSource: (Section) -> BasicSource<Item, Cell>

  /// The sources by section.
  ///
  /// This property is computed because `==` and `hash(into:)` of a section may read this source while the sources
  /// change. An access to a stored property would be in progress then.
  private var sources: IdentifierMap<Section, BasicSource<Item, Cell>> {
    get { sourceStorage }
    _modify {
      // The sources leave their property, so that changing them does not copy their memory.
      var sources = IdentifierMap<Section, BasicSource<Item, Cell>>()
      swap(&sources, &sourceStorage)
      defer { sourceStorage = sources }
      yield &sources
    }
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
  public subscript(section: Section) -> BasicSource<Item, Cell>? { sources[section] }

  /// Returns the items of the snapshot that were deleted from the sources of the sections; none if no source has
  /// changed since the last call.
  func takeDeletedItems() -> [Item] {
    let changed = shown.sectionIdentifiers.filter { section in
      sources[section].map { $0.itemsVersion != $0.itemsVersionInSnapshot } ?? false
    }
    // An item can have been moved to another section and deleted there, so one change concerns all changed sections.
    guard changed.count(where: { sources[$0]?.takeChange() == true }) > 0 else { return [] }
    return changed.flatMap { shown.itemIdentifiers(inSection: $0) }
      .filter { item in !sources.elements.contains { $0.value.position(of: item) != nil } }
  }

  private func replaceSections(with snapshot: Snapshot<Section, Item>) {
    recordProblems(of: snapshot) {
      SourceItem(TypedItem($0, of: id, version: ItemVersion(), areContentsEqual: nil))
    }
    let old = shown
    shown = snapshot.withoutMarksAndProblems()
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      let mark = snapshot.update(ofSectionAt: index)
      if mark == nil, let oldIndex = old.indexOfSection(section), let source = sources[section],
        source.itemsVersion == source.itemsVersionInSnapshot,
        snapshot.isSection(at: index, untouchedSince: old, at: oldIndex)
      {
        continue
      }
      let source = sources[section] ?? addSource(of: section)
      source.itemsVersionInSnapshot = source.itemsVersion + 1
      source.follow(from: nil, to: snapshot.extractingSection(at: index, as: 0))
      if mark != nil { source.updateSupplementaryViews() }
    }
    for section in old.sectionIdentifiers where shown.indexOfSection(section) == nil {
      if let source = sources[section] { detach(source) }
      sources[section] = nil
    }
    if shown.sectionIdentifiers != old.sectionIdentifiers { version += 1 }
    didChange()
  }

  private func addSource(of section: Section) -> BasicSource<Item, Cell> {
    let source = makeSource(section)
    precondition(source.parent !== self, "Two sections of a SnapshotSource have the same source")
    let formerParents = attach([source])
    source.pageLink = pageLink
    sources[section] = source
    version += 1
    // Lists show the removal from the former parents together with the section, at the end of the current update.
    changedSources += formerParents
    return source
  }

  override var shownChildren: [ListSource<Cell>] {
    // Sections that break the rules of `Hashable` can have the same source.
    var ids: Set<SourceID> = []
    return shown.sectionIdentifiers.compactMap { sources[$0] as ListSource<Cell>? }
      .filter { ids.insert($0.id).inserted }
  }

  override func removeChildren(
    where shouldRemove: (ListSource<Cell>) -> Bool
  ) -> [ListSource<Cell>] {
    let elements = sources.elements
    sources = IdentifierMap(elements.filter { !shouldRemove($0.value) })
    return elements.map { $0.value }.filter(shouldRemove)
  }
}
