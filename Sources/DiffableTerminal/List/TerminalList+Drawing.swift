extension TerminalList {
  /// Shows the list in other lines of the terminal.
  ///
  /// The next ``draw()`` draws all rows.
  ///
  /// - Parameter pane: The lines, for example the lines of a resized window.
  public func show(in pane: TerminalPane) {
    self.pane = pane
    drawnRows = []
    movedRows = []
  }

  /// Scrolls a row to the top, or as far as possible.
  ///
  /// A list with a cursor scrolls back when it is drawn, if the selected row is not visible.
  ///
  /// - Parameter row: The offset of the row.
  public func scroll(to row: Int) { firstRow = max(0, min(row, rows.count - pane.height)) }

  /// Draws the visible rows.
  ///
  /// - Returns: The output for the terminal, empty if no line changes.
  /// - Complexity: O(*n*), where *n* is the number of visible rows.
  public func draw() -> String {
    scroll(to: cursor.map { max(min(firstRow, $0), $0 - pane.height + 1) } ?? firstRow)
    let numbers = visibleRows.map { rows[$0].number }
    pane.shift(shifts(to: numbers))
    let emptyLines = numbers.isEmpty ? [placeholder].compactMap { $0 } : []
    pane.show(visibleRows.map(line) + emptyLines)
    (drawnRows, movedRows) = (numbers, [])
    return pane.takeOutput()
  }

  /// Returns the old and new lines of the rows that keep their order, in ascending order of both.
  private func shifts(to numbers: [Int]) -> [Move<Int>] {
    let lines = Dictionary(zip(drawnRows, 0...).filter { !movedRows.contains($0.0) }) { first, _ in
      first
    }
    var shifts: [Move<Int>] = []
    for (line, number) in numbers.enumerated() {
      guard let old = lines[number], shifts.last.map({ $0.from < old }) ?? true else { continue }
      shifts.append(Move(from: old, to: line))
    }
    return shifts
  }

  /// The offsets of the rows that the last ``draw()`` has shown.
  ///
  /// Compare them with the number of rows for a scroll indicator.
  public var visibleRows: Range<Int> {
    let first = min(firstRow, rows.count)
    return first..<min(rows.count, first + pane.height)
  }

  /// Returns the text of a row with the cursor and the character of its last change.
  ///
  /// - Parameter offset: The offset of the row, which must be less than the number of rows.
  /// - Returns: The text without styles.
  public func text(ofRow offset: Int) -> String { line(ofRow: offset).string }

  /// Returns the line that shows a row.
  ///
  /// The selected row keeps the color of its change.
  private func line(ofRow offset: Int) -> TerminalText {
    let (row, isSelected) = (rows[offset], offset == cursor)
    let pointer = !isSelected ? "  " : isDragging ? "↕ " : "› "
    var line = TerminalText(
      (hasCursor ? pointer : "") + (row.change?.rawValue ?? " ")
        + (hasHeaders && !row.isHeader ? "   " : " ")
    )
    line.append(row.isHeader ? row.cell.styledText : textOfCell?(row.cell) ?? row.cell.styledText)
    return line.styled(
      TerminalStyle(color: row.change?.color, isBold: row.isHeader, isReversed: isSelected)
    )
  }
}
