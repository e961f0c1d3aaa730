import DiffableSnapshots

/// A cell that a ``StrictList`` shows.
public struct ShownCell<Cell> {
  /// What the cell provider made; nil for a header row.
  public internal(set) var cell: Cell?

  /// Tells cells apart: a cell that moves or is reconfigured keeps its number, one that is made anew gets
  /// a new one.
  public internal(set) var serialNumber: Int

  /// The identifier of the item, or of the section for a header row, at the time the cell was made.
  var identifier: AnyHashable
}
