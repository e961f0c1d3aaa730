import DiffableSnapshots

extension TerminalList: ListTarget {
  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    rows = (0..<snapshot.numberOfRows(headers: hasHeaders)).map { makeRow(at: $0) }
    changes = nil
    completion()
  }

  func perform<Section, Item>(
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

  func willApply() {
    if nextChangeStartsReport { beginChanges() }
  }

  /// Selects the first row if no row is selected, and the last row if the cursor is beyond the end.
  func didApply() {
    cursor = hasCursor && !rows.isEmpty ? min(cursor ?? 0, rows.count - 1) : nil
  }

  private func perform(_ edit: ListEdit) {
    switch edit {
    case .deleteItem(let path):
      let row = rows.remove(at: path.item)
      guard let cursor else { break }
      if path.item == cursor { deletedCursorRow = deletedCursorRow ?? row }
      if path.item < cursor { self.cursor = cursor - 1 }
    case .insertItem(let path, let new):
      let row = makeRow(at: new.item, mark: .inserted)
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
      rows[move.to.item].mark = .moved
    case .reloadItem(let path), .reconfigureItem(let path):
      rows[path.item].cell = makeRow(at: path.item).cell
      rows[path.item].mark = rows[path.item].mark ?? .updated
    case .deleteSection, .insertSection, .moveSection, .reloadSection, .reconfigureSection:
      break  // A list without sections never receives these edits.
    }
  }

  /// Moves a row.
  ///
  /// The row is drawn again at its new line.
  func moveRow(from source: Int, to destination: Int) {
    var row = rows.remove(at: source)
    row.line = nil
    rows.insert(row, at: destination)
    cursor = cursor.map(Move(from: source, to: destination).newOffset)
  }

  /// Returns the row at an offset of the current data.
  private func makeRow(at offset: Int, mark: ChangeKind? = nil) -> Row {
    switch data?.row(at: offset, headers: hasHeaders) {
    case .header(let section):
      let title = supplementaryData?.view(ofKind: .header, inSection: section) ?? ""
      return Row(cell: TerminalCell(title), isHeader: true, mark: mark)
    case .item(let path):
      return Row(cell: data?.cell(at: path) ?? TerminalCell(""), mark: mark)
    case nil:
      return Row(cell: TerminalCell(""), mark: mark)
    }
  }
}
