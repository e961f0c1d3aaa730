/// The outlines that a list shows, for a list that shows trees instead of visible items.
///
/// The outlines of the data source belong to its newest snapshot. While an apply waits, the list shows older outlines.
package final class ShownOutlines<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// The outline of each section that has one; they change together with the snapshot that the list shows.
  package internal(set) var trees: [Section: SectionSnapshot<Item>] = [:]

  /// Called when an apply changes no visible item: hidden items and the expanded state of leaves can still differ.
  var update: ((_ isAnimated: Bool, _ completion: @escaping () -> Void) -> Void)?

  /// Creates a store without outlines.
  ///
  /// - Parameter update: Called when an apply changes no visible item.
  package init(update: @escaping (_ isAnimated: Bool, _ completion: @escaping () -> Void) -> Void) {
    self.update = update
  }
}

extension SectionSnapshot {
  /// Returns the children of an item, or the root items.
  ///
  /// - Parameter parent: The item; nil for the root items.
  /// - Returns: The children in order; empty if the outline does not have the item.
  /// - Complexity: O(*k* + log *n*) on average, where *k* is the number of children and *n* the number of items.
  package func childItems(of parent: Item?) -> [Item] {
    guard let parent else { return rootItems }
    guard let slot = tree.slot(of: parent) else { return [] }
    var children: [Item] = []
    var child = tree.nodes[slot].firstChild
    while child != ItemTree<Item>.sentinel {
      children.append(tree.item(at: child))
      child = tree.nodes[child].next
    }
    return children
  }

  /// Returns whether an item has children, and whether it is expanded.
  package func state(of item: Item) -> (hasChildren: Bool, isExpanded: Bool) {
    guard let slot = tree.slot(of: item) else { return (false, false) }
    return (tree.nodes[slot].hasChildren, tree.nodes[slot].isExpanded)
  }
}

extension DiffableDataSource {
  /// The snapshot that the list shows.
  package var shownSnapshot: Snapshot<Section, Item> { shownState.snapshot }
}
