import DiffableSnapshots

/// A cell that a ``StrictList`` shows.
public struct ShownCell<Cell> {
  /// The cell that the cell provider returned; nil for a header row.
  public internal(set) var cell: Cell?

  /// A number that identifies the cell.
  ///
  /// A cell that moves or is reconfigured keeps its number. A new or reloaded cell gets a new number.
  public internal(set) var serialNumber: Int

  /// Whether the cell is a header row.
  var isHeader = false

  /// The view that the supplementary view provider returned for a header row; nil for an item.
  public internal(set) var header: Cell?

  /// The identifier of the item, or of the section for a header row.
  var identifier: AnyHashable

  /// Copies the contents of another cell for the same identifier.
  mutating func update(to other: ShownCell) { (cell, header) = (other.cell, other.header) }
}

/// A section that a ``StrictList`` shows.
struct ShownSection<Cell> {
  /// The identifier of the section.
  var identifier: AnyHashable
  var cells: [ShownCell<Cell>]

  /// The supplementary views of the section by their kinds.
  var views: [SupplementaryKind: Cell]
}
