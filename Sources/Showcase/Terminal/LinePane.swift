import DiffableSnapshots

/// Some consecutive lines of a terminal.
///
/// The pane stores the content of each line and writes only lines that change. Lines that only shift are not
/// written again, because the terminal itself shifts lines when lines are inserted or deleted.
struct LinePane {
  /// The offset of the first line from the top of the terminal.
  let top: Int
  let height: Int
  let width: Int

  /// The number of lines that the last ``show(_:)`` wrote.
  private(set) var writtenLines = 0

  /// The content of each line, or `nil` if it is unknown.
  private var shown: [Line?]

  private var output = ""

  init(top: Int, height: Int, width: Int) {
    self.top = top
    self.height = height
    self.width = width
    shown = Array(repeating: nil, count: height)
  }

  /// Shifts lines by inserting and deleting lines of the terminal, without writing text.
  ///
  /// - Parameter moves: The old and new offset of each line, in ascending order of both.
  mutating func shift(_ moves: [Move<Int>]) {
    let gaps = zip([Move(from: -1, to: -1)] + moves, moves).map { above, below in
      (above: above, surplus: (below.from - above.from) - (below.to - above.to))
    }
    // Delete before inserting, from the bottom up, so that no line is pushed out of the pane.
    for gap in gaps.reversed() where gap.surplus > 0 {
      deleteLines(gap.surplus, at: gap.above.from + 1)
    }
    for gap in gaps where gap.surplus < 0 { insertLines(-gap.surplus, at: gap.above.to + 1) }
  }

  /// Shows lines from the top of the pane, followed by blank lines.
  mutating func show(_ lines: some Collection<Line>) {
    writtenLines = 0
    let blank = repeatElement(Line(), count: max(0, height - lines.count))
    for (offset, line) in (Array(lines.prefix(height)) + blank).enumerated()
    where shown[offset] != line {
      shown[offset] = line
      writtenLines += 1
      // Erase first: after a full line, the cursor is still on its last column.
      output += cursor(at: offset) + "\u{1B}[0m\u{1B}[K"
      output += "\u{1B}[\(line.style.rawValue)m" + line.text.fitted(to: width)
    }
  }

  /// Returns the output since the last call, and clears it.
  mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  private mutating func deleteLines(_ count: Int, at offset: Int) {
    shown.removeSubrange(offset..<offset + count)
    shown += Array(repeating: Line(), count: count)
    output += region + cursor(at: offset) + "\u{1B}[\(count)M\u{1B}[r"
  }

  private mutating func insertLines(_ count: Int, at offset: Int) {
    shown.removeLast(count)
    shown.insert(contentsOf: Array(repeating: Line(), count: count), at: offset)
    output += region + cursor(at: offset) + "\u{1B}[\(count)L\u{1B}[r"
  }

  /// The sequence that limits scrolling to the pane and resets the style, so that inserted lines are blank.
  private var region: String { "\u{1B}[0m\u{1B}[\(top + 1);\(top + height)r" }

  private func cursor(at offset: Int) -> String { "\u{1B}[\(top + offset + 1);1H" }
}
