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
///     origin.map { model[$0] } ?? makeRow(splice.newRows.lowerBound + offset)
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
  ///   - origins: For each new row the old row that it was, or nil.
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
    let removed = changes.itemDeletions.map { $0.item } + changes.itemMoves.map { $0.from.item }
    let reloaded = changes.itemReloads.map { $0.item }
    let added = changes.itemInsertions.map { $0.item } + changes.itemMoves.map { $0.to.item }
    let made = added + reloaded
    guard let start = (removed + made).min() else { return nil }
    let keptEnd = min(
      oldCount - 1 - (removed.max() ?? start - 1),
      newCount - 1 - (made.max() ?? start - 1)
    )
    oldRows = start..<oldCount - keptEnd
    newRows = start..<newCount - keptEnd
    var isRemoved = Array(repeating: false, count: oldRows.count)
    for row in removed { isRemoved[row - start] = true }
    var isAdded = Array(repeating: false, count: newRows.count)
    for row in added { isAdded[row - start] = true }
    // Kept rows are in the same order in both ranges.
    let kept = oldRows.filter { !isRemoved[$0 - start] }
    var nextKept = kept.startIndex
    origins = isAdded.map { isAdded in
      if isAdded { return nil }
      defer { nextKept += 1 }
      return kept[nextKept]
    }
    for move in changes.itemMoves { origins[move.to.item - start] = move.from.item }
    for row in reloaded { origins[row - start] = nil }
  }
}
