#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots
  import DiffableSources

  @MainActor
  extension SourceConnection where Target == TableViewTarget {
    /// Returns the item in a row.
    ///
    /// - Parameters:
    ///   - row: Any row, such as the clicked row of the table view.
    ///   - source: A source.
    /// - Returns: The item, or nil when the row shows no item of the source.
    /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
    public func item<Item>(inRow row: Int, of source: BasicSource<Item, Cell>) -> Item? {
      dataSource.itemIdentifier(forRow: row).flatMap { source.item($0) }
    }

    /// Returns the row of an item.
    ///
    /// - Parameters:
    ///   - item: An item.
    ///   - source: The source of the item.
    /// - Returns: The row, or nil when the table view does not show the item.
    /// - Complexity: O(log³ *n*) on average, where *n* is the number of sections and items.
    public func row<Item>(for item: Item, in source: BasicSource<Item, Cell>) -> Int? {
      itemPath(for: item, in: source).flatMap { target.row(of: $0) }
    }

    /// Deletes the item in a row, if the source of the item allows it.
    ///
    /// - Parameter row: Any row, such as the clicked row of the table view.
    /// - Returns: Whether the item was deleted.
    /// - Complexity: That of a change of a source.
    @discardableResult
    public func deleteItem(inRow row: Int) -> Bool {
      target.path(ofRow: row).map { perform(.delete, at: $0) } ?? false
    }
  }

  extension TableViewTarget {
    /// Updates the view of a source's item in place; nil if the target does not make the cells.
    var cellUpdater: ((NSView, NSTableColumn, Int) -> Void)? {
      guard data?.makesReusableCells == true else { return nil }
      return { [unowned self] view, column, row in
        guard let tableView, let path = path(ofRow: row) else { return }
        if showsCells(column, in: tableView) { return reconfigure(view, at: path) }
        let index = tableView.tableColumns.firstIndex { $0 === column }
        if let index { tableView.reloadRows([row], columns: [index]) }
      }
    }
  }

  extension ListSource where Cell == ReusableCell {
    /// Shows the source in a table view.
    ///
    /// Selection, display, deletion and moving reach the handlers of the source that contains the item. The cells and
    /// the headers of sources must be instances of `NSView`.
    ///
    /// The cell of an item is a view in one column: the column that was first when the first cell was made. The column
    /// keeps the cells when the user moves it. If the column is removed, the column that is then first shows the cells.
    /// The views of all other columns come from the `delegate`, which gets the item of a row from `item(inRow:of:)`.
    ///
    /// | event | what reaches the source of the item |
    /// |---|---|
    /// | A row is selected or deselected, by the user or by the app | `didSelect`, `didDeselect`; not during a change of the list |
    /// | The user wants to select a row | `canSelect` |
    /// | A row view is added or removed | `willDisplay`, `didEndDisplaying` |
    /// | The user drags a row | `canMove`, `didMove` |
    /// | The app calls `deleteSelectedItems()` or `deleteItem(inRow:)` | `canDelete`, `didDelete` |
    ///
    /// Table views of AppKit do not report highlighting and prefetching.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - showsSectionHeaders: Whether each section has a header, which is a group row before the rows of its items.
    ///     The row is empty if the source of the section has no header.
    ///   - contentChanges: How cells are updated when the content of an item has changed.
    /// - Returns: The connection. Keep a strong reference to it as long as the table view is used.
    /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
    @MainActor
    public func connect(
      to tableView: NSTableView,
      showsSectionHeaders: Bool = false,
      contentChanges: ContentUpdate = .reconfigure
    ) -> SourceConnection<ReusableCell, TableViewTarget> {
      let target = TableViewTarget(tableView)
      target.showsSectionHeaders = showsSectionHeaders
      return connect(to: target, contentChanges: contentChanges)
    }
  }
#endif
