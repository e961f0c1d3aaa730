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
/// ``ContentEquatable``, cells whose item has changed are updated.
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
  /// - Complexity: To read, O(1); to set, that of a change, and that of ``Snapshot/difference(from:)`` if
  ///   anything was ever marked or cells are chosen by content.
  public var snapshot: Snapshot<Int, Item> {
    didSet {
      let runs = versions.follow(from: oldValue, to: snapshot)
      if let needsNewCell {
        // The client is asked, who may look at this source meanwhile, or change it.
        update {
          versions.reload(snapshot.items(since: oldValue, in: runs, where: needsNewCell))
        }
      }
      // That leaves no trace in the items themselves.
      if !snapshot.sectionMarks.isEmpty { (wrapped, wrappedItems) = (.withoutItems, ItemStore()) }
      // Here and not in a function, from which it would be a change of its own.
      if snapshot.isMarked {
        snapshot = snapshot.withoutMarks()
        // An older snapshot that is set next, before lists ask, would look as if nothing had happened.
        _ = ownItems
      }
      itemsVersion += 1
      didChange()
    }
  }

  private let makeCell: (Item) -> Cell
  private let areContentsEqual: TypedItem<Item>.AreContentsEqual

  /// The items as lists know them, and what they were made of; brought up to date when lists ask.
  private var wrapped = ItemStore<SourceItem>.withoutItems
  private var wrappedItems = ItemStore<Item>()

  private var versions: ItemVersions<Item>
  private let needsNewCell: NeedsNewCell?

  /// Whether an item needs a cell of another kind than an equal one whose content is different.
  typealias NeedsNewCell = (_ item: Item, _ old: Item) -> Bool

  /// Creates a source without items.
  ///
  /// There is another initializer for items that adopt ``ContentEquatable``.
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
    snapshot = Snapshot(uncheckedSections: [0], items: [HashedItems()])
    super.init()
  }

  override var ownItems: ItemStore<SourceItem>? {
    wrapped.follow(from: wrappedItems, to: snapshot.store) { wrap($0) }
    wrappedItems = snapshot.store
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

extension BasicSource where Item: ContentEquatable {
  /// Creates a source without items, that updates cells when the content of their items changes.
  ///
  /// - Parameter cell: Makes or updates the cell of an item. Called by each list when it needs the cell.
  /// - Complexity: O(1).
  public convenience init(cell: @escaping (_ item: Item) -> Cell) {
    self.init(cell: cell, areContentsEqual: { $0.isContentEqual(to: $1) })
  }
}
