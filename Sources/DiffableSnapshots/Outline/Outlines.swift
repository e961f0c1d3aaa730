/// The outlines of a data source, one for each section that has one.
///
/// The visible items of each are the items of its section in the newest snapshot. An item is in one outline
/// at most, and one that an outline hides is nowhere in the snapshot.
@usableFromInline
final class Outlines<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  SnapshotObserver<Section, Item>
{
  @usableFromInline typealias Tree = ItemTree<Item>

  @usableFromInline var trees: [Section: SectionSnapshot<Item>] = [:]
  @usableFromInline var handlers = SectionSnapshotHandlers<Item>()

  /// Finds the changes between two snapshots and changes the outlines accordingly.
  ///
  /// A closure, so that the client that creates the outlines compiles it for its own identifiers.
  @usableFromInline let followDifference: FollowDifference

  @usableFromInline
  typealias FollowDifference =
    (
      _ outlines: Outlines,
      _ old: Snapshot<Section, Item>,
      _ new: Snapshot<Section, Item>,
      _ move: Move<ItemPath>?
    ) -> Void

  @usableFromInline
  init(followDifference: @escaping FollowDifference) { self.followDifference = followDifference }

  override func snapshotWillChange(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    because cause: SnapshotChangeCause
  ) {
    switch cause {
    case .apply: if !trees.isEmpty { followDifference(self, old, new, nil) }
    case .drag(let move): if !trees.isEmpty { followDifference(self, old, new, move) }
    case .outlineChange: break
    }
    checkInvariants(new)
  }

  /// Takes items out of all outlines but one.
  ///
  /// What an item hides goes with it, what it shows takes its place.
  ///
  /// - Complexity: O(*k* log *n*) for each outline on average, where *k* is the number of items or that in
  ///   the outline, whichever is less, and *n* that in the outline.
  @inlinable
  func remove(_ leaving: SectionSnapshot<Item>, exceptIn section: Section) {
    for other in Array(trees.keys) where other != section {
      let common = trees[other]?.tree.items(inCommonWith: leaving.tree) ?? []
      for item in common {
        if let slot = trees[other]?.tree.slot(of: item) { trees[other]?.tree.takeOut(slot) }
      }
    }
  }

  /// The section whose outline hides an item.
  @inlinable
  func section(hiding item: Item) -> Section? {
    let hash = shortHash(item)
    for (section, outline) in trees {
      if let slot = outline.tree.slot(of: item, hash), !outline.tree.isVisible(slot) {
        return section
      }
    }
    return nil
  }

  /// Traps when an outline does not show what the snapshot has, where the package checks itself.
  private func checkInvariants(_ snapshot: Snapshot<Section, Item>) {
    #if DIFFABLE_INTERNAL_CHECKS
      for (section, outline) in trees {
        let items = try? snapshot.itemIdentifiers(inSection: section)
        precondition(items == outline.visibleItems, "Outline shows other items")
        precondition(
          outline.items.count == outline.visibleItems.count
            || outline.items.allSatisfy {
              outline.isVisible($0) || snapshot.itemPath(for: $0) == nil
            },
          "Hidden item is in the snapshot"
        )
      }
    #endif
  }
}

extension ItemTree {
  /// Those of its items that another tree has too.
  @inlinable
  func items(inCommonWith other: ItemTree) -> [Item] {
    let (smaller, larger) = count < other.count ? (self, other) : (other, self)
    var common: [Item] = []
    for slot in smaller.walk(below: ItemTree.trunk) {
      let item = smaller.item(at: slot)
      if larger.slot(of: item, smaller.nodes[slot].hash) != nil { common.append(item) }
    }
    return common
  }
}
