/// A source that shows items of one type.
///
/// ```swift
/// let songs = BasicSource<String, String> { "♪ \($0)" }
/// songs.items = ["Hallelujah", "Suzanne"]
/// songs.items.append("Bird on the Wire")
/// songs.move("Suzanne", before: "Hallelujah")
/// ```
///
/// Each change is shown immediately in all connected lists. To show several changes as one, use
/// ``ListSource/update(_:_:)``.
///
/// The items are identifiers: within one source, equal items are the same item. Equal items of two sources
/// are different items. If the item type conforms to ``/DiffableSnapshots/ContentEquatable``, the source
/// updates the cells of items whose content has changed.
///
/// Instead of a cell, the closure can return a description of a cell, such as a ``ReusableCell``. Different
/// items can have cells of different classes.
public final class BasicSource<Item: Hashable & Sendable, Cell>: ListSource<Cell> {
  /// The functions that the source calls for its items, for example when the user acts on one of them.
  public var handlers = Handlers()

  /// The items without their type, and their versions for lists.
  ///
  /// The property is computed because `==` and `hash(into:)` of an item may read the source while it changes. An access
  /// to a stored property would be in progress then.
  var versionedItems: VersionedItems {
    get { versionedItemsStorage }
    set { versionedItemsStorage = newValue }
  }

  private var versionedItemsStorage = VersionedItems()

  var pageLink: PageLink<Item>?

  /// The value of ``ListSource/itemsVersion`` after a ``SnapshotSource`` last set the items; nil if none has set them.
  ///
  /// If the source now has another version, the user or the app has changed its items or its cells.
  var itemsVersionInSnapshot: Int?

  /// The value of ``ListSource/itemsVersion`` when a pager has last looked for deleted items.
  private var versionWithKnownDeletions: Int?

  /// Returns whether the items can have changed since the last call.
  func takeChange() -> Bool {
    defer { versionWithKnownDeletions = itemsVersion }
    return versionWithKnownDeletions != itemsVersion
  }

  var makeCell: (Item) -> Cell

  /// Whether all cells are known to be of one class.
  var hasOneCellClass: Bool

  /// Compares the content of items; nil if they are not ``/DiffableSnapshots/ContentEquatable``.
  let areContentsEqual: TypedItem<Item>.AreContentsEqual?

  /// Creates a source from items and a closure that makes their cells.
  ///
  /// ```swift
  /// let footer = BasicSource(["Terms and conditions"]) { line in line }
  /// ```
  ///
  /// For items that conform to ``/DiffableSnapshots/ContentEquatable``, another initializer creates a source that
  /// compares their content.
  ///
  /// - Parameters:
  ///   - items: The items in order. Of an item that occurs more than once, the first occurrence is kept.
  ///   - cell: Makes or updates the cell of an item. Called by each list when it needs the cell.
  /// - Complexity: O(*n*) on average, where *n* is the number of items.
  @_disfavoredOverload
  public convenience init(_ items: [Item] = [], cell: @escaping (_ item: Item) -> Cell) {
    self.init(items, cell: cell, areContentsEqual: nil)
  }

  init(
    _ items: [Item],
    cell: @escaping (Item) -> Cell,
    areContentsEqual: TypedItem<Item>.AreContentsEqual?,
    hasOneCellClass: Bool = false
  ) {
    makeCell = cell
    self.hasOneCellClass = hasOneCellClass
    self.areContentsEqual = areContentsEqual
    super.init()
    if !items.isEmpty { self.items = items }
  }

  override var ownItems: Snapshot<Int, SourceItem>? { versionedItems.snapshot }

  override func cell(for item: SourceItem) -> Cell? { self.item(item).map(makeCell) }

  override func handle(_ event: SourceEvent) -> Bool { callHandlers(event) }

  /// Returns the item in a source item.
  ///
  /// - Parameter item: An item of a list, such as an item of ``SourceConnection/snapshot()``.
  /// - Returns: The item as it was when the list received it; nil if it belongs to another source.
  /// - Complexity: O(1).
  public func item(_ item: SourceItem) -> Item? {
    item.source == id ? self.item(in: item) : nil
  }

  /// Returns the items in own items.
  func items(in ownItems: [SourceItem]) -> [Item] { ownItems.map { item(in: $0) } }

  /// Returns the item in an own item.
  func item(in ownItem: SourceItem) -> Item { ownItem.typed(as: Item.self).item }

  /// Returns an item as lists show it.
  func wrap(_ item: Item) -> SourceItem {
    let version = versionedItems.commonVersion
    let box = TypedItem(item, of: id, version: version, areContentsEqual: areContentsEqual)
    return versionedItems.withCurrentVersion(SourceItem(box))
  }
}

extension BasicSource where Item: ContentEquatable {
  /// Creates a source whose cells are updated when the content of their items changes.
  ///
  /// If the closure returns a ``ReusableCell`` and an item needs a cell of another class than before, the item gets a
  /// new cell.
  ///
  /// - Parameters:
  ///   - items: The items in order. Of an item that occurs more than once, the first occurrence is kept.
  ///   - cell: Makes or updates the cell of an item. Called by each list when it needs the cell. If the closure returns
  ///     a ``ReusableCell``, and the content of an item has changed, the source also calls the closure once with the
  ///     new item and once with the old item.
  /// - Complexity: O(*n*) on average, where *n* is the number of items.
  public convenience init(_ items: [Item] = [], cell: @escaping (_ item: Item) -> Cell) {
    self.init(items, cell: cell, areContentsEqual: { $0.isContentEqual(to: $1) })
  }
}
