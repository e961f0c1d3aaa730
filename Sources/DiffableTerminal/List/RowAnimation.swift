/// The animation from the rows on screen to the current rows of a list.
///
/// In the first part, the deleted rows are still on screen. In the second part, the moved rows move to their new lines.
struct RowAnimation {
  /// The changes that an animation can show, collected since the list was last drawn.
  struct Steps {
    /// The numbers of the deleted rows.
    var deletedRows: Set<Int> = []

    /// The offsets of each moved row before and after the changes, by the number of the row.
    var moves: [Int: Move<Int>] = [:]

    var isEmpty: Bool { deletedRows.isEmpty && moves.isEmpty }
  }

  /// The time for each part, in seconds.
  static let duration = 0.15

  /// The number of steps in which rows move.
  static let movingSteps = 5

  /// The rows on screen before the changes, with the deleted rows marked, or nil while rows move.
  private var deleting: [TerminalList.DrawnRow]?

  /// The old and new line of each row that moves, by the number of the row.
  ///
  /// A line above or below the pane is -1 or the height.
  private var moves: [Int: Move<Int>] = [:]

  /// The offsets of the moved rows that are no longer visible.
  private var leavingRows: [Int] = []

  /// The number of steps in which rows have moved, including the current step.
  private var step = 1

  /// Creates an animation, or fails if no visible row is deleted or moves.
  init?(_ steps: Steps, from drawn: [TerminalList.DrawnRow], firstRow: Int, in list: TerminalList) {
    let height = list.pane.height
    let old = Dictionary(zip(drawn.map(\.row.number), 0...)) { first, _ in first }
    let new = Dictionary(zip(list.rows[list.visibleRows].map(\.number), 0...)) { first, _ in first }
    for (row, move) in steps.moves where old[row] != nil || new[row] != nil {
      let from = old[row] ?? (move.from < firstRow ? -1 : height)
      let to = new[row] ?? (move.to < list.firstRow ? -1 : height)
      moves[row] = from == to ? nil : Move(from: from, to: to)
      if new[row] == nil { leavingRows.append(move.to) }
    }
    if drawn.contains(where: { steps.deletedRows.contains($0.row.number) }) {
      deleting = drawn.map { drawn in
        // If this animation interrupts another, the screen can still show rows that an earlier change deleted.
        let isDeleted =
          steps.deletedRows.contains(drawn.row.number) || drawn.row.change == .deleted
        var copy = drawn
        copy.row.change = isDeleted ? .deleted : nil
        return copy
      }
    }
    if deleting == nil && moves.isEmpty { return nil }
  }

  /// The seconds for which the current step is shown.
  var seconds: Double {
    deleting == nil ? Self.duration / Double(Self.movingSteps) : Self.duration
  }

  /// Proceeds to the next step, and returns whether there is one.
  mutating func proceed() -> Bool {
    guard deleting == nil else {
      deleting = nil
      return !moves.isEmpty
    }
    step += 1
    return step <= Self.movingSteps
  }

  /// Returns the rows of the current step from top to bottom.
  func frame(of list: TerminalList) -> [TerminalList.DrawnRow] {
    if let deleting { return deleting }
    var lines: [Int: TerminalList.DrawnRow] = [:]
    var others: [TerminalList.DrawnRow] = []
    var visible = list.visibleRows
    // While a moving row is outside the pane, another row is shown in its place. So up to one more row is needed
    // for each move.
    visible = visible.lowerBound..<min(list.rows.count, visible.upperBound + moves.count)
    let leaving = leavingRows.filter { offset in
      list.rows.indices.contains(offset) && !visible.contains(offset)
        && moves[list.rows[offset].number] != nil
    }
    for offset in leaving + Array(visible) {
      let drawn = list.drawnRow(at: offset)
      guard let move = moves[drawn.row.number] else {
        others.append(drawn)
        continue
      }
      var line = move.from + (move.to - move.from) * step / (Self.movingSteps + 1)
      while lines[line] != nil { line += 1 }
      if 0..<list.pane.height ~= line { lines[line] = drawn }
    }
    var rest = others[...]
    return (0..<list.pane.height).compactMap { lines[$0] ?? rest.popFirst() }
  }
}
