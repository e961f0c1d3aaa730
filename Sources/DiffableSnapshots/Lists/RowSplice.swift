/// A range of rows that a batch changes.
///
/// Some lists have a model with a single "items changed" signal, which names a range of old rows and the number of
/// new rows that replace them. One signal for the whole batch lets the list keep the widgets of all rows in the
/// range that exist before and after the batch; one signal for each edit would make the list replace the widget of
/// each row that moves.
///
/// ```swift
/// if let splice = batch.rowSplice {
///   let rows = splice.origins.enumerated().map { offset, origin in
///     origin.map { model[$0] }
///       ?? makeRow(splice.newRows.lowerBound + offset)
///   }
///   model.replaceSubrange(splice.oldRows, with: rows)
/// }
/// ```
///
/// If two changes are far apart, one range contains all rows between them. ``Batch/rowSplices(distance:)`` divides
/// the range.
public struct RowSplice: Hashable, Sendable {
  /// The rows before the batch that the new rows replace.
  public var oldRows: Range<Int>

  /// The rows after the batch that replace the old rows.
  ///
  /// In the first splice of a batch, the range begins with the same row as ``oldRows``.
  public var newRows: Range<Int>

  /// For each row of ``newRows``, the old row that it was, or nil for a row that is inserted or reloaded.
  ///
  /// A row that moves far can be an old row of another splice of the batch.
  public var origins: [Int?]

  /// Creates a splice, for tests of list targets.
  ///
  /// - Parameters:
  ///   - oldRows: The old rows to replace.
  ///   - newRows: The new rows.
  ///   - origins: For each new row, the old row that is kept or moved to it, or nil.
  public init(oldRows: Range<Int>, newRows: Range<Int>, origins: [Int?]) {
    self.oldRows = oldRows
    self.newRows = newRows
    self.origins = origins
  }
}
