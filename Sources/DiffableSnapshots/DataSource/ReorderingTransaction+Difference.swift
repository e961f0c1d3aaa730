extension ReorderingTransaction {
  /// The difference between all items of the list before and after the drag, regardless of sections.
  ///
  /// The difference holds the removal and the insertion of the dragged item, associated with each other. It is
  /// empty if the item has moved between the end of a section and the start of the next, or if only its parent in an
  /// outline has changed: the order of all items is then the same. In a list of trees, it also holds the visible
  /// descendants, which move with the item, and the items that become visible because the item's new parent is
  /// expanded.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sections and items. O(*n*) in a list of trees, if other items
  ///   have changed too.
  public var difference: CollectionDifference<Item> {
    guard changesOnlyItem else {
      return difference(
        from: initialSnapshot.itemIdentifiers,
        at: 0,
        to: finalSnapshot.itemIdentifiers,
        at: 0
      )
    }
    let from = initialSnapshot.shape.start(move.from.section) + move.from.item
    let to = finalSnapshot.shape.start(move.to.section) + move.to.item
    return CollectionDifference(moving: item, from: from, to: to)
  }

  /// The changes to the one or two sections that the drag affects, in list order.
  public var sectionTransactions: [SectionTransaction] {
    let (from, to) = (move.from.section, move.to.section)
    return (from == to ? [from] : [min(from, to), max(from, to)])
      .map { SectionTransaction(transaction: self, section: $0) }
  }

  /// Whether no other item has moved or become visible.
  private var changesOnlyItem: Bool {
    movedCount == 1 && initialSnapshot.numberOfItems == finalSnapshot.numberOfItems
  }

  /// Returns the difference between the items of one or all sections before and after the drag.
  ///
  /// - Parameters:
  ///   - old: The items before the drag.
  ///   - oldStart: The position of the first of these items, across all sections.
  ///   - new: The items after the drag.
  ///   - newStart: The position of the first of these items, across all sections.
  /// - Returns: The difference.
  private func difference(
    from old: [Item],
    at oldStart: Int,
    to new: [Item],
    at newStart: Int
  ) -> CollectionDifference<Item> {
    if old == new { return CollectionDifference(checked: []) }
    // The visible descendants follow the dragged item, before and after the drag.
    let oldFirst = initialSnapshot.shape.start(move.from.section) + move.from.item - oldStart
    let newFirst = finalSnapshot.shape.start(move.to.section) + move.to.item - newStart
    let from = (oldFirst..<oldFirst + movedCount).clamped(to: old.indices).map { $0 }
    let to = (newFirst..<newFirst + movedCount).clamped(to: new.indices).map { $0 }
    // `old` and `new` each contain all moved items, in the same order, or none of them. So if the counts are equal,
    // `from[number]` and `to[number]` are offsets of the same item.
    let isMove = from.count == to.count
    var changes = from.indices.map { number in
      CollectionDifference<Item>.Change.remove(
        offset: from[number],
        element: old[from[number]],
        associatedWith: isMove ? to[number] : nil
      )
    }
    changes += to.indices.map { number in
      .insert(
        offset: to[number],
        element: new[to[number]],
        associatedWith: isMove ? from[number] : nil
      )
    }
    for offset in new.indices
    where !to.contains(offset) && initialSnapshot.store.location(of: new[offset]) == nil {
      changes.append(.insert(offset: offset, element: new[offset], associatedWith: nil))
    }
    return CollectionDifference(checked: changes)
  }

  /// The change to one section.
  ///
  /// If the section shows an outline, the transaction also has the outline before and after the drag.
  public struct SectionTransaction: Sendable {
    let transaction: ReorderingTransaction

    /// The index of the section, which is the same before and after the drag.
    let section: Int

    /// The identifier of the section.
    public var sectionIdentifier: Section { transaction.initialSnapshot.sections[section] }

    /// The items of the section before the drag; of an outline, the visible items.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var initialItems: [Item] { transaction.initialSnapshot.store.items(ofSection: section) }

    /// The items of the section after the drag; of an outline, the visible items.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var finalItems: [Item] { transaction.finalSnapshot.store.items(ofSection: section) }

    /// The outline of the section before the drag.
    ///
    /// If the section has no outline, the items of the section are the roots.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var initialSnapshot: SectionSnapshot<Item> {
      transaction.initial.outline(of: sectionIdentifier)
    }

    /// The outline of the section after the drag.
    ///
    /// If the section has no outline, the items of the section are the roots.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var finalSnapshot: SectionSnapshot<Item> {
      transaction.final.outline(of: sectionIdentifier)
    }

    /// The difference between the items of the section before and after the drag.
    ///
    /// If the item was moved to another section, the difference is one removal or one insertion. Otherwise it
    /// is a removal and an insertion that are associated as a move, or empty if only the parent of the item in an
    /// outline has changed. In a list of trees, the difference also holds the visible descendants, which move with
    /// the item, and the items that become visible.
    public var difference: CollectionDifference<Item> {
      guard transaction.changesOnlyItem else {
        return transaction.difference(
          from: initialItems,
          at: transaction.initialSnapshot.shape.start(section),
          to: finalItems,
          at: transaction.finalSnapshot.shape.start(section)
        )
      }
      let (from, to) = (transaction.move.from, transaction.move.to)
      return CollectionDifference(
        moving: transaction.item,
        from: from.section == section ? from.item : nil,
        to: to.section == section ? to.item : nil
      )
    }
  }
}

extension CollectionDifference {
  /// Creates the difference that removes an element at an offset, inserts it at an offset, or does both.
  init(moving element: ChangeElement, from: Int?, to: Int?) {
    var changes: [Change] = []
    if from != to {
      if let from { changes.append(.remove(offset: from, element: element, associatedWith: to)) }
      if let to { changes.append(.insert(offset: to, element: element, associatedWith: from)) }
    }
    self.init(checked: changes)
  }

  /// Creates a difference from changes at distinct offsets, whose associated offsets name each other.
  fileprivate init(checked changes: [Change]) {
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("Distinct changes that name each other are a difference")
    }
    self = difference
  }
}
