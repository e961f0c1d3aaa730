/// The move of an item by the user to another path, or to another parent in an outline.
///
/// A transaction stores the move and the snapshots before and after it, which share their storage. The other
/// properties are computed when they are read. So reordering is as cheap in a long list as in a short one.
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { transaction in
///   for section in transaction.sectionTransactions {
///     store[section.sectionIdentifier] = section.finalItems
///   }
/// }
/// ```
@preconcurrency
public struct ReorderingTransaction<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: Sendable {
  let initial: Contents<Section, Item>
  let final: Contents<Section, Item>

  /// The item that the user has reordered.
  public let item: Item

  /// The path of the item in ``initialSnapshot`` and its path in ``finalSnapshot``.
  public let move: Move<ItemPath>

  /// The number of items that have moved: the reordered item and, in a list of trees, its visible descendants; 0 if they
  /// keep their positions.
  let movedCount: Int

  /// Creates the transaction of a move that can also move the descendants of the item.
  init(
    from initial: Contents<Section, Item>,
    to final: Contents<Section, Item>,
    _ move: Move<ItemPath>,
    movedCount: Int
  ) {
    self.initial = initial
    self.final = final
    item = initial.snapshot.requiredItem(for: move.from)
    self.move = move
    self.movedCount = movedCount
  }

  /// The snapshot that the list showed before the move.
  @preconcurrency
  public var initialSnapshot: Snapshot<Section, Item> { initial.snapshot }

  /// The snapshot that the list shows after the move.
  @preconcurrency
  public var finalSnapshot: Snapshot<Section, Item> { final.snapshot }
}

extension ReorderingTransaction {
  /// The difference between all items of the list before and after the move, regardless of sections.
  ///
  /// The difference holds the removal and the insertion of the reordered item, associated with each other. It is
  /// empty if the item has moved between the end of a section and the start of the next, or if only its parent in an
  /// outline has changed: the order of all items is then the same. In a list of trees, it also holds the visible
  /// descendants, which move with the item, and the items that become visible because the item's new parent is
  /// expanded.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sections and items. O(*n*) in a list of trees, if other items
  ///   have changed too.
  @preconcurrency
  public var difference: CollectionDifference<Item> {
    difference(ofSection: nil)
  }

  /// The changes to the one or two sections that the move affects, in list order.
  @preconcurrency
  public var sectionTransactions: [SectionTransaction] {
    let (from, to) = (move.from.section, move.to.section)
    return (from == to ? [from] : [min(from, to), max(from, to)])
      .map { SectionTransaction(transaction: self, section: $0) }
  }

  /// Returns the difference between the items of one or all sections before and after the move.
  ///
  /// - Parameter section: The index of the section; nil for all sections.
  /// - Returns: The difference, whose offsets are counted from the start of the section.
  private func difference(ofSection section: Int?) -> CollectionDifference<Item> {
    let from = movedOffsets(initialSnapshot, move.from, inSection: section)
    let to = movedOffsets(finalSnapshot, move.to, inSection: section)
    let isSameCount = initialSnapshot.numberOfItems == finalSnapshot.numberOfItems
    // If both contain the moved items, they do so in the same order.
    let isMove = from.count == to.count
    var changes: [CollectionDifference<Item>.Change] = []
    if from != to || !isSameCount {
      for (number, offset) in from.enumerated() {
        let item = movedItem(initialSnapshot, move.from, number)
        let partner = isMove ? to.lowerBound + number : nil
        changes.append(.remove(offset: offset, element: item, associatedWith: partner))
      }
      for (number, offset) in to.enumerated() {
        let item = movedItem(finalSnapshot, move.to, number)
        let partner = isMove ? from.lowerBound + number : nil
        changes.append(.insert(offset: offset, element: item, associatedWith: partner))
      }
    }
    if !isSameCount {
      let new =
        section.map { finalSnapshot.store.items(ofSection: $0) } ?? finalSnapshot.itemIdentifiers
      for (offset, item) in new.enumerated()
      where !to.contains(offset) && initialSnapshot.location(of: item) == nil {
        changes.append(.insert(offset: offset, element: item, associatedWith: nil))
      }
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("Distinct changes that name each other are a difference")
    }
    return difference
  }

  /// Returns the offsets of the moved items in one or all sections; empty if they are in another section.
  private func movedOffsets(
    _ snapshot: Snapshot<Section, Item>,
    _ path: ItemPath,
    inSection section: Int?
  ) -> Range<Int> {
    guard let section else {
      let first = snapshot.shape.start(path.section) + path.item
      return first..<first + movedCount
    }
    return section == path.section ? path.item..<path.item + movedCount : 0..<0
  }

  /// Returns a moved item: the visible descendants follow the reordered item, before and after the move.
  private func movedItem(
    _ snapshot: Snapshot<Section, Item>,
    _ path: ItemPath,
    _ number: Int
  ) -> Item {
    snapshot.requiredItem(for: ItemPath(section: path.section, item: path.item + number))
  }

  /// The change to one section.
  ///
  /// If the section shows an outline, the transaction also has the outline before and after the move.
  public struct SectionTransaction: Sendable {
    let transaction: ReorderingTransaction

    /// The index of the section, which is the same before and after the move.
    let section: Int

    /// The identifier of the section.
    @preconcurrency
    public var sectionIdentifier: Section { transaction.initialSnapshot.sections[section] }

    /// The items of the section before the move; of an outline, the visible items.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var initialItems: [Item] { transaction.initialSnapshot.store.items(ofSection: section) }

    /// The items of the section after the move; of an outline, the visible items.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    public var finalItems: [Item] { transaction.finalSnapshot.store.items(ofSection: section) }

    /// The outline of the section before the move.
    ///
    /// If the section has no outline, the items of the section are the roots.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    @preconcurrency
    public var initialSnapshot: SectionSnapshot<Item> {
      transaction.initial.outline(of: sectionIdentifier)
    }

    /// The outline of the section after the move.
    ///
    /// If the section has no outline, the items of the section are the roots.
    ///
    /// - Complexity: O(*m*), where *m* is the number of items in the section.
    @preconcurrency
    public var finalSnapshot: SectionSnapshot<Item> {
      transaction.final.outline(of: sectionIdentifier)
    }

    /// The difference between the items of the section before and after the move.
    ///
    /// If the item was moved to another section, the difference is one removal or one insertion. Otherwise it
    /// is a removal and an insertion that are associated as a move, or empty if only the parent of the item in an
    /// outline has changed. In a list of trees, the difference also holds the visible descendants, which move with
    /// the item, and the items that become visible.
    @preconcurrency
    public var difference: CollectionDifference<Item> {
      transaction.difference(ofSection: section)
    }
  }
}
