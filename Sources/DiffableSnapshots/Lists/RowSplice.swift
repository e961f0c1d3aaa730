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
    case .sections:
      let rows = matching.inRows(from: old, to: new, headers: false)
      changes = changes.inRows(rows, from: old, to: new, headers: false)
    }
    return changes.rowSplices(
      matching.items,
      oldCount: old.rowCount(headers: headers),
      newCount: new.rowCount(headers: headers),
      distance: distance
    )
  }
}

extension ListChanges {
  /// Returns the ranges of rows that change, if all paths are rows of one section.
  ///
  /// - Parameters:
  ///   - matching: The runs of matching rows.
  ///   - oldCount: The number of rows before the changes.
  ///   - newCount: The number of rows after the changes.
  ///   - distance: The least number of kept rows between two ranges.
  /// - Returns: The ranges, the first rows first.
  fileprivate func rowSplices(
    _ matching: [Run],
    oldCount: Int,
    newCount: Int,
    distance: Int
  ) -> [RowSplice] {
    // A moved block of rows is no boundary between two ranges. All rows of a run move, or none.
    let moved = Set(items.moves.map { $0.to.item })
    let runs = matching.divided(at: items.reloads.map { $0.item })
    var splices: [RowSplice] = []
    // The start of the next range, and the runs in this range.
    var start = (old: 0, new: 0)
    var inside: [Run] = []
    for run in runs + [Run(old: oldCount, new: newCount, length: 0)] {
      let next = (old: run.old + run.length, new: run.new + run.length)
      let isOuter = (run.old, run.new) == (0, 0) || next == (oldCount, newCount)
      guard !moved.contains(run.new) && (isOuter || run.length >= distance) else {
        inside.append(run)
        continue
      }
      let splice = RowSplice(oldRows: start.old..<run.old, newRows: start.new..<run.new, inside)
      if !splice.oldRows.isEmpty || !splice.newRows.isEmpty { splices.append(splice) }
      start = next
      inside = []
    }
    return splices
  }
}

extension RowSplice {
  /// Creates a splice with the origins of the rows in some runs.
  fileprivate init(oldRows: Range<Int>, newRows: Range<Int>, _ runs: [Run]) {
    self.init(
      oldRows: oldRows,
      newRows: newRows,
      origins: Array(repeating: nil, count: newRows.count)
    )
    for run in runs {
      for offset in 0..<run.length {
        origins[run.new + offset - newRows.lowerBound] = run.old + offset
      }
    }
  }
}

extension [Run] {
  /// Returns the runs without the given new rows, which ascend.
  ///
  /// A row inside a run divides the run into two runs.
  fileprivate func divided(at rows: [Int]) -> [Run] {
    guard !rows.isEmpty else { return self }
    var rows = rows[...]
    var parts: [Run] = []
    for run in self {
      var start = 0
      while let row = rows.first, row < run.new + run.length {
        rows.removeFirst()
        // No run contains an inserted row.
        guard row >= run.new + start else { continue }
        let length = row - run.new - start
        parts.appendRun(Run(old: run.old + start, new: run.new + start, length: length))
        start = row - run.new + 1
      }
      let length = run.length - start
      parts.appendRun(Run(old: run.old + start, new: run.new + start, length: length))
    }
    return parts
  }
}
