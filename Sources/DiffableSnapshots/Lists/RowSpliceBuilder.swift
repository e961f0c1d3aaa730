/// Finds the ranges of rows that a batch replaces, without comparing any rows.
struct RowSpliceBuilder {
  /// The rows that are not reloaded: runs of kept rows, and rows that move, ascending by the new row.
  private let runs: [(rows: Run, isKept: Bool)]

  /// An empty run that starts after the last old row and after the last new row.
  private let end: Run

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - changes: The changes, whose paths are rows of one section.
  ///   - matching: The runs of matching rows.
  ///   - oldCount: The number of rows before the changes.
  ///   - newCount: The number of rows after the changes.
  /// - Complexity: O(*r* + *c*) on average, where *r* is the number of runs and *c* the number of changes.
  init(_ changes: ListChanges, _ matching: [Run], oldCount: Int, newCount: Int) {
    end = Run(old: oldCount, new: newCount, length: 0)
    // A moved block of rows is no boundary between two ranges. All rows of a run move, or none.
    let moved = Set(changes.items.moves.map { $0.to.item })
    runs = matching.divided(at: changes.items.reloads.map { $0.item })
      .map { (rows: $0, isKept: !moved.contains($0.new)) }
  }

  /// Returns the ranges.
  ///
  /// - Parameter distance: The least number of kept rows between two ranges.
  /// - Returns: The ranges, the first rows first.
  /// - Complexity: O(*r* + *c*), where *r* is the number of rows in the ranges and *c* the number of changes.
  func splices(distance: Int) -> [RowSplice] {
    var splices: [RowSplice] = []
    // The start of the next range, and the runs in this range.
    var start = (old: 0, new: 0)
    var inside: [Run] = []
    for (run, isKept) in runs + [(end, true)] {
      let next = (old: run.old + run.length, new: run.new + run.length)
      let isOuter = (run.old, run.new) == (0, 0) || next == (end.old, end.new)
      guard isKept && (isOuter || run.length >= distance) else {
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
