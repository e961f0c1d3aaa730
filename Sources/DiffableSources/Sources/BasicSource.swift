/// Shows items of one type in cells of one kind.
///
/// ```swift
/// let songs = BasicSource<String, String> { "♪ \($0)" }
/// songs.items = ["Hallelujah", "Suzanne"]
/// songs.items.append("Bird on the Wire")
/// try songs.snapshot.moveItem("Suzanne", beforeItem: "Hallelujah")
/// ```
///
/// Lists follow each change at once; see ``ListSource/update(_:_:)`` for several. The items are identifiers:
/// two that are equal are the same item, but only inside this source. When their type adopts
/// ``DiffableSnapshots/ContentEquatable``, cells whose item has changed are updated.
///
/// In place of a cell the closure may give a description of one, such as a ``ReusableCell``; different items
/// may get different kinds.
public final class BasicSource<Item: Hashable & Sendable, Cell>: ListSource<Cell> {
  /// What happens when the user does something to an item.
  public var handlers = ItemHandlers<Item>()

  /// The items as a snapshot, with all its edits.
  ///
  /// Its sections are not those of the list: the source makes one, or none, and shows the items of all
  /// sections in a row. The snapshot has one section to begin with, 0. Items that are marked, or are in
  /// sections that are, get their cells made anew or updated, once by each list; the marks are then gone.
  ///
  /// - Complexity: To read, O(1); to set, that of a change, and that of
  ///   ``DiffableSnapshots/Snapshot/difference(from:)`` if anything was ever marked or cells are chosen by
  ///   content.
  public var snapshot: Snapshot<Int, Item> {
    didSet {
      let comparison = versions.follow(from: oldValue, to: snapshot)
      if let needsNewCell, let comparison {
        // The client's function may read this source, or change it.
        update { versions.reload(comparison.items(where: needsNewCell)) }
      }
      // A mark of a section leaves no trace in the memory of its items.
      if snapshot.hasMarkedSections { (wrapped, wrappedItems) = (.withOneSection, Snapshot()) }
      // Within the observer, because setting the property elsewhere would call it again.
      if snapshot.hasMarks {
        snapshot = snapshot.removingMarks()
        // If an older snapshot is set before lists ask, the two would look equal.
        _ = ownItems
      }
      itemsVersion += 1
      didChange()
    }
  }

  private let makeCell: (Item) -> Cell
  private let areContentsEqual: TypedItem<Item>.AreContentsEqual

  /// The items as lists know them, and what they were made of; brought up to date when lists ask.
  private var wrapped = Snapshot<Int, SourceItem>.withOneSection
  private var wrappedItems = Snapshot<Int, Item>()

  private var versions: ItemVersions<Item>
  private let needsNewCell: NeedsNewCell?

  /// Whether an item needs a cell of another kind than an equal one whose content is different.
  typealias NeedsNewCell = (_ item: Item, _ old: Item) -> Bool

  /// Creates a source without items.
  ///
  /// There is another initializer for items that adopt ``DiffableSnapshots/ContentEquatable``.
  ///
  /// - Parameter cell: Makes or updates the cell of an item. Called by each list when it needs the cell.
  /// - Complexity: O(1).
  @_disfavoredOverload
  public convenience init(cell: @escaping (_ item: Item) -> Cell) {
    self.init(cell: cell, areContentsEqual: { _, _ in true })
  }

  init(
    cell: @escaping (Item) -> Cell,
    areContentsEqual: @escaping TypedItem<Item>.AreContentsEqual,
    needsNewCell: NeedsNewCell? = nil
  ) {
    makeCell = cell
    self.needsNewCell = needsNewCell
    versions = ItemVersions(hasKinds: needsNewCell != nil)
    self.areContentsEqual = areContentsEqual
    snapshot = .withOneSection
    super.init()
  }

  override var ownItems: Snapshot<Int, SourceItem>? {
    wrapped.follow(
      from: wrappedItems,
      to: snapshot,
      isIdentical: { $0.box === $1.box },
      make: { wrap($0) }
    )
    wrappedItems = snapshot
    return wrapped
  }

  override var numberOfOwnItems: Int { snapshot.numberOfItems }

  override func cell(for item: SourceItem) -> Cell? { item.item(as: Item.self).map(makeCell) }

  // What follows is in an extension, where nothing can override.

  override func perform(_ action: UserAction, on item: SourceItem) -> Bool {
    tellHandlers(of: action, on: item)
  }

  override func canDelete(_ item: SourceItem) -> Bool { isAllowed(handlers.canDelete, item) }
  override func canMove(_ item: SourceItem) -> Bool { isAllowed(handlers.canMove, item) }

  override func move(
    _ item: SourceItem,
    after previous: SourceItem?,
    before next: SourceItem?
  ) -> Bool {
    follow(item, after: previous, before: next)
  }

  /// The item as lists know it.
  func wrap(_ item: Item) -> SourceItem {
    SourceItem(
      TypedItem(item, of: id, version: versions[item], areContentsEqual: areContentsEqual)
    )
  }
}

extension Snapshot where Section == Int {
  /// A snapshot with the section 0 and no items.
  static var withOneSection: Snapshot {
    var snapshot = Snapshot()
    // A section that does not repeat is not refused.
    try? snapshot.appendSections([0])
    return snapshot
  }
}

extension Snapshot {
  fileprivate var hasMarkedSections: Bool {
    !reloadedSectionIdentifiers.isEmpty || !reconfiguredSectionIdentifiers.isEmpty
  }
}

extension BasicSource where Item: ContentEquatable {
  /// Creates a source without items, that updates cells when the content of their items changes.
  ///
  /// - Parameter cell: Makes or updates the cell of an item. Called by each list when it needs the cell.
  /// - Complexity: O(1).
  public convenience init(cell: @escaping (_ item: Item) -> Cell) {
    self.init(cell: cell, areContentsEqual: { $0.isContentEqual(to: $1) })
  }
}
