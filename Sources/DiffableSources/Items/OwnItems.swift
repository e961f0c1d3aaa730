/// The items of a source, with their types erased.
///
/// Nothing in this structure depends on the type of the items, so its code is compiled once for all types.
struct OwnItems {
  /// The items, all in one section.
  private(set) var snapshot = Snapshot<Int, SourceItem>.withOneSection

  private var versions: ItemVersions

  /// Creates an empty structure.
  ///
  /// - Parameter hasSeveralCellClasses: Whether the source checks if an item with changed content needs a cell of
  ///   another class.
  init(hasSeveralCellClasses: Bool) {
    versions = ItemVersions(hasSeveralCellClasses: hasSeveralCellClasses)
  }

  /// The version that most items have.
  var commonVersion: ItemVersion { versions.common }

  /// Returns an item with its current version.
  ///
  /// - Complexity: O(1) on average.
  func withCurrentVersion(_ item: SourceItem) -> SourceItem { item.withVersion(versions[item]) }

  /// Returns the source's current instance of an item, and its position; nil if it is not in the source.
  ///
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  func find(_ item: SourceItem) -> (item: SourceItem, position: Int)? {
    guard let position = snapshot.indexOfItem(item), let current = snapshot.instance(of: item)
    else { return nil }
    return (current, position)
  }

  // MARK: Changes

  /// Replaces the items.
  ///
  /// Items that are marked get a new version, and inserted items the newest version.
  ///
  /// - Parameter new: The new items, with marks.
  /// - Returns: The items that differ; nil if the method has not compared the snapshots.
  /// - Complexity: That of `ItemVersions.update`.
  mutating func replace(
    with new: Snapshot<Int, SourceItem>
  ) -> ItemDifference<Int, SourceItem>? {
    let reloaded = new.hasMarks ? new.reloadedItemIdentifiers : []
    let reconfigured = new.hasMarks ? new.reconfiguredItemIdentifiers : []
    let new = new.withoutMarksAndProblems()
    let difference = versions.update(
      from: snapshot,
      to: new,
      reloaded: reloaded,
      reconfigured: reconfigured
    )
    snapshot = new
    if let difference { updateVersions(of: difference.insertedItems + reloaded + reconfigured) }
    return difference
  }

  /// Gives items new versions, because they need new cells.
  ///
  /// - Parameter items: The items, which the source contained before.
  mutating func reload(_ items: [SourceItem]) {
    versions.reload(items)
    updateVersions(of: items)
  }

  /// Gives all items new versions, because the function that makes their cells was replaced.
  ///
  /// - Parameter hasSeveralCellClasses: As for the initializer.
  /// - Complexity: O(*n*), where *n* is the number of items.
  mutating func reloadAll(hasSeveralCellClasses: Bool) {
    versions.reloadAll(hasSeveralCellClasses: hasSeveralCellClasses)
    let items = snapshot.itemIdentifiers.map(withCurrentVersion)
    snapshot = .withOneSection
    snapshot.appendItems(items)
  }

  /// Replaces the instances of items that have another version than the given ones.
  private mutating func updateVersions(of items: [SourceItem]) {
    let instances =
      items
      .filter { versions[$0] != $0.box.version }
      .compactMap { snapshot.instance(of: $0) }
      .map(withCurrentVersion)
    if instances.isEmpty { return }
    snapshot.updateItems(instances)
    snapshot = snapshot.withoutMarksAndProblems()
  }
}

// Edits that return the new items: comparing items can read the source, so it changes afterwards.
extension OwnItems {
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
