extension ReorderingTransaction {
  /// The change to the items of all sections, as one sequence.
  ///
  /// The difference holds the removal and the insertion of the dragged item, associated with each other. It is
  /// empty if the item has moved between the end of a section and the start of the next: the sequence of all
  /// items is then the same.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  public var difference: CollectionDifference<Item> {
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

  /// The change to one section.
  public struct SectionTransaction: Sendable {
    let transaction: ReorderingTransaction

    /// The index of the section, which is the same before and after the drag.
    let section: Int

    /// The identifier of the section.
    public var sectionIdentifier: Section { transaction.initialSnapshot.sections[section] }

    /// The items of the section before the drag.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var initialItems: [Item] { transaction.initialSnapshot.store.items(ofSection: section) }

    /// The items of the section after the drag.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var finalItems: [Item] { transaction.finalSnapshot.store.items(ofSection: section) }

    /// The difference between the items of the section before and after the drag.
    ///
    /// If the item was moved to another section, the difference is one removal or one insertion. Otherwise it
    /// is a removal and an insertion that are associated as a move.
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
  /// Creates the difference that removes an element at an offset, inserts it at an offset, or does both.
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
