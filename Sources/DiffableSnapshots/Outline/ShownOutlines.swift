/// Outlines by section.
@usableFromInline
package typealias OutlineTrees<Section: Hashable & Sendable, Item: Hashable & Sendable> =
  IdentifierMap<Section, SectionSnapshot<Item>>

/// The outlines that a list shows, for a list that needs whole trees and not only their visible items.
///
/// The data source itself stores the outlines of its newest snapshot. While an apply waits, the list still shows older
/// outlines.
package final class ShownOutlines<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: AccompanyingState {
  /// A function that updates the list when an apply changes no visible item.
  package typealias Update = (_ isAnimated: Bool, _ completion: @escaping () -> Void) -> Void

  /// The outline of each section that has one; they change together with the snapshot that the list shows.
  ///
  /// Computed like ``DiffableDataSource/newest``.
  package internal(set) var trees: OutlineTrees<Section, Item> {
    get { storedTrees }
    set { storedTrees = newValue }
  }

  private var storedTrees = OutlineTrees<Section, Item>()

  /// Returns the outlines of the newest snapshot.
  private let newestTrees: () -> OutlineTrees<Section, Item>

  private let update: Update

  init(newestTrees: @escaping () -> OutlineTrees<Section, Item>, update: @escaping Update) {
    self.newestTrees = newestTrees
    self.update = update
  }

  override func makeShowNewest() -> () -> Void {
    let trees = newestTrees()
    return { self.trees = trees }
  }

  // Called when an apply changes no visible item. Hidden items can have changed nevertheless, and so can the expanded
  // state of items without visible children.
  override func update(isAnimated: Bool, completion: @escaping () -> Void) {
    update(isAnimated, completion)
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
  /// The outlines that the list shows; nil unless ``showOutlines(update:)`` was called.
  package var shownOutlines: ShownOutlines<Section, Item>? {
    accompanyingState as? ShownOutlines<Section, Item>
  }

  // Embedded Swift has no unowned references.
  #if !hasFeature(Embedded)
    /// Keeps the outlines of the snapshot that the list shows, for a list that shows trees.
    ///
    /// - Parameter update: Called when an apply changes no visible item: hidden items, or the expanded state of items
    ///   without visible children, can have changed.
    package func showOutlines(update: @escaping ShownOutlines<Section, Item>.Update) {
      accompanyingState = ShownOutlines(
        newestTrees: { [unowned self] in outlines?.trees ?? OutlineTrees() },
        update: update
      )
    }
  #endif

  /// The snapshot that the list shows.
  package var shownSnapshot: Snapshot<Section, Item> { shownState.snapshot }
}
