/// Some consecutive lines of a terminal.
///
/// A pane stores the content of each line and writes only lines that change. Lines that only shift are not
/// written again, because the terminal itself shifts lines when lines are inserted or deleted.
///
/// ```swift
/// var title = TerminalPane(top: 0, height: 1, width: 80)
/// title.show([TerminalText("Groceries", style: .bold)])
/// let output = title.takeOutput()
/// ```
public struct TerminalPane {
  /// The offset of the first line from the top of the terminal.
  public let top: Int

  /// The number of lines.
  public let height: Int

  /// The number of columns.
  public let width: Int

  /// Whether texts are shown in color.
  public let usesColors: Bool

  /// The content of each line, or nil if it is unknown.
  private var shown: [TerminalText?]

  private var output = ""

  /// Creates a pane whose lines have unknown contents.
  ///
  /// - Parameters:
  ///   - top: The offset of the first line from the top of the terminal.
  ///   - height: The number of lines, at least 0.
  ///   - width: The number of columns, at least 0.
  ///   - usesColors: Whether texts are shown in color.
  public init(top: Int, height: Int, width: Int, usesColors: Bool = true) {
    self.top = top
    self.height = height
    self.width = width
    self.usesColors = usesColors
    shown = Array(repeating: nil, count: height)
  }

  /// Shows lines from the top of the pane, followed by blank lines.
  ///
  /// - Parameter lines: The lines. Lines that are too long are truncated, and lines that do not fit into the pane
  ///   are ignored.
  public mutating func show(_ lines: some Collection<TerminalText>) {
    let blank = repeatElement(TerminalText(), count: max(0, height - lines.count))
    for (offset, line) in (Array(lines.prefix(height)) + blank).enumerated()
    where shown[offset] != line {
      shown[offset] = line
      // Erase first: after a text of full width, the cursor is still on the last column, and erasing would remove
      // the last character.
      output += cursor(at: offset) + "\u{1B}[0m\u{1B}[K"
      output += line.fitted(to: width).output(usesColors: usesColors)
    }
  }

  /// Returns the output for the terminal since the last call, and clears the output.
  ///
  /// - Returns: The escape sequences and texts to write to the terminal.
  public mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }
}

extension TerminalPane {
  /// Shifts lines by inserting and deleting lines of the terminal, without writing text.
  ///
  /// - Parameter moves: The old and new offset of each line, in ascending order of both.
  mutating func shift(_ moves: [Move<Int>]) {
    let gaps = zip([Move(from: -1, to: -1)] + moves, moves).map { above, below in
      (above: above, surplus: (below.from - above.from) - (below.to - above.to))
    }
    // Delete before inserting, so that no line is pushed out of the pane. Delete from the bottom up, so that the
    // offsets of the lines above stay valid.
    for gap in gaps.reversed() where gap.surplus > 0 {
      deleteLines(gap.surplus, at: gap.above.from + 1)
    }
    for gap in gaps where gap.surplus < 0 { insertLines(-gap.surplus, at: gap.above.to + 1) }
  }

  private mutating func deleteLines(_ count: Int, at offset: Int) {
    shown.removeSubrange(offset..<offset + count)
    shown += Array(repeating: TerminalText(), count: count)
    output += region + cursor(at: offset) + "\u{1B}[\(count)M\u{1B}[r"
  }

  private mutating func insertLines(_ count: Int, at offset: Int) {
    shown.removeLast(count)
    shown.insert(contentsOf: Array(repeating: TerminalText(), count: count), at: offset)
    output += region + cursor(at: offset) + "\u{1B}[\(count)L\u{1B}[r"
  }

  /// The sequence that limits scrolling to the pane and resets the style, so that inserted lines are blank.
  private var region: String { "\u{1B}[0m\u{1B}[\(top + 1);\(top + height)r" }

  private func cursor(at offset: Int) -> String { "\u{1B}[\(top + offset + 1);1H" }
}
