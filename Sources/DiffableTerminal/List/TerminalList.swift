/// A list in a terminal with one line for each item and, optionally, for each section header.
///
/// ```swift
/// let list = TerminalList(hasCursor: true)
/// let dataSource = DiffableDataSource<Int, String, _>(
///   target: list
/// ) { _, _, item in TerminalCell(item) }
/// dataSource.apply(Snapshot([(0, ["bread", "tea"])]))
///
/// list.show(in: TerminalPane(top: 0, height: 24, width: 80))
/// let output = list.draw()
/// ```
///
/// The list performs the edits of a batch one by one. It writes only the rows that change; rows that shift are not
/// written again. The list shows how rows changed, and reports the changes, until the next ``change(by:)``. A list
/// with a cursor always has a selected row and keeps the row visible.
public final class TerminalList {
  /// A row of the list.
  public struct Row {
    /// The cell of the item or header.
    public internal(set) var cell: TerminalCell

    /// Whether the row is a section header.
    public internal(set) var isHeader = false

    /// The kind of the last change of the row since the report began, or nil if it did not change.
    public internal(set) var change: ChangeReport.Kind?

    /// A number that no other row of the list has had.
    let number: Int
  }

  /// The capabilities of the list: rows can move and can be updated in place.
  public let capabilities: ListCapabilities

  /// The data that the list reads, set by the data source.
  public var data: ListData<TerminalCell>? {
    didSet { if data !== oldValue { cancelDrag() } }
  }

  /// Makes or updates section headers, set by the data source.
  public var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> TerminalCell?)?

  /// The rows from top to bottom, including the rows that are not visible.
  public internal(set) var rows: [Row] = []

  /// The changes since the last ``change(by:)``, or nil if there is no report.
  public internal(set) var changes: ChangeReport?

  /// A sentence for each of the first 16 problems of applied snapshots; see
  /// ``/DiffableSnapshots/SnapshotProblem``.
  ///
  /// The list does not show them, because a message would destroy the picture of the terminal. Write them to a log.
  public internal(set) var problems: [String] = []

  /// Whether the next apply starts a new report.
  private(set) var nextApplyStartsReport = false

  /// Whether each section has a header row.
  public let hasHeaders: Bool

  /// Whether a row is selected.
  ///
  /// In a list without a cursor, the arrow keys scroll.
  public let hasCursor: Bool

  /// The offset of the selected row, or nil if the list has no cursor or no rows.
  public internal(set) var cursor: Int?

  /// The row that was selected until the current batch deleted it, or nil if the batch did not delete it.
  ///
  /// If the batch then inserts a row at the cursor, the new row becomes the selected row. A header cannot
  /// become the selected row in place of an item.
  var deletedCursorRow: Row?

  /// The offset at which the drag started, or nil without a drag.
  ///
  /// The dragged row is at the cursor.
  var dragSource: Int?

  /// The line that the list shows while it has no rows, or nil to show no line.
  public var placeholder: TerminalText?

  /// Returns the text that shows a cell, or nil if each cell shows its own text.
  ///
  /// The list calls the function when it draws a row. Use it for a style that is not part of the cell, for example to
  /// emphasize the match of a search.
  public var textOfCell: ((TerminalCell) -> TerminalText)?

  /// The numbers of the rows on the lines of the pane.
  var drawnRows: [Int] = []

  /// The numbers of the rows that were moved since the last ``draw()``, which draws them again.
  var movedRows: Set<Int> = []

  /// The number of the next row that is inserted.
  var nextRowNumber = 0

  /// The lines that show the list, empty before ``show(in:)``.
  public internal(set) var pane = TerminalPane(top: 0, height: 0, width: 0)

  /// The offset of the first visible row.
  public internal(set) var firstRow = 0

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - hasHeaders: Whether each section has a header row.
  ///   - hasCursor: Whether the arrow keys select rows instead of scrolling.
  public init(hasHeaders: Bool = false, hasCursor: Bool = false) {
    self.hasHeaders = hasHeaders
    self.hasCursor = hasCursor
    capabilities = hasHeaders ? .rowsOnly : [.itemMoves, .reconfigurations]
  }
}

// MARK: - Reports

extension TerminalList {
  /// Runs a closure that changes the list, and starts a new report.
  ///
  /// - Parameter body: The closure. An error that it throws becomes ``ChangeReport/error``.
  public func change(by body: () throws -> Void) {
    beginChanges()
    do {
      try body()
    } catch {
      changes = changes ?? ChangeReport()
      changes?.error = error
    }
  }

  /// Starts a new report with the next apply, and keeps the previous report until then.
  ///
  /// Call this method before an event that may leave the list as it is, such as a tick of a timer.
  public func beginChangesWithNextApply() {
    changes = changes ?? ChangeReport()
    nextApplyStartsReport = true
  }

  /// Starts a new report, so that no row counts as changed.
  public func beginChanges() {
    forgetChanges()
    changes = ChangeReport()
  }

  /// Removes the report, so that no row counts as changed.
  public func forgetChanges() {
    for offset in rows.indices { rows[offset].change = nil }
    (changes, nextApplyStartsReport) = (nil, false)
  }
}
