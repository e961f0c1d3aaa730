extension TerminalList {
  /// Shows the list in other lines of the terminal.
  ///
  /// The next ``draw()`` draws all rows.
  ///
  /// - Parameter pane: The lines, for example those of a window of another size.
  public func show(in pane: TerminalPane) {
    self.pane = pane
    for offset in rows.indices { rows[offset].line = nil }
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
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func draw() -> String {
    scroll(to: cursor.map { max(min(firstRow, $0), $0 - pane.height + 1) } ?? firstRow)
    let inView = visibleRows
    pane.shift(
      zip(0..., inView).compactMap { line, row in rows[row].line.map { Move(from: $0, to: line) } }
    )
    pane.show(inView.map { line(ofRow: $0) })
    for offset in rows.indices {
      rows[offset].line = inView.contains(offset) ? offset - firstRow : nil
    }
    return pane.takeOutput()
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
    let row = rows[offset]
    let pointer = offset != cursor ? "  " : isDragging ? "↕ " : "› "
    var line = TerminalText(
      (hasCursor ? pointer : "") + (row.change?.rawValue ?? " ")
        + (hasHeaders && !row.isHeader ? "   " : " ")
    )
    line.append(row.cell.styledText)
    return line.styled(
      TerminalStyle(color: row.change?.color, isBold: row.isHeader, isReversed: offset == cursor)
    )
  }
}
