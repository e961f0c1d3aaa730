/// The versions of a source's items, which change when lists have to reload or reconfigure the items.
///
/// Each list must update a marked item once. A source can have several lists, which show its changes at
/// different times. So the source turns marks into versions, and each list compares the versions that it
/// shows with the current versions.
struct ItemVersions {
  /// The versions by item.
  ///
  /// An item without an entry has the ``common`` version. Items that the source does not contain have no entry.
  /// The type of the keys is erased, so that the code of the dictionary is compiled once for all types of items.
  private var versions = IdentifierMap<SourceItem, ItemVersion>()

  /// The version of all items without a version of their own; changed only when all items are reloaded.
  private(set) var common = ItemVersion()

  /// The newest values of `reloads` and `updates`.
  ///
  /// An inserted item gets this version.
  private var newest = ItemVersion()

  /// Whether the source checks if an item with changed content needs a cell of another class.
  private var hasSeveralCellClasses: Bool

  /// Whether a change can give items other versions even without marks.
  var areTracked: Bool { hasSeveralCellClasses || newest != common }

  init(hasSeveralCellClasses: Bool) { self.hasSeveralCellClasses = hasSeveralCellClasses }

  /// Returns the version of an item.
  subscript(item: SourceItem) -> ItemVersion {
    versions.isEmpty ? common : versions[item] ?? common
  }

  /// Assigns new versions to the items that are marked or inserted.
  ///
  /// An inserted item gets the newest version: it may have been deleted and inserted again before a list was
  /// updated.
  ///
  /// - Parameters:
  ///   - old: The items before the change.
  ///   - new: The items after the change.
  ///   - reloaded: The items of `new` that are marked for reload.
  ///   - reconfigured: The items of `new` that are marked for reconfiguration.
  /// - Returns: The items that differ between the snapshots; nil if the method has not compared the snapshots.
  /// - Complexity: O(1) if no item was ever marked and `hasSeveralCellClasses` is false. Otherwise that of
  ///   `Snapshot.difference(from:)` plus O(*m*) on average, where *m* is the number of items that are
  ///   inserted, deleted or marked.
  mutating func update(
    from old: Snapshot<Int, SourceItem>,
    to new: Snapshot<Int, SourceItem>,
    reloaded: [SourceItem],
    reconfigured: [SourceItem]
  ) -> ItemDifference<Int, SourceItem>? {
    let hasMarks = !reloaded.isEmpty || !reconfigured.isEmpty
    guard areTracked || hasMarks else { return nil }
    let difference = ItemDifference(from: old, to: new)
    delete(difference.deletedItems)
    if !reloaded.isEmpty { newest.reloads += 1 }
    if hasMarks { newest.updates += 1 }
    if newest != common {
      for item in difference.insertedItems { versions[item] = newest }
    }
    setVersions(reloaded: reloaded, reconfigured: reconfigured)
    return difference
  }

  /// Removes the versions of deleted items.
  private mutating func delete(_ items: [SourceItem]) {
    for item in items { versions[item] = nil }
    // A deleted item can be inserted again before a list is updated. The item may then need a cell of another class,
    // but the source no longer has the old instance to compare with. The new version makes the list reload the item.
    if !items.isEmpty && hasSeveralCellClasses { newest.reloads += 1 }
  }

  /// Assigns the newest value of `reloads` to items to reload, and of `updates` to items to reconfigure.
  private mutating func setVersions(reloaded: [SourceItem], reconfigured: [SourceItem]) {
    for item in reloaded { versions[item, default: common].reloads = newest.reloads }
    for item in reconfigured { versions[item, default: common].updates = newest.updates }
  }

  /// Assigns new versions to items that need a new cell.
  mutating func reload(_ items: [SourceItem]) {
    if items.isEmpty { return }
    newest.reloads += 1
    setVersions(reloaded: items, reconfigured: [])
  }

  /// Assigns a new version to all items, because the function that makes their cells was replaced.
  ///
  /// - Parameter hasSeveralCellClasses: Whether the source will check if an item with changed content needs a cell of
  ///   another class.
  /// - Complexity: O(*m*), where *m* is the number of items that have a version of their own.
  mutating func reloadAll(hasSeveralCellClasses: Bool) {
    newest.reloads += 1
    common = newest
    versions = IdentifierMap()
    self.hasSeveralCellClasses = hasSeveralCellClasses
  }
}

/// The version of an item's cell.
///
/// Versions are only compared for equality.
struct ItemVersion: Equatable, Sendable {
  /// Changes when the item is reloaded.
  var reloads = 0

  /// Changes when the item is reconfigured.
  var updates = 0

  /// Returns how to update a cell from another version to this version; nil if the cell is up to date.
  func update(after old: ItemVersion) -> ContentUpdate? {
    if reloads != old.reloads { return .reload }
    return updates == old.updates ? nil : .reconfigure
  }
}
