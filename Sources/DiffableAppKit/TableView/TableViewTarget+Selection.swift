#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  // A reload keeps the indexes of the selected rows, but not the items.
  extension TableViewTarget {
    /// The paths of the selected items.
    @_spi(Views)
    public var selectedPaths: [ItemPath] {
      get { tableView?.selectedRowIndexes.compactMap { path(ofRow: $0) } ?? [] }
      set {
        let rows = IndexSet(newValue.compactMap { row(of: .item($0)) })
        if rows != tableView?.selectedRowIndexes {
          tableView?.selectRowIndexes(rows, byExtendingSelection: false)
        }
      }
    }

    /// Remembers the items of the selected rows, and reports no changes of the selection from now on.
    func rememberSelection() { selection = KeptSelection(self) }

    /// Selects the remembered items that the table view still shows, and resumes the reports of selection changes.
    func restoreSelection() {
      if data != nil, let selection { selectedPaths = selection.paths }
      endKeepingSelection()
    }

    /// Reloads the table view for another delegate, and selects the items again that were selected before.
    func reloadView() {
      rememberSelection()
      setDataSourceAgain()
      if let tableView { reload(tableView) }
    }

    /// Lets the table view ask again which methods its data source implements, after the delegate of the app has changed.
    ///
    /// A view asks this only once. The caller restores the selection: a table view without a data source has no rows.
    func setDataSourceAgain() {
      guard let tableView, let dataSource = tableView.dataSource, events.isDataSource(dataSource)
      else { return }
      tableView.dataSource = nil
      tableView.dataSource = dataSource
    }

    /// Resumes the reports of selection changes to sources.
    ///
    /// Changes since ``rememberSelection()`` are never reported.
    func endKeepingSelection() {
      selection = nil
      if data?.showsSource == true { reportedItems = currentSelection }
    }

    /// Reports the selected and deselected items that were not reported to their sources yet.
    func reportSelection() {
      guard let data, data.showsSource, selection == nil else { return }
      let (old, new) = (reportedItems, currentSelection)
      reportedItems = new
      let (deselected, selected) = (Set(old).subtracting(new), Set(new).subtracting(old))
      data.perform(
        old.filter(deselected.contains).map { (UserAction.deselect, $0) }
          + new.filter(selected.contains).map { (UserAction.select, $0) }
      )
    }

    /// The items of the selected rows, from top to bottom; empty without a connection.
    private var currentSelection: [AnyHashable] {
      selectedPaths.compactMap { data?.sourceItem(at: $0) }
    }
  }
#endif
