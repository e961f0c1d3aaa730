extension TerminalList {
  /// A row on a line of the pane.
  struct DrawnRow {
    var row: Row
    var isSelected = false
  }

  /// Shows the list in other lines of the terminal.
  ///
  /// The next ``draw()`` draws all rows, and an animation ends.
  ///
  /// - Parameter pane: The lines, for example the lines of a resized window.
  public func show(in pane: TerminalPane) {
    self.pane = pane
    drawnRows = []
    movedRows = []
    finishAnimation()
  }

  /// Scrolls a row to the top, or as far as possible.
  ///
  /// A list with a cursor scrolls back when it is drawn, if the selected row is not visible.
  ///
  /// - Parameter row: The offset of the row.
  public func scroll(to row: Int) { firstRow = max(0, min(row, rows.count - pane.height)) }

  /// Draws the visible rows, or the current step of an animation.
  ///
  /// - Returns: The output for the terminal, empty if no line changes.
  /// - Complexity: O(*n*), where *n* is the number of visible rows.
  public func draw() -> String {
    scroll(to: cursor.map { max(min(firstRow, $0), $0 - pane.height + 1) } ?? firstRow)
    if !upcomingSteps.isEmpty { beginAnimation() }
    let frame = animation?.frame(of: self) ?? visibleRows.map(drawnRow)
    pane.shift(shifts(to: frame))
    let emptyLines = frame.isEmpty ? [placeholder].compactMap { $0 } : []
    pane.show(frame.map(line) + emptyLines)
    drawnRows = frame
    drawnFirstRow = firstRow
    if animation == nil { movedRows = [] }
    return pane.takeOutput()
  }

  /// Returns the old and new lines of the rows that keep their order, in ascending order of both.
  private func shifts(to frame: [DrawnRow]) -> [Move<Int>] {
    let lines = Dictionary(
      zip(drawnRows.map(\.row.number), 0...).filter { !movedRows.contains($0.0) }
    ) { first, _ in first }
    var shifts: [Move<Int>] = []
    for (line, drawn) in frame.enumerated() {
      guard let old = lines[drawn.row.number], shifts.last.map({ $0.from < old }) ?? true else {
        continue
      }
      shifts.append(Move(from: old, to: line))
    }
    return shifts
  }

  /// The offsets of the rows that the last ``draw()`` has shown, or that it will show after an animation.
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
  public func text(ofRow offset: Int) -> String { line(of: drawnRow(at: offset)).string }

  /// Returns a row, and whether it is selected.
  func drawnRow(at offset: Int) -> DrawnRow {
    DrawnRow(row: rows[offset], isSelected: offset == cursor)
  }

  /// Returns the line that shows a row.
  ///
  /// The selected row keeps the color of its change.
  private func line(of drawn: DrawnRow) -> TerminalText {
    let row = drawn.row
    let pointer = !drawn.isSelected ? "  " : isDragging ? "↕ " : "› "
    var line = TerminalText(
      (hasCursor ? pointer : "") + (row.change?.rawValue ?? " ")
        + (hasHeaders && !row.isHeader ? "   " : " ")
    )
    line.append(row.isHeader ? row.cell.styledText : textOfCell?(row.cell) ?? row.cell.styledText)
    return line.styled(
      TerminalStyle(
        color: row.change?.color,
        isBold: row.isHeader,
        isReversed: drawn.isSelected
      )
    )
  }
}
