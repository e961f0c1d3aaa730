/// Which cells a source has asked to make anew or to update, beyond what the content of its items tells.
///
/// The marks of a snapshot are carried out once, and then gone. A source has any number of lists, each of
/// which comes to it in its own time: so marks become versions, by which every list sees for itself what
/// it has not carried out yet.
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

  /// Gives new versions to items that are marked, or that come.
  ///
  /// An item that comes may have left a moment ago, unseen by the lists, so it gets the newest version.
  ///
  /// - Returns: How the items that stay come from those that were there before; empty where that does not
  ///   matter.
  /// - Complexity: O(1) as long as nothing was marked and there is one kind of cells; else that of
  ///   ``Snapshot/difference(from:)`` and O(*m*) on average, where *m* is the number of items that come,
  ///   leave or are marked.
  mutating func follow(from old: Snapshot<Int, Item>, to new: Snapshot<Int, Item>) -> [Run] {
    guard hasKinds || new.isMarked || newest != ItemVersion() else { return [] }
    let runs = new.store.runs(from: old.store)
    let marked = new.markedItems
    var haveLeft = false
    Run.forEachOldGap(in: runs, count: old.numberOfItems) { positions in
      for position in positions {
        haveLeft = true
        versions[old.store.item(at: old.store.place(at: position))] = nil
      }
    }
    // Whoever comes back may need another cell, and there is nobody to compare it with.
    if haveLeft && hasKinds || marked.contains(where: { $0.mark == .reload }) {
      newest.reloads += 1
    }
    if new.isMarked { newest.updates += 1 }
    Run.forEachNewGap(in: runs, count: new.numberOfItems) { positions in
      for position in positions {
        versions[new.store.item(at: new.store.place(at: position))] = newest
      }
    }
    for (item, mark) in marked { versions[item, default: ItemVersion()].take(newest, mark) }
    return runs
  }

  /// Gives new versions to items that need another cell.
  mutating func reload(_ items: [Item]) {
    if items.isEmpty { return }
    newest.reloads += 1
    for item in items { versions[item, default: ItemVersion()].take(newest, .reload) }
  }
}

/// How often an item was to be shown anew; only whether two are the same counts.
struct ItemVersion: Equatable, Sendable {
  /// Changes when the cell is to be made anew.
  var reloads = 0

  /// Changes when the cell is to be updated.
  var updates = 0

  /// Becomes the newest version, as far as a mark asks for it.
  mutating func take(_ newest: ItemVersion, _ mark: Mark) {
    if mark == .reload { reloads = newest.reloads } else { updates = newest.updates }
  }

  /// What is to happen to a cell that was made for another version.
  func mark(after old: ItemVersion) -> Mark {
    if reloads != old.reloads { return .reload }
    return updates == old.updates ? .none : .reconfigure
  }
}

extension Snapshot {
  /// The items that are marked, or are in sections that are, with their marks.
  fileprivate var markedItems: [(item: Item, mark: Mark)] {
    guard isMarked else { return [] }
    var marked = store.places { $0 != .none }.map { (store.item(at: $0), store.mark(at: $0)) }
    for (offset, section) in sections.enumerated() where sectionMark(of: section) != .none {
      marked += store.items(ofSection: offset).map { ($0, sectionMark(of: section)) }
    }
    return marked
  }

  /// The items that were there before as others, where a condition holds for the new one and the old one.
  func items(
    since old: Snapshot,
    in runs: [Run],
    where isIncluded: (_ item: Item, _ old: Item) -> Bool
  ) -> [Item] {
    let changes = store.contentChanges(from: old.store, in: runs) { old, new in
      isIncluded(new, old) ? .reload : .none
    }
    return changes.map { store.item(at: store.place(at: $0.position)) }
  }
}
