/// The outlines of a data source before and after a drag.
final class DraggedOutlines<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  DragContext<Section, Item>, @unchecked Sendable
{
  typealias Trees = OutlineTrees<Section, Item>

  /// The outlines of the shown snapshot before the drag.
  let initial: Trees

  /// The outlines after the drag; nil if ``finalTrees(_:)`` computes them from the move of the dragged item.
  let final: Trees?

  init(_ initial: Trees, final: Trees? = nil) {
    self.initial = initial
    self.final = final
  }

  /// Returns the outlines after the drag of a transaction.
  func finalTrees(_ transaction: ReorderingTransaction<Section, Item>) -> Trees {
    if let final { return final }
    var changes = ListChanges()
    changes.items.moves = [transaction.move]
    let outlines = Outlines<Section, Item> { _, _, _, _ in }
    outlines.trees = initial
    outlines.follow(
      Changeset(from: transaction.initialSnapshot, to: transaction.finalSnapshot, changes)
    )
    return outlines.trees
  }
}

extension ReorderingTransaction.SectionTransaction {
  /// The outline of the section before the drag.
  ///
  /// If the section has no outline, the items of the section are the roots.
  ///
  /// - Complexity: O(*m*), where *m* is the number of items in the section.
  public var initialSnapshot: SectionSnapshot<Item> {
    transaction.initialSnapshot.outline(ofSection: section, in: outlines?.initial)
  }

  /// The outline of the section after the drag.
  ///
  /// If the section has no outline, the items of the section are the roots.
  ///
  /// - Complexity: O(*m* + *k* log *m*) on average, where *m* is the number of items in the section and *k* the number
  ///   of hidden items that have moved with the dragged item.
  public var finalSnapshot: SectionSnapshot<Item> {
    transaction.finalSnapshot.outline(
      ofSection: section,
      in: outlines?.finalTrees(transaction)
    )
  }

  private var outlines: DraggedOutlines<Section, Item>? {
    transaction.context as? DraggedOutlines<Section, Item>
  }
}

extension Snapshot {
  /// Returns the outline of a section with the instances of this snapshot.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - trees: The outlines of this snapshot; nil if it has none.
  /// - Returns: The outline, or the items of the section as roots.
  func outline(
    ofSection index: Int,
    in trees: OutlineTrees<Section, Item>?
  ) -> SectionSnapshot<Item> {
    guard var outline = trees?[sections[index]] else {
      return SectionSnapshot(uncheckedRoots: store.contents(ofSection: index))
    }
    outline.tree.updateVisibleItems(to: store.items(ofSection: index))
    return outline
  }
}
