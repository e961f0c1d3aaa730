import AppleBase

extension NSTableViewCore {
  /// Loads the rows when they are needed next; the selection keeps its indexes.
  public func reloadData() {
    guard updateDepth == 0 else {
      return Inconsistency.report("The table is reloaded between beginUpdates and endUpdates")
    }
    needsReload = true
  }

  func reloadIfNeeded() {
    guard needsReload && updateDepth == 0 else { return }
    needsReload = false
    animations = []
    for row in rows.indices { dropViews(row) }
    willLoadRows()
    rows = Array(repeating: Row(), count: numberOfRowsOfDataSource())
    for row in rows.indices { measure(row) }
    let former = selection
    selection = selection.filteredIndexSet { $0 < rows.count }
    showVisibleRows()
    if selection != former { selectionDidChange() }
  }

  func measure(_ row: Int) {
    rows[row].isMeasured = true
    rows[row].isGroup = isGroupRowOfDelegate(row: row)
    rows[row].height = heightOfDelegate(row: row)
  }

  /// Makes the views of visible rows, and drops the views of other rows.
  func showVisibleRows() {
    for row in rows.indices {
      if visibleRows?.contains(row) ?? true {
        if rows[row].rowView == nil { makeViews(row) }
        rows[row].rowView?.isSelected = selection.contains(row)
      } else {
        dropViews(row)
      }
    }
  }

  func makeViews(_ row: Int) {
    let rowView = rowViewOfDelegate(row: row) ?? NSTableRowView()
    rowView.isGroupRowStyle = rows[row].isGroup
    rows[row].rowView = rowView
    let count = rows[row].isGroup ? 1 : tableColumns.count
    rows[row].views = (0..<count).map { requestView($0, row) }
    didAdd(rowView, forRow: row)
  }

  func requestView(_ column: Int, _ row: Int) -> NSView? {
    requestedViews += 1
    let isGroup = rows[row].isGroup
    let view = viewOfDelegate(column: isGroup ? nil : tableColumns[column], row: row)
    if let view, rows.contains(where: { $0.views.contains { $0 === view } }) {
      Inconsistency.report("The view for row \(row) is already shown")
    }
    return view
  }

  /// Removes the views of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isDeleted: Whether the row is deleted; the delegate then receives -1 as the row.
  func dropViews(_ row: Int, isDeleted: Bool = false) {
    for view in rows[row].views { reuse(view) }
    rows[row].views = []
    guard let rowView = rows[row].rowView else { return }
    rows[row].rowView = nil
    didRemove(rowView, forRow: isDeleted ? -1 : row)
  }

  func reuse(_ view: NSView?) {
    guard let view, let identifier = view.identifier else { return }
    reusableViews[identifier, default: []].append(view)
  }
}

// MARK: The selection

extension NSTableViewCore {
  /// The selected rows; reading them does not load the rows.
  public var selectedRowIndexes: IndexSet { selection }

  /// Selects rows without asking the delegate.
  public func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    reloadIfNeeded()
    if indexes.contains(where: { !checkRow($0, "selectRowIndexes") }) { return }
    let selected = extend ? selection.union(indexes) : indexes
    if selected.count > 1 && !allowsMultipleSelection {
      return Inconsistency.report("The table does not allow to select several rows")
    }
    changeSelection(selected)
  }

  public func deselectRow(_ row: Int) {
    reloadIfNeeded()
    changeSelection(selection.subtracting([row]))
  }

  func changeSelection(_ selected: IndexSet) {
    guard selected != selection else { return }
    selection = selected
    showVisibleRows()
    selectionDidChange()
  }
}

// MARK: What tests read

extension NSTableViewCore {
  /// The views that the table shows, row by row; a row that is not visible has none.
  public var shownViews: [[NSView?]] {
    reloadIfNeeded()
    return rows.map { $0.views }
  }

  /// The heights of the rows.
  public var shownHeights: [CGFloat] {
    reloadIfNeeded()
    return rows.map { $0.height }
  }

  /// Whether each row is a group row.
  public var shownGroupRows: [Bool] {
    reloadIfNeeded()
    return rows.map { $0.isGroup }
  }
}
