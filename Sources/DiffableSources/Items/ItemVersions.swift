/// The items that a source was asked to reload or to reconfigure, whatever their content.
///
/// A list carries out the marks of a snapshot once. A source has any number of lists, and each of them
/// follows it in its own time. So marks become versions, and each list compares the versions that it has
/// shown with those of the source.
struct ItemVersions<Item: Hashable & Sendable> {
  /// The versions of the items that have one; never of an item that the source does not have.
  private var versions: [Item: ItemVersion] = [:]
  private var newest = ItemVersion()

  /// Whether there are several kinds of cells.
  private let hasKinds: Bool

  init(hasKinds: Bool) { self.hasKinds = hasKinds }

  /// The version of an item.
  subscript(item: Item) -> ItemVersion {
    versions.isEmpty ? ItemVersion() : versions[item] ?? ItemVersion()
  }

  /// Gives new versions to items that are marked or inserted.
  ///
  /// An inserted item may have been deleted a moment ago, before the lists looked, so it gets the newest
  /// version.
  ///
  /// - Returns: How the new items come from the old ones; nil where that does not matter.
  /// - Complexity: O(1) as long as nothing was marked and there is one kind of cells; else that of
  ///   `Snapshot.difference(from:)` and O(*m*) on average, where *m* is the number of items that are
  ///   inserted, deleted or marked.
  mutating func follow(
    from old: Snapshot<Int, Item>,
    to new: Snapshot<Int, Item>
  ) -> ItemComparison<Int, Item>? {
    guard hasKinds || new.hasMarks || newest != ItemVersion() else { return nil }
    let comparison = ItemComparison(from: old, to: new)
    let (deleted, reloaded) = (comparison.deletedItems, new.items(markedFor: .reload))
    for item in deleted { versions[item] = nil }
    // An item that is inserted again may need another cell, and its old instance is gone.
    if !deleted.isEmpty && hasKinds || !reloaded.isEmpty { newest.reloads += 1 }
    if new.hasMarks { newest.updates += 1 }
    for item in comparison.insertedItems { versions[item] = newest }
    for item in reloaded { versions[item, default: ItemVersion()].reloads = newest.reloads }
    for item in new.items(markedFor: .reconfigure) {
      versions[item, default: ItemVersion()].updates = newest.updates
    }
    return comparison
  }

  /// Gives new versions to items that need another cell.
  mutating func reload(_ items: [Item]) {
    if items.isEmpty { return }
    newest.reloads += 1
    for item in items { versions[item, default: ItemVersion()].reloads = newest.reloads }
  }
}

/// The version of an item's cell.
///
/// Only the equality of two versions has a meaning.
struct ItemVersion: Equatable, Sendable {
  /// Changes when the item is reloaded.
  var reloads = 0

  /// Changes when the item is reconfigured.
  var updates = 0

  /// Returns how a cell that was made for another version comes to show this one; nil if it does.
  func update(after old: ItemVersion) -> ContentUpdate? {
    if reloads != old.reloads { return .reload }
    return updates == old.updates ? nil : .reconfigure
  }
}

extension Snapshot {
  /// Returns the items that have a mark, and those of the sections that have it.
  fileprivate func items(markedFor update: ContentUpdate) -> [Item] {
    let (sections, items) =
      switch update {
      case .reload: (reloadedSectionIdentifiers, reloadedItemIdentifiers)
      case .reconfigure: (reconfiguredSectionIdentifiers, reconfiguredItemIdentifiers)
      }
    return sections.reduce(into: items) { items, section in
      // The section is in the snapshot, so nothing is thrown.
      items += (try? itemIdentifiers(inSection: section)) ?? []
    }
  }
}
