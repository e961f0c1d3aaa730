/// The outlines of a data source, at most one for each section.
///
/// The visible items of an outline are the items of its section in the newest snapshot. The hidden items of
/// an outline are not in the snapshot. An item is in at most one outline.
@usableFromInline
final class Outlines<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  SnapshotObserver<Section, Item>
{
  @usableFromInline typealias Tree = ItemTree<Item>

  @usableFromInline var trees = OutlineTrees<Section, Item>()
  @usableFromInline var handlers = SectionSnapshotHandlers<Item>()

  /// A closure that updates the outlines to match the changes between two snapshots.
  ///
  /// It is a closure so that the module that creates the outlines compiles the comparison for its own
  /// identifier types.
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
    case .apply: if !trees.isEmpty { trees = following(from: old, to: new).trees }
    case .drag(let move): if !trees.isEmpty { trees = following(from: old, to: new, move).trees }
    case .outlineChange: break
    }
    checkInvariants(new)
  }

  override func visibleDescendants(of item: Item, in snapshot: Snapshot<Section, Item>) -> [Item] {
    let trees = trees
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let tree = trees[section]?.tree, let slot = tree.slot(of: item), tree.nodes[slot].isExpanded
    else { return [] }
    return tree.items(below: slot, visibleOnly: true)
  }

  override func dragContext(
    newest: Snapshot<Section, Item>,
    shown: Snapshot<Section, Item>
  ) -> DragContext<Section, Item>? {
    if trees.isEmpty { return nil }
    if newest == shown { return DraggedOutlines(trees) }
    // An apply is being prepared, and the outlines belong to its snapshot.
    return DraggedOutlines(following(from: newest, to: shown).trees)
  }

  /// Returns a copy to change.
  ///
  /// The caller stores the changed outlines when they are complete. A change of the stored outlines would forbid other
  /// accesses to them, and `==` and `hash(into:)` of an identifier may read the data source.
  @usableFromInline
  func copy() -> Outlines {
    let copy = Outlines(followDifference: followDifference)
    copy.trees = trees
    return copy
  }

  /// Returns a copy that matches the changes between two snapshots.
  private func following(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    _ move: Move<ItemPath>? = nil
  ) -> Outlines {
    let copy = copy()
    followDifference(copy, old, new, move)
    return copy
  }

  /// Removes the items of an outline from the outlines of all sections but one.
  ///
  /// If a removed item is collapsed, its descendants are removed too. If it is expanded, its children take its
  /// position, even if the item is hidden.
  ///
  /// - Complexity: O(min(*k*, *m*) log *m*) on average for each outline, where *k* is the number of items to
  ///   remove and *m* the number of items in the outline.
  @inlinable
  func remove(_ items: SectionSnapshot<Item>, exceptFrom section: Section) {
    for (other, _) in trees.elements where other != section {
      let common = trees[other]?.tree.commonItems(with: items.tree) ?? []
      for item in common { trees[other]?.tree.removeKeepingVisibleItems(item) }
    }
  }

  /// Returns the section whose outline hides an item, or nil if no outline hides the item.
  @inlinable
  func section(hiding item: Item) -> Section? {
    let hash = shortHash(item)
    for (section, outline) in trees.elements {
      if let slot = outline.tree.slot(of: item, hash), !outline.tree.isVisible(slot) {
        return section
      }
    }
    return nil
  }

  /// Traps if an outline does not match the snapshot, in builds with internal checks.
  private func checkInvariants(_ snapshot: Snapshot<Section, Item>) {
    #if DIFFABLE_INTERNAL_CHECKS
      for (section, outline) in trees.elements {
        let items = snapshot.itemIdentifiers(inSection: section)
        precondition(
          items == outline.visibleItems,
          "The visible items of an outline differ from the items of its section"
        )
        precondition(
          outline.items.count == outline.visibleItems.count
            || outline.items.allSatisfy {
              outline.isVisible($0) || snapshot.itemPath(for: $0) == nil
            },
          "A hidden item of an outline is in the snapshot"
        )
      }
    #endif
  }
}

extension ItemTree {
  /// Returns the items that another tree has too.
  @inlinable
  func commonItems(with other: ItemTree) -> [Item] {
    let (smaller, larger) = count < other.count ? (self, other) : (other, self)
    var common: [Item] = []
    for slot in smaller.walk(below: ItemTree.sentinel) {
      let item = smaller.item(at: slot)
      if larger.slot(of: item, smaller.nodes[slot].hash) != nil { common.append(item) }
    }
    return common
  }
}
