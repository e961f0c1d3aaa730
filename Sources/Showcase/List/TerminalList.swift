import DiffableSnapshots

/// A list in a terminal, one line for each item, and if it has headers for each section.
///
/// It carries out one edit after the other on its rows, and each row that stays knows the line on which
/// it was drawn last. What comes, goes, moves or is updated is marked and reported until
/// the next ``change(by:)``. A list with a cursor always has one row selected, which it keeps in view.
final class TerminalList {
  /// A row of the list.
  struct Row {
    var cell: TerminalCell

    /// Whether it is the header of a section.
    var isHeader = false

    /// What has happened to the row.
    var mark: ChangeKind?

    /// The line of the pane that shows the row, while it keeps its place among the others.
    var line: Int?
  }

  let capabilities: ListCapabilities
  var data: ListData<TerminalCell>?
  var supplementaryData: SupplementaryData<String>?

  var rows: [Row] = []

  /// What has changed in the last ``change(by:)``, or nil where that is nothing to report.
  var changes: ChangeReport?

  /// What that could not do, and why.
  private(set) var problem: String?

  /// Whether the next change begins a new report.
  private(set) var isReportOld = false

  let hasHeaders: Bool
  let hasCursor: Bool

  /// The offset of the row that is selected, unless the list has no cursor or no rows.
  var cursor: Int?

  /// The row that was selected, if it has just gone: one that comes there takes its place, though no
  /// header that of an item.
  var goneRow: Row?

  /// Where the row was that the user is dragging; it is the one at the cursor.
  var dragSource: Int?

  /// The lines that show the list: none until the list is put into a window.
  private(set) var pane = LinePane(top: 0, height: 0, width: 0)

  /// The offset of the first row in view.
  private(set) var firstRow = 0

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - hasHeaders: Whether each section has a row with its title.
  ///   - hasCursor: Whether the arrow keys select rows, rather than scroll them.
  init(hasHeaders: Bool = false, hasCursor: Bool = false) {
    self.hasHeaders = hasHeaders
    self.hasCursor = hasCursor
    capabilities = hasHeaders ? .rowsOnly : [.itemMoves, .reconfigurations]
  }

  /// Puts the list into other lines of the terminal, or into the same after these were erased.
  func show(in pane: LinePane) {
    self.pane = pane
    for offset in rows.indices { rows[offset].line = nil }
  }

  /// Brings a row to the top, as far as there are rows to fill the lines below it.
  func scroll(to row: Int) { firstRow = max(0, min(row, rows.count - pane.height)) }

  /// Lets something change the list, and reports what that comes to.
  func change(by body: () throws -> Void) {
    beginChanges()
    do { try body() } catch { problem = "\(error)" }
  }

  /// Lets something look whether the list has to change; what was reported stays until it does.
  func changeIfNeeded(by body: () throws -> Void) {
    changes = changes ?? ChangeReport()
    isReportOld = true
    defer { isReportOld = false }
    do {
      try body()
    } catch {
      beginChanges()
      problem = "\(error)"
    }
  }

  /// Removes the marks and begins a new report.
  func beginChanges() {
    forgetChanges()
    changes = ChangeReport()
  }

  /// Removes the marks and the report.
  func forgetChanges() {
    for offset in rows.indices { rows[offset].mark = nil }
    (changes, problem, isReportOld) = (nil, nil, false)
  }

  /// Shows the rows in view, and gives what the terminal must be sent for it.
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
    // What is drawn once more, after a tick or a scroll, is not due to the changes.
    if changes?.drawing == nil { changes?.drawing = (pane.writtenLines, pane.height) }
    return pane.takeOutput()
  }

  /// A row as it is shown: where the cursor is, what has happened to it, and its cell.
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
