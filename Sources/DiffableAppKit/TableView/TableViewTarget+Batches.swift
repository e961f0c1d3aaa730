#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  extension TableViewTarget {
    /// Remembers the selected items, and stops the reports of selection changes to sources.
    ///
    /// A reload of the table view keeps the indexes of the selected rows, but not the selected items. So
    /// a reload selects the remembered items again.
    ///
    /// - Complexity: O(*k* log² *n*), where *k* is the number of selected rows, and *n* the number of sections and
    ///   items.
    public func willApply() {
      events.becomeDelegateAgain()
      rememberSelection()
    }

    /// Resumes the reports of selection changes to sources.
    ///
    /// Changes during the apply are never reported.
    ///
    /// - Complexity: O(*k* log² *n*), where *k* is the number of selected rows, and *n* the number of sections and
    ///   items.
    public func didApply() { endKeepingSelection() }

    /// Reloads the table view, and selects the items again that were selected before.
    @_spi(Views)
    public func reload(_ tableView: NSTableView) {
      tableView.reloadData()
      restoreSelection()
    }

    /// Performs a batch.
    @_spi(Views)
    public func perform(_ batch: UntypedBatch, in tableView: NSTableView, updateData: () -> Void) {
      // The first count that the table view takes must not be that of the new data.
      _ = tableView.numberOfRows
      NSAnimationContext.perform(animated: batch.isAnimated, completion: batch.completion) {
        tableView.beginUpdates()
        updateData()
        changeRows(of: tableView, batch)
        tableView.endUpdates()
        updateRows(
          of: tableView,
          reloads: IndexSet(batch.items.reloads.map { $0.item }),
          reconfigurations: IndexSet(batch.items.reconfigurations.map { $0.item })
        )
      }
    }

    /// Deletes rows at their old positions, moves rows one after the other, and inserts rows at their final positions.
    private func changeRows(of tableView: NSTableView, _ batch: UntypedBatch) {
      let deletions = IndexSet(batch.items.deletions.map { $0.item })
      if !deletions.isEmpty {
        let animation = deletionAnimation ?? defaultRowAnimation
        tableView.removeRows(at: deletions, withAnimation: batch.isAnimated ? animation : [])
      }
      if !batch.items.moves.isEmpty {
        // All rows are deleted before the moves, inserted after them and updated at the end.
        for case .moveItem(let move) in batch.edits() {
          tableView.moveRow(at: move.from.item, to: move.to.item)
        }
      }
      let insertions = IndexSet(batch.items.insertions.map { $0.item })
      if !insertions.isEmpty {
        let animation = insertionAnimation ?? defaultRowAnimation
        tableView.insertRows(at: insertions, withAnimation: batch.isAnimated ? animation : [])
      }
    }

    /// Reloads and updates rows at their final positions.
    ///
    /// The table view moves its views at the end of the updates, so this method is called after them. Reloading keeps
    /// the row views and the selection. It does not ask for the heights of the rows again, so this method notes that
    /// they may have changed.
    private func updateRows(
      of tableView: NSTableView,
      reloads: IndexSet,
      reconfigurations: IndexSet
    ) {
      var reloads = reloads
      let columns = IndexSet(integersIn: 0..<tableView.numberOfColumns)
      for row in reconfigurations where !updateViews(of: tableView, inRow: row, columns) {
        reloads.insert(row)
      }
      tableView.reloadRows(reloads, columns: columns)
      let changed = reloads.union(reconfigurations)
      if !changed.isEmpty { tableView.noteHeightOfRows(withIndexesChanged: changed) }
    }

    /// Updates the views of an item, and returns whether they are up to date.
    private func updateViews(
      of tableView: NSTableView,
      inRow row: Int,
      _ columns: IndexSet
    ) -> Bool {
      guard let data, viewUpdater != nil || data.updateCell != nil, let path = path(ofRow: row)
      else {
        return false
      }
      // A row that is not visible has no views. The table view asks for new views when the row becomes visible.
      let rowView = tableView.rowView(atRow: row, makeIfNecessary: false)
      guard let rowView else { return true }
      // The one view of a group row belongs to all columns.
      for index in rowView.isGroupRowStyle ? IndexSet(columns.prefix(1)) : columns {
        let column = tableView.tableColumns[index]
        let view: NSView? = tableView.view(atColumn: index, row: row, makeIfNecessary: false)
        guard let view else { continue }
        if let viewUpdater {
          data.inProvider { viewUpdater(view, column, row) }
        } else if showsCells(column, in: tableView) {
          data.inProvider { data.updateCell?(view, path) }
        } else {
          tableView.reloadRows([row], columns: [index])
        }
      }
      return true
    }
  }

  extension NSTableView {
    /// Makes the views in columns of rows again.
    ///
    /// `reloadData(forRowIndexes:columnIndexes:)` does not reload group rows, because they have no columns. So this
    /// method replaces visible group rows without animation, and selects the ones again that were selected.
    func reloadRows(_ rows: IndexSet, columns: IndexSet) {
      // Rows that are not visible have no views yet.
      let groupRows = rows.filteredIndexSet {
        rowView(atRow: $0, makeIfNecessary: false)?.isGroupRowStyle ?? false
      }
      let others = rows.subtracting(groupRows)
      if !others.isEmpty { reloadData(forRowIndexes: others, columnIndexes: columns) }
      if groupRows.isEmpty { return }
      let selected = selectedRowIndexes
      beginUpdates()
      removeRows(at: groupRows, withAnimation: [])
      insertRows(at: groupRows, withAnimation: [])
      endUpdates()
      if selected != selectedRowIndexes {
        selectRowIndexes(selected, byExtendingSelection: false)
      }
    }
  }
#endif
