extension Outlines {
  /// An item that leaves its place for another one, with what it hides.
  struct Departure {
    /// The item with what goes along; the item is the only root.
    var subtree: Tree

    /// What the item was a child of, or nil if it was a root.
    var parent: Item?

    /// Whether it was expanded or had children, some of which may come on their own.
    var needsOutline: Bool
  }

  /// Changes the outlines as the snapshot changed.
  ///
  /// Items that keep their order keep their parents. What leaves goes with all that it hides, while what it
  /// shows takes its place. What moves, or was hidden and now shows, takes along what it hides.
  func follow(_ changes: Changeset<Section, Item>) {
    let departures = takeOutMovingItems(changes)
    for path in changes.itemDeletions {
      guard let section = changes.old.sectionIdentifier(for: path.section), trees[section] != nil,
        let item = changes.old.itemIdentifier(for: path)
      else { continue }
      trees[section]?.tree.dissolve(item)
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
  private func takeOutMovingItems(_ changes: Changeset<Section, Item>) -> [Item: Departure] {
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
    var parents: [Item?] = []
    var needOutlines: [Bool] = []
    for (section, item, _) in leaving {
      let tree = trees[section]?.tree
      let slot = tree?.slot(of: item)
      parents.append(trees[section]?.parent(of: item))
      let node = slot.flatMap { tree?.nodes[$0] }
      needOutlines.append(node.map { $0.hasChildren || $0.isExpanded } ?? false)
    }
    var departures: [Item: Departure] = [:]
    for (number, (section, item, level)) in leaving.enumerated() {
      guard let subtree = trees[section]?.tree.takeOut(item, isHidden: level >= 0) else { continue }
      departures[item] = Departure(
        subtree: subtree,
        parent: parents[number],
        needsOutline: needOutlines[number]
      )
    }
    return departures
  }

  /// The items that the snapshot did not have, also those of inserted sections.
  private func insertedItems(_ changes: Changeset<Section, Item>) -> [Item] {
    var items = changes.itemInsertions.compactMap { changes.new.itemIdentifier(for: $0) }
    for index in changes.sectionInsertions {
      for item in changes.new.store.items(ofSection: index)
      where changes.old.place(of: item) == nil {
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
  /// A section without an outline gets one when an item moves in that was expanded or had children: nothing is lost.
  private func arrivals(
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

  /// Puts an item behind the one in front of it, which has its place already.
  private func place(
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
  /// Puts an item behind a visible one, or in front of all, unless it is there already.
  fileprivate mutating func insert<Section>(
    _ item: Item,
    _ departure: Outlines<Section, Item>.Departure?,
    behindVisible previous: Item?
  ) {
    // What is a root of a new outline has its place.
    if departure == nil && slot(of: item) != nil { return }
    var wanted: Slot?
    if let departure { wanted = departure.parent.map { slot(of: $0) } ?? ItemTree.trunk }
    let behind = previous.flatMap { slot(of: $0) } ?? ItemTree.trunk
    insert(item, departure?.subtree, at: place(behindVisible: behind, parent: wanted))
  }
}
