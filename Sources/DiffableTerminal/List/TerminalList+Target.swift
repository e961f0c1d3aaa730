extension TerminalList: ListTarget {
  /// Shows a snapshot without reporting changes.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called before the method returns.
  public func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    rows = (0..<snapshot.numberOfRows(headers: hasHeaders)).map { makeRow(at: $0) }
    changes = nil
    completion()
  }

  /// Performs a batch edit by edit, and adds the changes to the report.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - animated: Has no effect: the list shows the changes immediately.
  ///   - updateData: Makes the data answer from the new snapshot.
  ///   - completion: Called before the method returns.
  public func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    let names = rows.map(\.cell.name)
    updateData()
    for edit in batch.edits { perform(edit) }
    deletedCursorRow = nil
    if changes == nil { changes = ChangeReport() }
    changes?.add(batch.changes, old: names, new: rows.map(\.cell.name))
    completion()
  }

  /// Starts a new report after ``beginChangesWithNextApply()``.
  public func willApply() {
    if nextApplyStartsReport { beginChanges() }
  }

  /// Selects the first row if no row is selected, and the last row if the cursor is beyond the end.
  public func didApply() {
    cursor = hasCursor && !rows.isEmpty ? min(cursor ?? 0, rows.count - 1) : nil
  }

  /// Adds the sentences of problems to ``problems``.
  ///
  /// - Parameter problems: The problems.
  public func report<Section, Item>(_ problems: [SnapshotProblem<Section, Item>]) {
    self.problems += problems.prefix(16 - self.problems.count).map { $0.description }
  }

  private func perform(_ edit: ListEdit) {
    switch edit {
    case .deleteItem(let path):
      let row = rows.remove(at: path.item)
      guard let cursor else { break }
      if path.item == cursor { deletedCursorRow = deletedCursorRow ?? row }
      if path.item < cursor { self.cursor = cursor - 1 }
    case .insertItem(let path, let new):
      let row = makeRow(at: new.item, change: .inserted)
      rows.insert(row, at: path.item)
      guard let cursor, path.item <= cursor else { break }
      if path.item == cursor, let deletedCursorRow,
        deletedCursorRow.isHeader || !row.isHeader
      {
        self.deletedCursorRow = nil
      } else {
        self.cursor = cursor + 1
      }
    case .moveItem(let move):
      moveRow(from: move.from.item, to: move.to.item)
      rows[move.to.item].change = .moved
    case .reloadItem(let path), .reconfigureItem(let path):
      update(path.item, to: makeCell(at: path.item).cell)
    case .deleteSection, .insertSection, .moveSection, .reloadSection, .reconfigureSection:
      break  // A list without sections never receives these edits.
    }
  }

  private func update(_ row: Int, to cell: TerminalCell) {
    rows[row].cell = cell
    rows[row].change = rows[row].change ?? .updated
  }

  /// Moves a row.
  ///
  /// The row is drawn again at its new line.
  func moveRow(from source: Int, to destination: Int) {
    let row = rows.remove(at: source)
    movedRows.insert(row.number)
    rows.insert(row, at: destination)
    cursor = cursor.map { offset in
      guard offset != source else { return destination }
      let others = offset - (source < offset ? 1 : 0)
      return others + (destination <= others ? 1 : 0)
    }
  }

  /// Returns the row at an offset of the current data.
  private func makeRow(at offset: Int, change: ChangeReport.Kind? = nil) -> Row {
    let (cell, isHeader) = makeCell(at: offset)
    defer { nextRowNumber += 1 }
    return Row(cell: cell, isHeader: isHeader, change: change, number: nextRowNumber)
  }

  /// Returns the cell of a row at an offset of the current data, and whether the row is a header.
  private func makeCell(at offset: Int) -> (cell: TerminalCell, isHeader: Bool) {
    switch data?.row(at: offset, headers: hasHeaders) {
    case .header(let section):
      let title = supplementaryView(ofKind: .header, inSection: section)
      return (title ?? TerminalCell(""), true)
    case .item(let path):
      return (data?.cell(at: path) ?? TerminalCell(""), false)
    case nil:
      return (TerminalCell(""), false)
    }
  }
}
