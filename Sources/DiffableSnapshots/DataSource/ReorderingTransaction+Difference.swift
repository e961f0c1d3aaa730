extension ReorderingTransaction {
  /// What the drag has changed about the items of all sections in a row.
  ///
  /// The removal and the insertion of one item, each associated with the other. Empty when the item has
  /// only crossed the border of its section, for then the items are in the same order.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  public var difference: CollectionDifference<Item> {
    let from = initialSnapshot.shape.start(move.from.section) + move.from.item
    let to = finalSnapshot.shape.start(move.to.section) + move.to.item
    return CollectionDifference(moving: item, from: from, to: to)
  }

  /// What the drag has changed about the sections that it has touched, in list order: one, or two.
  ///
  /// - Complexity: O(1).
  public var sectionTransactions: [SectionTransaction] {
    let (from, to) = (move.from.section, move.to.section)
    return (from == to ? [from] : [min(from, to), max(from, to)])
      .map { SectionTransaction(transaction: self, section: $0) }
  }

  /// What a drag has changed about one section.
  public struct SectionTransaction: Sendable {
    let transaction: ReorderingTransaction

    /// The offset of the section, which is the same before and after.
    let section: Int

    /// The section.
    ///
    /// - Complexity: O(1).
    public var sectionIdentifier: Section { transaction.initialSnapshot.sections[section] }

    /// Its items before.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var initialItems: [Item] { transaction.initialSnapshot.store.items(ofSection: section) }

    /// Its items after.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var finalItems: [Item] { transaction.finalSnapshot.store.items(ofSection: section) }

    /// What the drag has changed about the items: a move, a removal, or an insertion.
    ///
    /// - Complexity: O(1).
    public var difference: CollectionDifference<Item> {
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
  /// The difference that one element makes that leaves an offset, comes to one, or both.
  init(moving element: ChangeElement, from: Int?, to: Int?) {
    var changes: [Change] = []
    if from != to {
      if let from { changes.append(.remove(offset: from, element: element, associatedWith: to)) }
      if let to { changes.append(.insert(offset: to, element: element, associatedWith: from)) }
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("One removal and one insertion that name each other are a difference")
    }
    self = difference
  }
}
