extension Batch {
  /// The one range of rows that the batch changes, or nil when no row is inserted, deleted, moved or reloaded.
  ///
  /// Reconfigurations are not part of the range: update those cells after the range is replaced. A batch for a
  /// list with sections counts the items of all sections as rows, without headers.
  ///
  /// - Complexity: O(*r* + *s* + *c* log *c*), where *r* is the number of rows in the range, *s* the number of
  ///   sections and *c* the number of changes.
  public var rowSplice: RowSplice? { rowSplices(distance: .max).first }

  /// Returns the ranges of rows that the batch changes, with many kept rows between every two ranges.
  ///
  /// Use this method instead of ``rowSplice`` if the list takes long to replace the rows between two distant changes,
  /// or loses the widgets of these rows. Rows between two ranges stay as they are. If a row moves from range A to
  /// range B, its origin in range B is an old row of range A. So read all origins before you replace any range. Replace
  /// the ranges from the last to the first, so that the old rows of the remaining ranges are still valid:
  ///
  /// ```swift
  /// let splices = batch.rowSplices(distance: 50)
  /// let rows = splices.map { splice in
  ///   splice.origins.enumerated().map { offset, origin in
  ///     origin.map { model[$0] }
  ///       ?? makeRow(splice.newRows.lowerBound + offset)
  ///   }
  /// }
  /// for (splice, rows) in zip(splices, rows).reversed() {
  ///   model.replaceSubrange(splice.oldRows, with: rows)
  /// }
  /// ```
  ///
  /// - Parameter distance: The least number of rows between two ranges. These rows are neither deleted nor inserted,
  ///   moved or reloaded.
  /// - Returns: The ranges, the first rows first. The array is empty when no row is inserted, deleted, moved or
  ///   reloaded.
  /// - Complexity: O(*r* + *s* + *c* log *c*), where *r* is the number of rows in the ranges, *s* the number of
  ///   sections and *c* the number of changes.
  public func rowSplices(distance: Int) -> [RowSplice] {
    let (old, new) = (oldSnapshot.shape, snapshot.shape)
    var (changes, headers) = (changes, false)
    switch layout {
    case .rows(let hasHeaders): headers = hasHeaders
    case .sections: changes = changes.inRows(matching, from: old, to: new, headers: false)
    }
    return RowSpliceBuilder(
      changes,
      matching.items,
      oldCount: old.rowCount(headers: headers),
      newCount: new.rowCount(headers: headers)
    ).splices(distance: distance)
  }
}
