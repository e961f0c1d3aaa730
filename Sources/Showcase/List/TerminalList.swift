import DiffableSnapshots

/// A list in a terminal with one line for each item and, optionally, for each section header.
///
/// The list performs the edits of a batch one by one. Each row stores the line on which it was last drawn, so
/// unchanged rows are not written again. Changes are marked and reported until the next ``change(by:)``. A list
/// with a cursor always has a selected row and keeps the row visible.
final class TerminalList {
  /// A row of the list.
  struct Row {
    var cell: TerminalCell

    /// Whether the row is a section header.
    var isHeader = false

    /// The kind of the last change of the row, or `nil` if it did not change.
    var mark: ChangeKind?

    /// The line of the pane that shows the row, or `nil` if the row must be drawn again.
    var line: Int?
  }

  let capabilities: ListCapabilities
  var data: ListData<TerminalCell>?
  var supplementaryData: SupplementaryData<String>?

  var rows: [Row] = []

  /// The changes since the last ``change(by:)``, or `nil` if there is no report.
  var changes: ChangeReport?

  /// The message of the last error, if the last change failed.
  private(set) var problem: String?

  /// Whether the next change starts a new report.
  private(set) var nextChangeStartsReport = false

  let hasHeaders: Bool
  let hasCursor: Bool

  /// The offset of the selected row, or `nil` if the list has no cursor or no rows.
  var cursor: Int?

  /// The row that was selected until the current batch deleted it, or `nil` if the batch did not delete it.
  ///
  /// If the batch then inserts a row at the cursor, the new row becomes the selected row. A header cannot
  /// become the selected row in place of an item.
  var deletedCursorRow: Row?

  /// The offset at which the drag started, or `nil` without a drag.
  ///
  /// The dragged row is at the cursor.
  var dragSource: Int?

  /// The lines that show the list, empty before ``show(in:)``.
  private(set) var pane = LinePane(top: 0, height: 0, width: 0)

  /// The offset of the first visible row.
  private(set) var firstRow = 0

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - hasHeaders: Whether each section has a header row.
  ///   - hasCursor: Whether the arrow keys select rows instead of scrolling.
  init(hasHeaders: Bool = false, hasCursor: Bool = false) {
    self.hasHeaders = hasHeaders
    self.hasCursor = hasCursor
    capabilities = hasHeaders ? .rowsOnly : [.itemMoves, .reconfigurations]
  }

  /// Shows the list in other lines of the terminal.
  ///
  /// The next ``draw()`` draws all rows.
  func show(in pane: LinePane) {
    self.pane = pane
    for offset in rows.indices { rows[offset].line = nil }
  }

  /// Scrolls a row to the top, or as far as possible.
  func scroll(to row: Int) { firstRow = max(0, min(row, rows.count - pane.height)) }

  /// Runs a closure that changes the list, and starts a new report.
  func change(by body: () throws -> Void) {
    beginChanges()
    do { try body() } catch { problem = "\(error)" }
  }

  /// Runs a closure that may change the list.
  ///
  /// The previous report is kept until a change is applied.
  func changeIfNeeded(by body: () throws -> Void) {
    changes = changes ?? ChangeReport()
    nextChangeStartsReport = true
    defer { nextChangeStartsReport = false }
    do {
      try body()
    } catch {
      beginChanges()
      problem = "\(error)"
    }
  }

  /// Removes the marks and starts a new report.
  func beginChanges() {
    forgetChanges()
    changes = ChangeReport()
  }

  /// Removes the marks and the report.
  func forgetChanges() {
    for offset in rows.indices { rows[offset].mark = nil }
    (changes, problem, nextChangeStartsReport) = (nil, nil, false)
  }

  /// Draws the visible rows, and returns the output for the terminal.
  func draw() -> String {
    scroll(to: cursor.map { max(min(firstRow, $0), $0 - pane.height + 1) } ?? firstRow)
    let inView = rows.indices.dropFirst(firstRow).prefix(pane.height)
    pane.shift(
      zip(0..., inView).compactMap { line, row in rows[row].line.map { Move(from: $0, to: line) } }
    )
    pane.show(inView.map { Line(text: text(ofRow: $0), style: style(ofRow: $0)) })
    for offset in rows.indices {
      rows[offset].line = inView.contains(offset) ? offset - firstRow : nil
    }
    // Later draws, after a tick or a scroll, do not show these changes for the first time.
    if changes?.drawing == nil { changes?.drawing = (pane.writtenLines, pane.height) }
    return pane.takeOutput()
  }

  /// Returns the text of a row with the cursor and the mark.
  func text(ofRow offset: Int) -> String {
    let row = rows[offset]
    let pointer = offset != cursor ? "  " : dragSource == nil ? "› " : "↕ "
    return (hasCursor ? pointer : "") + (row.mark?.rawValue ?? " ")
      + (hasHeaders && !row.isHeader ? "   " : " ") + row.cell.text
  }

  private func style(ofRow offset: Int) -> Line.Style {
    if offset == cursor { return .reverse }
    return rows[offset].mark?.style ?? (rows[offset].isHeader ? .bold : .plain)
  }
}
