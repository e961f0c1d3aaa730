/// What a list may ask of its data source: how much there is, and a cell for each item.
///
/// The data source hands it to its target, and changes what it answers inside the target's own
/// batches. A target that makes cells as they come into view keeps asking it; between two batches
/// the answers stay the same, unless the user drops an item elsewhere, which the target reports to it.
public final class ListData<Cell> {
  private let sizes: () -> (sections: Int, items: Int)
  private let itemCount: (Int) -> Int?
  private let row: (Int, Bool) -> ListRow?
  private let makeCell: (ItemPath) -> Cell
  let destinationOfRow: (Int, Int, Bool) -> ItemPath?

  // Embedded Swift has no weak references. The other one is as safe, for the data source, which sets it,
  // takes it away when it goes.
  #if !hasFeature(Embedded)
    /// Follows the user's drags; nil where nobody does.
    package weak var reordering: (any ItemReordering)?
  #else
    package unowned(unsafe) var reordering: (any ItemReordering)?
  #endif

  /// Creates the data from whatever holds the snapshot.
  ///
  /// A convenience initializer: Embedded Swift has no generic one that subclasses would have to inherit.
  ///
  /// - Parameters:
  ///   - snapshot: Gives the snapshot that holds now.
  ///   - cell: Gives the cell of an item at a path of that snapshot.
  @inlinable
  package convenience init<Section, Item>(
    snapshot: @escaping () -> Snapshot<Section, Item>,
    cell: @escaping (ItemPath, Item) -> Cell
  ) {
    self.init(
      sizes: {
        let snapshot = snapshot()
        return (snapshot.numberOfSections, snapshot.numberOfItems)
      },
      itemCount: { snapshot().numberOfItems(inSectionAt: $0) },
      row: { snapshot().row(at: $0, headers: $1) },
      destinationOfRow: { snapshot().shape.destination(ofRow: $0, movedTo: $1, headers: $2) },
      makeCell: { path in
        guard let item = snapshot().itemIdentifier(for: path) else {
          preconditionFailure("A cell was asked for at a path that is out of bounds")
        }
        return cell(path, item)
      }
    )
  }

  @usableFromInline
  init(
    sizes: @escaping () -> (sections: Int, items: Int),
    itemCount: @escaping (Int) -> Int?,
    row: @escaping (Int, Bool) -> ListRow?,
    destinationOfRow: @escaping (Int, Int, Bool) -> ItemPath?,
    makeCell: @escaping (ItemPath) -> Cell
  ) {
    self.sizes = sizes
    self.itemCount = itemCount
    self.row = row
    self.destinationOfRow = destinationOfRow
    self.makeCell = makeCell
  }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  public var numberOfSections: Int { sizes().sections }

  /// Returns the number of items in a section.
  ///
  /// - Parameter section: The index of the section. It must be less than ``numberOfSections``; like
  ///   ``cell(at:)``, the method traps when the index is out of bounds.
  /// - Returns: The number of items.
  /// - Complexity: That of ``Snapshot/numberOfItems(inSectionAt:)``.
  public func numberOfItems(inSection section: Int) -> Int {
    guard let count = itemCount(section) else {
      preconditionFailure("The list asked for the number of items in a section that does not exist")
    }
    return count
  }

  /// The number of rows that a list without sections shows.
  ///
  /// - Parameter headers: Whether each section has a header row.
  /// - Returns: The number of rows.
  /// - Complexity: O(1).
  public func numberOfRows(headers: Bool) -> Int {
    let sizes = sizes()
    return sizes.items + (headers ? sizes.sections : 0)
  }

  /// What a row of a list without sections shows, or nil when the offset is out of bounds.
  ///
  /// - Parameters:
  ///   - offset: The offset of the row from the top of the list.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The row.
  /// - Complexity: That of ``Snapshot/row(at:headers:)``.
  public func row(at offset: Int, headers: Bool) -> ListRow? { row(offset, headers) }

  /// Makes, or updates, the cell of an item, with the data source's cell provider.
  ///
  /// - Parameter path: The item's path. It must be within the bounds that this object gives.
  /// - Returns: The cell.
  /// - Complexity: That of ``Snapshot/itemIdentifier(for:)``, and what the cell provider takes.
  public func cell(at path: ItemPath) -> Cell { makeCell(path) }
}
