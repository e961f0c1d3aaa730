import AppleBase

// Changes of rows happen incrementally: each call refers to the rows after the previous calls.
extension NSTableViewCore {
  public func beginUpdates() {
    if updateDepth == 0 && !needsReload { askAboutRows() }
    updateDepth += 1
  }

  /// Asks for the height and the kind of each row that the table view knows.
  ///
  /// A table view keeps the answers until an app notes a change, but it can ask again whenever it lays out its rows: here
  /// before and after each update. The answers for known rows are not used, as in AppKit without such a note.
  private func askAboutRows() {
    for row in rows.indices where canAsk(aboutRow: row) {
      _ = isGroupRowOfDelegate(row: row)
      _ = heightOfDelegate(row: row)
    }
  }

  public func endUpdates() {
    guard updateDepth > 0 else { return Inconsistency.report("endUpdates without beginUpdates") }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let count = numberOfRowsOfDataSource()
    guard count == rows.count else {
      return Inconsistency.report(
        "endUpdates: the table has \(rows.count) rows, but the data source has \(count)"
      )
    }
    for row in rows.indices where !rows[row].isMeasured { measure(row) }
    askAboutRows()
    showVisibleRows()
    // A view cannot be scrolled beyond its last row.
    let height = rows.reduce(0) { $0 + $1.height }
    visibleRect.origin.y = max(0, min(visibleRect.origin.y, height - visibleRect.size.height))
  }

  /// Inserts rows at their final positions.
  public func insertRows(
    at indexes: IndexSet,
    withAnimation animationOptions: AnimationOptions = []
  ) {
    guard checkUpdates("insertRows") else { return }
    for row in indexes {
      guard (0...rows.count).contains(row) else {
        return Inconsistency.report(
          "insertRows: row \(row) is out of bounds, the table has \(rows.count) rows"
        )
      }
      rows.insert(Row(), at: row)
      selection = IndexSet(selection.map { $0 >= row ? $0 + 1 : $0 })
      animate(animationOptions)
    }
  }

  public func removeRows(
    at indexes: IndexSet,
    withAnimation animationOptions: AnimationOptions = []
  ) {
    guard checkUpdates("removeRows") else { return }
    let former = selection.count
    for row in indexes.reversed() {
      guard checkRow(row, "removeRows") else { return }
      dropViews(row, isDeleted: true)
      rows.remove(at: row)
      selection.remove(row)
      selection = IndexSet(selection.map { $0 > row ? $0 - 1 : $0 })
      animate(animationOptions)
    }
    if selection.count != former { selectionDidChange() }
  }

  /// Removes a row and inserts it at a position that does not count the row itself.
  public func moveRow(at oldIndex: Int, to newIndex: Int) {
    guard checkUpdates("moveRow"), checkRow(oldIndex, "moveRow"), checkRow(newIndex, "moveRow")
    else { return }
    let isSelected = selection.contains(oldIndex)
    selection.remove(oldIndex)
    selection = IndexSet(
      selection.map { $0 > oldIndex ? $0 - 1 : $0 }.map { $0 >= newIndex ? $0 + 1 : $0 }
    )
    if isSelected { selection.insert(newIndex) }
    rows.insert(rows.remove(at: oldIndex), at: newIndex)
    NSAnimationContext.addAnimation()
  }

  /// Makes the views of the visible rows again, and keeps heights and row views.
  ///
  /// Group rows have no columns, so they are not reloaded.
  public func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    reloadIfNeeded()
    guard updateDepth == 0 else {
      return Inconsistency.report("Rows are reloaded between beginUpdates and endUpdates")
    }
    for row in rowIndexes {
      guard checkRow(row, "reloadData") else { return }
      if columnIndexes.contains(where: { !checkColumn($0) }) { return }
      guard rows[row].rowView != nil else { continue }
      if rows[row].isGroup {
        Inconsistency.report("reloadData: row \(row) is a group row, which is not reloaded")
        continue
      }
      for column in columnIndexes {
        reuse(rows[row].views[column])
        rows[row].views[column] = nil
      }
      for column in columnIndexes { rows[row].views[column] = requestView(column, row) }
    }
  }

  public func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    reloadIfNeeded()
    for row in indexSet {
      guard checkRow(row, "noteHeightOfRows") else { return }
      rows[row].height = heightOfDelegate(row: row)
    }
  }

  private func checkUpdates(_ call: String) -> Bool {
    guard updateDepth > 0 else {
      Inconsistency.report("\(call) outside beginUpdates and endUpdates")
      return false
    }
    if needsReload {
      Inconsistency.report("\(call): the rows were not counted before beginUpdates")
      return false
    }
    return true
  }

  private func animate(_ options: AnimationOptions) {
    animations.append(options)
    NSAnimationContext.addAnimation()
  }
}
