/// The outlines of a snapshot, at most one for each section.
///
/// The visible items of an outline are the items of its section. The hidden items of an outline are not in the
/// snapshot. An item is in at most one outline.
///
/// The outlines are changed only in copies. A change of stored outlines would forbid other accesses to them, and `==`
/// and `hash(into:)` of an identifier may read the data source.
@usableFromInline
struct Outlines<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The outlines by section.
  @usableFromInline var trees = IdentifierMap<Section, SectionSnapshot<Item>>()

  /// Changes outlines to match the changes of the snapshot.
  ///
  /// A closure, so that the module that creates the outlines compiles it for its own identifier types.
  @usableFromInline let adapt: @Sendable (inout Outlines, Changeset<Section, Item>) -> Void

  @inlinable
  init() { adapt = { $0.adapt(to: $1) } }

  /// Removes the items of an outline from the outlines of all sections but one.
  ///
  /// If a removed item is collapsed, its descendants are removed too. If it is expanded, its children take its
  /// position, even if the item is hidden.
  ///
  /// - Complexity: O(min(*k*, *m*) log *m*) on average for each outline, where *k* is the number of items to
  ///   remove and *m* the number of items in the outline.
  @inlinable
  mutating func remove(_ items: SectionSnapshot<Item>, exceptFrom section: Section) {
    for (other, tree) in trees.elements where other != section {
      let common = tree.commonItems(with: items)
      if common.isEmpty { continue }
      var tree = tree
      for item in common { tree.removeKeepingVisibleItems(item) }
      trees[other] = tree
    }
  }

  /// Returns the section whose outline hides an item, or nil if no outline hides the item.
  @inlinable
  func section(hiding item: Item) -> Section? {
    let hash = shortHash(item)
    for (section, outline) in trees.elements {
      if let slot = outline.slot(of: item, hash), !outline.shape.isVisible(slot) {
        return section
      }
    }
    return nil
  }
}
