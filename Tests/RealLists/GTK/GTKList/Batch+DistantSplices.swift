import DiffableSnapshots

extension Batch {
  /// Returns the row splice of the batch, divided where the batch keeps many rows one after another.
  ///
  /// GTK takes a long time to replace all rows between two distant changes, and can lose widgets of rows in view.
  ///
  /// - Parameter distance: The least number of kept rows between two splices.
  /// - Returns: The splices, the first rows first. The origins are rows before the batch, and the new rows are rows
  ///   after the batch.
  func rowSplices(distance: Int) -> [RowSplice] {
    guard let whole = rowSplice else { return [] }
    guard max(whole.oldRows.count, whole.newRows.count) > distance else { return [whole] }
    let moved = Set(itemMoves.map(\.to.item))
    var splices: [RowSplice] = []
    // The first rows that are in no splice yet.
    var start = (old: whole.oldRows.lowerBound, new: whole.newRows.lowerBound)
    // The first rows of the current run of kept rows.
    var run: (old: Int, new: Int)?

    func endSplice(_ old: Int, _ new: Int) {
      let first = whole.newRows.lowerBound
      let origins = Array(whole.origins[start.new - first..<new - first])
      splices.append(
        RowSplice(oldRows: start.old..<old, newRows: start.new..<new, origins: origins)
      )
    }
    func endRun(before row: Int) {
      guard let run, row - run.new >= distance else { return }
      endSplice(run.old, run.new)
      start = (run.old + row - run.new, row)
    }
    for (row, origin) in zip(whole.newRows, whole.origins) {
      let kept = moved.contains(row) ? nil : origin
      if let run, kept == run.old + row - run.new { continue }
      endRun(before: row)
      run = kept.map { ($0, row) }
    }
    endRun(before: whole.newRows.upperBound)
    endSplice(whole.oldRows.upperBound, whole.newRows.upperBound)
    return splices
  }
}
