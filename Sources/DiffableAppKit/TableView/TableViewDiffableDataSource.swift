#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  /// A data source of a table view.
  ///
  /// ```swift
  /// let dataSource = TableViewDiffableDataSource<Group, Person>(
  ///   tableView: tableView
  /// ) { tableView, tableColumn, row, person in
  ///   let view = tableView.makeView(withIdentifier: tableColumn.identifier, owner: nil)
  ///   (view as? NSTableCellView)?.textField?.stringValue = person.name
  ///   return view ?? NSView()
  /// }
  /// dataSource.apply(Snapshot(groups))
  /// ```
  public typealias TableViewDiffableDataSource<
    Section: Hashable & Sendable,
    Item: Hashable & Sendable
  > = DiffableDataSource<Section, Item, TableViewTarget>

  extension DiffableDataSource where Target == TableViewTarget {
    /// Makes or updates the view of an item in a column.
    public typealias CellProvider = (
      _ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int, _ item: Item
    ) -> NSView

    /// Creates a data source for a table view.
    ///
    /// If sections or items conform to `ContentEquatable`, each apply compares their content, and keeps views and
    /// section headers up to date.
    ///
    /// - Parameters:
    ///   - tableView: The table view. Its `dataSource` and its `delegate` are set to an object of the target. A former
    ///     delegate becomes the ``DiffableAppKit/TableViewTarget/delegate`` of the target.
    ///   - contentChanges: How views and section headers are updated when the content of items and sections that conform
    ///     to `ContentEquatable` has changed.
    ///   - cellProvider: Makes or updates the view of an item in a column.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init(
      tableView: NSTableView,
      contentChanges: ContentUpdate = .reconfigure,
      cellProvider: @escaping CellProvider
    ) {
      self.init(target: TableViewTarget(tableView), comparedContent: contentChanges) {
        [unowned tableView] target, _, item in
        guard let cell = target.requestedCell else {
          preconditionFailure("Only the table view can ask for cells")
        }
        return cellProvider(tableView, cell.column, cell.row, item)
      }
    }
  }
#endif
