/// A source that shows items of one type.
///
/// ```swift
/// let songs = BasicSource<String, String> { "♪ \($0)" }
/// songs.items = ["Hallelujah", "Suzanne"]
/// songs.items.append("Bird on the Wire")
/// songs.snapshot.moveItem("Suzanne", beforeItem: "Hallelujah")
/// ```
///
/// Each change is shown immediately in all connected lists. To show several changes as one, use
/// ``ListSource/update(_:_:)``.
///
/// The items are identifiers: within one source, equal items are the same item. Equal items of two sources
/// are different items. If the item type conforms to ``DiffableSnapshots/ContentEquatable``, the source
/// updates the cells of items whose content has changed.
///
/// Instead of a cell, the closure can return a description of a cell, such as a ``ReusableCell``. Different
/// items can have cells of different classes.
public final class BasicSource<Item: Hashable & Sendable, Cell>: ListSource<Cell> {
  /// The functions that the source calls for its items, for example when the user acts on one of them.
  public var handlers = ItemHandlers<Item>()

  /// The items as a snapshot, for edits.
  ///
  /// The sections of the snapshot are not sections of the list: the source shows the items of all sections,
  /// one after another, in a single section of the list. Initially, the snapshot has one section, 0.
  ///
  /// If items or sections are marked for reload or reconfiguration, each list reloads or reconfigures the marked
  /// items and the items of the marked sections once. The source removes the marks as soon as the snapshot is set.
  ///
  /// - Complexity: Reading takes O(1) unless the items were changed in another way in the meantime. After ``items`` or
  ///   ``setItems(_:duplicates:)``, the next reading takes O(*n*). After a change by the user or by
  ///   ``append(_:duplicates:)``, it costs as much as repeating the change, or O(*n*) if there are several sections.
  ///   Setting costs as much as a change. If an item or a section was ever marked, or if the class of a cell can
  ///   depend on the content of its item, the cost of ``DiffableSnapshots/Snapshot/difference(from:)`` is added. If a
  ///   section is marked in the new value, O(*n*) is added. *n* is the number of items.
  public var snapshot: Snapshot<Int, Item> {
    get { snapshotOfOwnItems() }
    set { show(newValue) }
  }

  /// The items without their type, and their versions for lists.
  var own: OwnItems {
    repeatEdits()
    return storedOwn
  }

  /// The value of `own` without the edits of ``snapshot`` that are not repeated yet.
  ///
  /// This property and ``typed`` are computed because `==` and `hash(into:)` of an item may read the source while they
  /// change. An access to a stored property would be in progress then.
  var storedOwn: OwnItems {
    get { ownItemsStorage }
    set { ownItemsStorage = newValue }
  }

  private var ownItemsStorage: OwnItems

  /// Repeats in `storedOwn` how the app has edited ``snapshot``; nil if there is nothing to repeat.
  ///
  /// So an edit costs little until a list shows it. Being a closure, it is compiled only for types whose snapshots are
  /// used.
  var followSnapshot: ((BasicSource) -> Void)?

  /// The items as an array with their type, if they are known since the last change.
  var typedItems: [Item]?

  /// The items as a snapshot with their type; nil until the app uses ``snapshot``.
  var typed: TypedSnapshot<Item>? {
    get { typedStorage }
    _modify {
      // The value leaves its property, so that changing it does not copy its memory.
      var value = typedStorage.take()
      defer { typedStorage = value }
      yield &value
    }
  }

  private var typedStorage: TypedSnapshot<Item>?

  private var makeCell: (Item) -> Cell
  private let areContentsEqual: TypedItem<Item>.AreContentsEqual
  private var needsNewCell: NeedsNewCell?

  /// The value of ``reconfiguredCellProvider``.
  var makeReconfiguredCell: ((_ item: Item, _ old: Item) -> Cell)?

  /// A function that returns whether an item with changed content needs a cell of another class than before.
  typealias NeedsNewCell = (_ item: Item, _ old: Item) -> Bool

  /// Creates a source.
  ///
  /// ```swift
  /// let footer = BasicSource(["Terms and conditions"]) { line in line }
  /// ```
  ///
  /// For items that conform to ``DiffableSnapshots/ContentEquatable``, another initializer creates a source that
  /// compares their content.
  ///
  /// - Parameters:
  ///   - items: The items in order. Of an item that occurs more than once, the first occurrence is kept.
  ///   - cell: Makes or updates the cell of an item. Called by each list when it needs the cell.
  /// - Complexity: O(*n*) on average, where *n* is the number of items.
  @_disfavoredOverload
  public convenience init(_ items: [Item] = [], cell: @escaping (_ item: Item) -> Cell) {
    self.init(items, cell: cell, areContentsEqual: { _, _ in true })
  }

  init(
    _ items: [Item],
    cell: @escaping (Item) -> Cell,
    areContentsEqual: @escaping TypedItem<Item>.AreContentsEqual,
    needsNewCell: NeedsNewCell? = nil
  ) {
    makeCell = cell
    self.needsNewCell = needsNewCell
    ownItemsStorage = OwnItems(hasSeveralCellClasses: needsNewCell != nil)
    self.areContentsEqual = areContentsEqual
    super.init()
    if !items.isEmpty { self.items = items }
  }

