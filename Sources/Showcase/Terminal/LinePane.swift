import DiffableSnapshots

/// Some consecutive lines of a terminal.
///
/// It remembers what each line shows, so that only lines that differ are written. Nor are lines that
/// merely shift: the terminal itself moves what is below lines that come or go.
struct LinePane {
  /// The first line's offset from the top of the terminal.
  let top: Int
  let height: Int
  let width: Int

  /// The number of lines that the last ``show(_:)`` wrote.
  private(set) var writtenLines = 0

  /// What each line shows, or nil where that is not known.
  private var shown: [Line?]

  private var output = ""

  init(top: Int, height: Int, width: Int) {
    self.top = top
    self.height = height
    self.width = width
    shown = Array(repeating: nil, count: height)
  }

  /// Shifts some lines to the places that they are to have now, all without writing one.
  ///
  /// - Parameter moves: Where each of them stands and is to stand, from the top; none passes another.
  mutating func shift(_ moves: [Move<Int>]) {
    let gaps = zip([Move(from: -1, to: -1)] + moves, moves).map { above, below in
      (above: above, surplus: (below.from - above.from) - (below.to - above.to))
    }
    // Lines go before others come, from the bottom, so that none is pushed out of the pane.
    for gap in gaps.reversed() where gap.surplus > 0 {
      deleteLines(gap.surplus, at: gap.above.from + 1)
    }
    for gap in gaps where gap.surplus < 0 { insertLines(-gap.surplus, at: gap.above.to + 1) }
  }

  /// Shows some lines from the top of the pane, and nothing below them.
  mutating func show(_ lines: some Collection<Line>) {
    writtenLines = 0
    let blank = repeatElement(Line(), count: max(0, height - lines.count))
    for (offset, line) in (Array(lines.prefix(height)) + blank).enumerated()
    where shown[offset] != line {
      shown[offset] = line
      writtenLines += 1
      // Erasing comes first, for the cursor does not leave a line that is full.
      output += cursor(at: offset) + "\u{1B}[0m\u{1B}[K"
      output += "\u{1B}[\(line.style.rawValue)m" + line.text.fitted(to: width)
    }
  }

  /// What the terminal must be sent, since the last call, to look like this.
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

  /// Confines what follows to the pane, and lets the lines that come be blank.
  private var region: String { "\u{1B}[0m\u{1B}[\(top + 1);\(top + height)r" }

  private func cursor(at offset: Int) -> String { "\u{1B}[\(top + offset + 1);1H" }
}
