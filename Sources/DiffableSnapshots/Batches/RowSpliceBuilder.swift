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
  ///   - oldCount: The number of rows before the changes.
  ///   - newCount: The number of rows after the changes.
  /// - Complexity: O(*c* log *c*), where *c* is the number of changes.
  init(_ changes: ListChanges, oldCount: Int, newCount: Int) {
    end = Run(old: oldCount, new: newCount, length: 0)
    let moves = changes.items.moves.map { Move(from: $0.from.item, to: $0.to.item) }
    let reloads = changes.items.reloads.map { $0.item }
    // Only the kept rows are runs of this builder, because a moved block of rows is no boundary between two ranges.
    var builder = RunBuilder(
      deletions: changes.items.deletions.map { $0.item } + moves.map { $0.from },
      insertions: changes.items.insertions.map { $0.item } + moves.map { $0.to },
      moves: []
    )
    builder.add(new: 0..<newCount, old: 0..<oldCount)
    let kept = builder.runs.divided(at: reloads).map { (rows: $0, isKept: true) }
    let reloaded = Set(reloads)
    let moved = moves.filter { !reloaded.contains($0.to) }
      .map { (rows: Run(old: $0.from, new: $0.to, length: 1), isKept: false) }
    runs = (kept + moved).sorted { $0.rows.new < $1.rows.new }
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
  /// Returns the runs without the given new rows, which must ascend.
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
        // These runs contain only kept rows. A reloaded row that also moves is in none of them.
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