  /// Replaces the functions that make cells and compare their classes, and gives all items new cells.
  ///
  /// An optional function that the caller does not pass is removed.
  func replaceCell(
    _ cell: @escaping (Item) -> Cell,
    needsNewCell: NeedsNewCell? = nil,
    reconfigured: ((_ item: Item, _ old: Item) -> Cell)? = nil
  ) {
    (makeCell, makeReconfiguredCell, self.needsNewCell) = (cell, reconfigured, needsNewCell)
    let typedSnapshot = typed == nil ? nil : snapshotOfOwnItems()
    repeatEdits()
    storedOwn.reloadAll(hasSeveralCellClasses: needsNewCell != nil)
    // Only versions have changed.
    typed = typedSnapshot.map { TypedSnapshot($0, ownItems: own.snapshot) }
    itemsVersion += 1
    didChange()
  }

  /// Repeats in `storedOwn` how the app has edited ``snapshot``.
  private func repeatEdits() {
    guard let followSnapshot else { return }
    self.followSnapshot = nil
    followSnapshot(self)
  }

  /// Replaces the own items, and updates the lists.
  ///
  /// - Parameters:
  ///   - new: The new items, without marks.
  ///   - typedItems: The new items with their type; nil if they are not known.
  ///   - typedSnapshot: The snapshot with the new items and their type; nil if it is not known.
  ///   - reloaded: The items of `new` that are marked for reload.
  ///   - reconfigured: The items of `new` that are marked for reconfiguration.
  func replaceOwnItems(
    with new: Snapshot<Int, SourceItem>,
    typedItems: [Item]? = nil,
    typedSnapshot: Snapshot<Int, Item>? = nil,
    reloaded: [SourceItem] = [],
    reconfigured: [SourceItem] = []
  ) {
    followSnapshot = nil
    let difference = storedOwn.replace(with: new, reloaded: reloaded, reconfigured: reconfigured)
    self.typedItems = typedItems
    if let typedSnapshot { typed = TypedSnapshot(typedSnapshot, ownItems: own.snapshot) }
    if let needsNewCell, let difference {
      // `needsNewCell` calls the app's closure for cells, which may change this source. `update` makes lists show
      // such a change only after `reload` has given the items their new versions.
      update {
        let version = itemsVersion
        let items = difference.items { needsNewCell(item(in: $0), item(in: $1)) }
        repeatEdits()
        storedOwn.reload(items)
        if let typedSnapshot, itemsVersion == version {
          // Only versions have changed.
          typed = TypedSnapshot(typedSnapshot, ownItems: own.snapshot)
        }
      }
    }
    itemsVersion += 1
    didChange()
  }

  override var ownItems: Snapshot<Int, SourceItem>? { own.snapshot }

  override var numberOfOwnItems: Int { own.snapshot.numberOfItems }

  override func cell(for item: SourceItem) -> Cell? { self.item(item).map(makeCell) }

  override func reconfiguredCell(for item: SourceItem, old: () -> SourceItem?) -> Cell? {
    guard let makeReconfiguredCell, let item = self.item(item),
      let old = old().flatMap({ self.item($0) }), !areContentsEqual(item, old)
    else { return nil }
    return makeReconfiguredCell(item, old)
  }

  // An extension cannot contain overrides, so these call functions of BasicSource+Handling.swift.

  override func perform(_ action: UserAction, on item: SourceItem) -> Bool {
    callHandler(for: action, on: item)
  }

  override func allows(_ permission: UserPermission, _ item: SourceItem) -> Bool {
    isAllowed(permission, item)
  }

  override func prefetch(_ items: [SourceItem], isCancelled: Bool) {
    callPrefetchHandler(items, isCancelled: isCancelled)
  }

  override func willDisplay(_ item: SourceItem) { callDisplayHandler(item) }
  override func didEndDisplaying(_ item: SourceItem) { callEndOfDisplayHandler(item) }

  override func move(
    _ item: SourceItem,
    after previous: SourceItem?,
    before next: SourceItem?
  ) -> Bool {
    moveDroppedItem(item, after: previous, before: next)
  }

  /// Returns the item in a source item; nil if the source item belongs to another source.
  package func item(_ item: SourceItem) -> Item? {
    item.source == id ? self.item(in: item) : nil
  }

  /// Returns the items in own items.
  func items(in ownItems: [SourceItem]) -> [Item] { ownItems.map { item(in: $0) } }

  /// Returns the item in an own item.
  func item(in ownItem: SourceItem) -> Item { ownItem.typed(as: Item.self).item }

  /// Returns an item as lists show it.
  func wrap(_ item: Item) -> SourceItem {
    let version = storedOwn.commonVersion
    let box = TypedItem(item, of: id, version: version, areContentsEqual: areContentsEqual)
    return storedOwn.withCurrentVersion(SourceItem(box))
  }
}

extension Snapshot where Section == Int {
  /// A snapshot with the section 0 and no items.
  static var withOneSection: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    return snapshot
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
  ///     a ``ReusableCell``, and the content of an item has changed, the source also calls the closure once with the new
  ///     item and once with the old item.
  /// - Complexity: O(*n*) on average, where *n* is the number of items.
  public convenience init(_ items: [Item] = [], cell: @escaping (_ item: Item) -> Cell) {
    self.init(
      items,
      cell: cell,
      areContentsEqual: { $0.isContentEqual(to: $1) },
      needsNewCell: Self.needsNewCell(cell)
    )
  }
}
