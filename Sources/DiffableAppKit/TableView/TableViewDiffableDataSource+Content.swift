#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension DiffableDataSource where Target == TableViewTarget, Item: ContentEquatable {
    /// Creates a data source for a table view, and keeps views up to date when the content of their items changes.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - contentChanges: How views are updated when the content of their items has changed.
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
      self.init(
        target: TableViewTarget(tableView),
        contentChanges: contentChanges,
        cellProvider: Self.provider(tableView, cellProvider)
      )
      connectIdentifiers()
    }
  }

  extension DiffableDataSource where Target == TableViewTarget, Section: ContentEquatable {
    /// Creates a data source for a table view, and keeps section headers up to date when their content changes.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - contentChanges: How headers are updated when the content of their sections has changed.
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
      self.init(
        target: TableViewTarget(tableView),
        contentChanges: contentChanges,
        cellProvider: Self.provider(tableView, cellProvider)
      )
      connectIdentifiers()
    }
  }

  extension DiffableDataSource
  where Target == TableViewTarget, Section: ContentEquatable, Item: ContentEquatable {
    /// Creates a data source for a table view, and keeps views and section headers up to date when their content
    /// changes.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - contentChanges: How views and headers are updated when the content has changed.
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
      self.init(
        target: TableViewTarget(tableView),
        contentChanges: contentChanges,
        cellProvider: Self.provider(tableView, cellProvider)
      )
      connectIdentifiers()
    }
  }
#endif
