/// The one range of rows that a batch changes.
///
/// Some lists have a model with a single "items changed" signal, which names a range of old rows and the number of
/// new rows that replace them. One signal for the whole batch lets the list keep the widgets of all rows in the
/// range that exist before and after it; one signal for each edit would make the list replace the widget of each
/// row that moves.
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
public struct RowSplice: Hashable, Sendable {
  /// The old rows that the new rows replace.
  ///
  /// Rows before and after the range stay as they are.
  public var oldRows: Range<Int>

  /// The new rows.
  ///
  /// The range begins with the same row as ``oldRows``.
  public var newRows: Range<Int>

  /// For each row of ``newRows``, the old row that it was, or nil for a row that is inserted or reloaded.
  public var origins: [Int?]

  /// Creates a splice, for tests of list targets.
  ///
  /// - Parameters:
  ///   - oldRows: The old rows to replace.
  ///   - newRows: The new rows, which begin with the same row.
  ///   - origins: For each new row, the old row that is kept or moved to it, or nil.
  public init(oldRows: Range<Int>, newRows: Range<Int>, origins: [Int?]) {
    self.oldRows = oldRows
    self.newRows = newRows
    self.origins = origins
  }
}

extension Batch {
  /// The one range of rows that the batch changes, or nil when no row is inserted, deleted, moved or reloaded.
  ///
  /// Reconfigurations are not part of the range: update those cells after the range is replaced. A batch for a
  /// list with sections counts the items of all sections as rows, without headers.
  ///
  /// - Complexity: O(*r* + *s* + *c* log *c*), where *r* is the number of rows in the range, *s* the number of
  ///   sections and *c* the number of changes.
  public var rowSplice: RowSplice? {
    let (old, new) = (oldSnapshot.shape, snapshot.shape)
    switch layout {
    case .rows(let headers):
      return RowSplice(
        changes,
        oldCount: old.rowCount(headers: headers),
        newCount: new.rowCount(headers: headers)
      )
    case .sections:
      let rows = changes.inRows(oldSizes: old.sizes, newSizes: new.sizes, headers: false)
      return RowSplice(rows, oldCount: old.count, newCount: new.count)
    }
  }
}

extension RowSplice {
  /// Finds the range, given changes whose paths are rows of one section; nil when nothing changes.
  init?(_ changes: ListChanges, oldCount: Int, newCount: Int) {
    let reloads = changes.itemReloads.map { $0.item }
    guard changes.hasItemStructure || !reloads.isEmpty else { return nil }
    var builder = RunBuilder(
      deletions: changes.itemDeletions.map { $0.item },
      insertions: changes.itemInsertions.map { $0.item },
      moves: changes.itemMoves.map { Move(from: $0.from.item, to: $0.to.item) }
    )
    builder.add(new: 0..<newCount, old: 0..<oldCount)
    let runs = builder.runs
    var (start, keptEnd) = (0, 0)
    if let first = runs.first, first.old == 0 && first.new == 0 {
      start = min(first.length, reloads.first ?? first.length)
    }
    if let last = runs.last, last.old + last.length == oldCount, last.new + last.length == newCount
    {
      keptEnd = min(last.length, newCount - 1 - (reloads.last ?? -1))
    }
    oldRows = start..<oldCount - keptEnd
    newRows = start..<newCount - keptEnd
    origins = Array(repeating: nil, count: newRows.count)
    for run in runs {
      for row in newRows.clamped(to: run.new..<run.new + run.length) {
        origins[row - start] = run.old + row - run.new
      }
    }
    for row in reloads { origins[row - start] = nil }
  }
}
