import DiffableSnapshots

extension DOMListTarget {
  /// Replaces all rows.
  ///
  /// No row is selected afterwards.
  public func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    page.clear(list, rows)
    selectedRow = nil
    rows = []
    let all = 0..<snapshot.numberOfRows(headers: hasHeaders)
    insertRows(all, before: nil) { _ in nil }
    page.send()
    completion()
  }

  // example: batches of the DOM
  /// Performs a batch in one pass over its changes.
  public func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    let change = RowChange(batch)
    let reload = change.reloads.first {
      rows[$0.from] == selectedRow
    }
    updateData()
    replaceRows(change)
    for path in batch.items.reconfigurations {
      updateRow(path.item)
    }
    if let reload { selectRow(reload.to) }
    page.send()
    completion()
  }
  // end

  // example: rows of the DOM
  /// Replaces the rows that a batch changes.
  ///
  /// New and moved rows form runs of consecutive rows. The row after a
  /// run stays in place, so all rows of the run are inserted before it,
  /// and no row is inserted twice.
  private func replaceRows(_ change: RowChange) {
    let old = rows
    let kept = old.removing(at: change.rowsThatLeave)
    if kept.isEmpty && change.moves.isEmpty {
      page.clear(list, old)
      selectedRow = nil
    } else {
      for row in change.removedRows { remove(old[row]) }
    }
    rows = []
    rows.reserveCapacity(kept.count + change.newRows.count)
    var moves = change.moves[...]
    var keptStart = 0
    for run in change.newRuns {
      let keptEnd = keptStart + run.lowerBound - rows.count
      rows += kept[keptStart..<keptEnd]
      keptStart = keptEnd
      let next = keptEnd < kept.count ? kept[keptEnd] : nil
      insertRows(run, before: next) { row in
        guard moves.first?.to == row else { return nil }
        return old[moves.removeFirst().from]
      }
    }
    rows += kept[keptStart...]
  }

  /// Inserts the elements of a run of rows: elements that move
  /// there, and new ones.
  private func insertRows(
    _ run: Range<Int>,
    before next: Element?,
    movedElement: (_ row: Int) -> Element?
  ) {
    for row in run {
      if let element = movedElement(row) {
        page.move(element, in: list, before: next)
        rows.append(element)
      } else {
        let element = makeRow(row)
        page.insert(element, into: list, before: next)
        rows.append(element)
      }
    }
  }
  // end

  private func remove(_ element: Element) {
    if element == selectedRow { selectedRow = nil }
    page.remove(element)
  }
}
