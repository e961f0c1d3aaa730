extension Outlines {
  /// An item that leaves its place for another one.
  @usableFromInline
  struct Departure {
    /// What the item was a child of, or nil if it was a root.
    @usableFromInline var parent: Item?

    /// Whether there was more to it than the item alone.
    @usableFromInline var needsOutline: Bool

    /// Whether it is expanded where it arrives.
    @usableFromInline var isExpanded: Bool

    /// What it hides, and takes along.
    @usableFromInline var hidden: Tree?

    @inlinable
    init(parent: Item?, needsOutline: Bool, isExpanded: Bool) {
      self.parent = parent
      self.needsOutline = needsOutline
      self.isExpanded = isExpanded
    }
  }

  /// Changes the outlines as the snapshot changed.
  ///
  /// Items that keep their order keep their parents. What leaves goes with all that it hides, while what it
  /// shows takes its place. What moves, or was hidden and now shows, takes along what it hides.
  @inlinable
  func follow(_ changes: Changeset<Section, Item>) {
    let departures = takeOutMovingItems(changes)
    for path in changes.itemDeletions {
      guard let section = changes.old.sectionIdentifier(for: path.section),
        let item = changes.old.itemIdentifier(for: path),
        let slot = trees[section]?.tree.slot(of: item)
      else { continue }
      trees[section]?.tree.takeOut(slot)
    }
    for index in changes.sectionDeletions {
      if let section = changes.old.sectionIdentifier(for: index) { trees[section] = nil }
    }
    for path in arrivals(changes, departures) { place(at: path, of: changes.new, departures) }
  }
}

// MARK: - Leaving

extension Outlines {
  /// Takes out what is to be put elsewhere.
  @inlinable
  func takeOutMovingItems(_ changes: Changeset<Section, Item>) -> [Item: Departure] {
    var leaving: [(section: Section, item: Item, level: Int)] = []
    for move in changes.itemMoves {
      guard let section = changes.old.sectionIdentifier(for: move.from.section),
        trees[section] != nil, let item = changes.old.itemIdentifier(for: move.from)
      else { continue }
      leaving.append((section, item, -1))
    }
    for item in insertedItems(changes) {
      guard let section = section(hiding: item) else { continue }
      leaving.append((section, item, trees[section]?.level(of: item) ?? 0))
    }
    guard !leaving.isEmpty else { return [:] }
    // All are asked before any leaves, and what is hidden deepest leaves first, lest another take it along.
    leaving.sort { $0.level > $1.level }
    var departures: [Item: Departure] = [:]
    departures.reserveCapacity(leaving.count)
    for (section, item, _) in leaving {
      departures[item] = trees[section]?.tree.departure(of: item)
    }
    for (section, item, level) in leaving {
      guard let slot = trees[section]?.tree.slot(of: item) else { continue }
      if let hidden = trees[section]?.tree.takeOut(slot, isHidden: level >= 0) {
        departures[item]?.hidden = hidden
        // Where it arrives it goes on hiding what does not show in its own right.
        departures[item]?.isExpanded = false
      }
    }
    return departures
  }

  /// The items that the snapshot did not have, also those of inserted sections.
  @inlinable
  func insertedItems(_ changes: Changeset<Section, Item>) -> [Item] {
    var items = changes.itemInsertions.compactMap { changes.new.itemIdentifier(for: $0) }
    for index in changes.sectionInsertions {
      for item in changes.new.store.items(ofSection: index)
      where changes.old.store.location(of: item) == nil {
        items.append(item)
      }
    }
    return items
  }
}

// MARK: - Arriving

extension Outlines {
  /// The new paths of all that needs a place in an outline, ascending.
  ///
  /// A section without an outline gets one when an item moves in that was expanded or had children:
  /// nothing is lost.
  @inlinable
  func arrivals(
    _ changes: Changeset<Section, Item>,
    _ departures: [Item: Departure]
  ) -> [ItemPath] {
    let new = changes.new
    for (item, departure) in departures where departure.needsOutline {
      guard let section = new.sectionIdentifier(containingItem: item), trees[section] == nil,
        let index = new.indexOfSection(section)
      else { continue }
      let roots = new.store.items(ofSection: index).filter { departures[$0] == nil }
      trees[section] = SectionSnapshot(uncheckedRoots: HashedItems(hashing: roots))
    }
    var paths = changes.itemInsertions + changes.itemMoves.map { $0.to }
    for item in departures.keys {
      // Insertions name nothing that is inside of an inserted section.
      if let path = new.itemPath(for: item), changes.sectionInsertions.contains(path.section) {
        paths.append(path)
      }
    }
    return Set(paths).sorted()
  }

  /// Puts an item after the one before it, which has its place already.
  @inlinable
  func place(
    at path: ItemPath,
    of new: Snapshot<Section, Item>,
    _ departures: [Item: Departure]
  ) {
    let section = new.sections[path.section]
    guard trees[section] != nil, let item = new.itemIdentifier(for: path) else { return }
    var previous: Item?
    if path.item > 0 {
      previous = new.itemIdentifier(
        for: ItemPath(section: path.section, item: path.item - 1)
      )
    }
    trees[section]?.tree.insert(item, departures[item], behindVisible: previous)
  }
}

extension ItemTree {
  /// What is to be known about an item before any leaves.
  @inlinable
  func departure<Section>(of item: Item) -> Outlines<Section, Item>.Departure? {
    guard let slot = slot(of: item) else { return nil }
    let node = nodes[slot]
    return Outlines.Departure(
      parent: items[node.parent],
      needsOutline: node.hasChildren || node.isExpanded,
      isExpanded: node.isExpanded
    )
  }

  /// Puts an item after a visible one, or before all, unless it is there already.
  @inlinable
  mutating func insert<Section>(
    _ item: Item,
    _ departure: Outlines<Section, Item>.Departure?,
    behindVisible previous: Item?
  ) {
    let hash = shortHash(item)
    // What is a root of a new outline has its place.
    if departure == nil && slot(of: item, hash) != nil { return }
    var wanted: Slot?
    if let departure { wanted = departure.parent.map { slot(of: $0) } ?? ItemTree.trunk }
    let behind = previous.flatMap { slot(of: $0) } ?? ItemTree.trunk
    let place = place(behindVisible: behind, parent: wanted)
    let new = makeSlot(item, hash, updatesIndex: true)
    link(new, below: place.parent, after: place.previous)
    // A visible item is not the child of a collapsed one.
    nodes[place.parent].isExpanded = true
    guard let departure else { return }
    nodes[new].isExpanded = departure.isExpanded
    if let hidden = departure.hidden { insert(hidden, into: new, after: ItemTree.trunk) }
  }
}
