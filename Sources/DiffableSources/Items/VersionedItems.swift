/// The items of a source and their versions, with the types of the items erased.
///
/// Nothing in this structure depends on the type of the items, so its code is compiled once for all types.
struct VersionedItems {
  /// The items, all in one section.
  private(set) var snapshot = Snapshot<Int, SourceItem>.withOneSection

  /// The version of all items that were neither marked, nor inserted after an item was marked.
  private(set) var commonVersion = ItemVersion()

  /// The newest values of `reloads` and `updates`.
  ///
  /// An inserted item gets this version: it may have been deleted and inserted again before a list was updated.
  var newestVersion = ItemVersion()

  /// Returns an item that has the common version with its current version, or with the newest version if the source
  /// does not contain the item.
  ///
  /// - Complexity: O(1) if no item was ever marked or given a new cell; otherwise O(log *n*) on average, where *n* is the number of items.
  func withCurrentVersion(_ item: SourceItem) -> SourceItem {
    if newestVersion == commonVersion { return item }
    return item.withVersion(snapshot.instance(of: item)?.box.version ?? newestVersion)
  }

  /// Returns the source's current instance of an item, and its position; nil if it is not in the source.
  ///
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  func find(_ item: SourceItem) -> (item: SourceItem, position: Int)? {
    guard let position = snapshot.indexOfItem(item), let current = snapshot.instance(of: item)
    else { return nil }
    return (current, position)
  }

  // MARK: Changes

  /// Replaces the items, and gives the items that are marked new versions.
  ///
  /// - Parameter new: The new items, with marks.
  /// - Complexity: O(1) without marks; otherwise O(*m* log *n*) on average plus the cost of finding the marks, where *m* is
  ///   the number of marked items, and *n* the number of items.
  mutating func replace(with new: Snapshot<Int, SourceItem>) {
    let (reloaded, reconfigured) = (new.reloadedItemIdentifiers, new.reconfiguredItemIdentifiers)
    snapshot = new.withoutMarksAndProblems()
    if !reloaded.isEmpty { newestVersion.reloads += 1 }
    if !reconfigured.isEmpty { newestVersion.updates += 1 }
    let newest = newestVersion
    setVersions(of: reloaded) { $0.reloads = newest.reloads }
    setVersions(of: reconfigured) { $0.updates = newest.updates }
  }

  /// Gives items new versions, because they need new cells.
  ///
  /// - Parameter items: The items, which the source contained before.
  mutating func reload(_ items: [SourceItem]) {
    if items.isEmpty { return }
    newestVersion.reloads += 1
    let newest = newestVersion
    setVersions(of: items) { $0.reloads = newest.reloads }
  }

  /// Gives all items new versions, because the function that makes their cells was replaced.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  mutating func reloadAll() {
    newestVersion.reloads += 1
    commonVersion = newestVersion
    let items = snapshot.itemIdentifiers.map { $0.withVersion(commonVersion) }
    snapshot = .withOneSection
    snapshot.appendItems(items)
  }

  /// Replaces the instances of items by instances with other versions.
  private mutating func setVersions(
    of items: [SourceItem],
    _ change: (inout ItemVersion) -> Void
  ) {
    let instances = items.compactMap { snapshot.instance(of: $0) }
      .map { item in
        var version = item.box.version
        change(&version)
        return item.withVersion(version)
      }
    if instances.isEmpty { return }
    snapshot.reconfigureItems(instances)
    snapshot = snapshot.withoutMarksAndProblems()
  }
}

// Edits that return the new items: comparing items can read the source, so it changes afterwards.
extension VersionedItems {
  /// Returns a snapshot with other items, and the dropped occurrences of items that repeat.
  ///
  /// With ``DuplicatePolicy/reject``, a repeated item is a problem of the snapshot, whose items do not change.
  func replacing(
    by items: [SourceItem],
    _ duplicates: DuplicatePolicy?
  ) -> (new: Snapshot<Int, SourceItem>, dropped: [SourceItem]) {
    var new = Snapshot<Int, SourceItem>.withOneSection
    let dropped = new.appendItems(items, duplicates: duplicates)
    guard duplicates == .reject, new.numberOfProblems > 0 else { return (new, dropped) }
    var unchanged = snapshot
    unchanged.recordProblems(of: new) { $0 }
    return (unchanged, dropped)
  }

  /// Returns a snapshot in which the user has dropped an item between two items, and the new position of the item.
  ///
  /// - Returns: Nil if the snapshot lacks the item, or both of the other items.
  func moving(
    _ item: SourceItem,
    after previous: SourceItem?,
    before next: SourceItem?
  ) -> (new: Snapshot<Int, SourceItem>, position: Int)? {
    // The snapshot may lack a neighbor, for example because another source has it.
    guard snapshot.itemPath(for: item) != nil else { return nil }
    var new = snapshot
    if let previous, new.itemPath(for: previous) != nil {
      new.moveItem(item, afterItem: previous)
    } else if let next, new.itemPath(for: next) != nil {
      new.moveItem(item, beforeItem: next)
    } else {
      return nil
    }
    return new.indexOfItem(item).map { (new, $0) }
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

/// The version of an item's cell, which changes when lists have to reload or reconfigure the item.
///
/// Each list must update a marked item once. A source can have several lists, which show its changes at
/// different times. So the source turns marks into versions, and each list compares the versions that it
/// shows with the current versions. Versions are only compared for equality.
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
