#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  @MainActor
  extension DiffableDataSource where Target == TableViewTarget {
    /// Selects items.
    ///
    /// - Parameters:
    ///   - items: The items. Items that the table view does not show are ignored.
    ///   - extendingSelection: Whether rows that are already selected stay selected.
    /// - Complexity: That of `row(forItemIdentifier:)` for each item.
    public func selectItems(_ items: [Item], extendingSelection: Bool = false) {
      let rows = IndexSet(items.compactMap { row(forItemIdentifier: $0) })
      target.tableView?.selectRowIndexes(rows, byExtendingSelection: extendingSelection)
    }

    /// Deselects items.
    ///
    /// - Parameter items: The items. Items that are not selected are ignored.
    /// - Complexity: That of `row(forItemIdentifier:)` for each item, plus the time of the table view, which reports a
    ///   change of the selection for each item.
    public func deselectItems(_ items: [Item]) {
      for row in items.compactMap({ row(forItemIdentifier: $0) }) {
        target.tableView?.deselectRow(row)
      }
    }

  }
#endif
