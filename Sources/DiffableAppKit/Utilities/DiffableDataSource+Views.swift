#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  @MainActor
  extension DiffableDataSource where Target: ViewTarget {
    /// The delegate of the app, which receives all messages that the target does not handle.
    ///
    /// The delegate of the target says which methods the target handles.
    public var delegate: Target.Delegate? {
      get { target.delegate }
      set { target.delegate = newValue }
    }

    /// Deletes items for the user, such as the item in the clicked row of a table view.
    ///
    /// ```swift
    /// if let item = dataSource.itemIdentifier(forRow: tableView.clickedRow) {
    ///   dataSource.deleteItems([item])
    /// }
    /// ```
    ///
    /// - Parameter items: The items. Items that the view does not show are ignored.
    /// - Returns: The deleted items: ``editingHandlers`` decide which items can be deleted.
    /// - Complexity: That of an apply for each item.
    @discardableResult
    public func deleteItems(_ items: [Item]) -> [Item] {
      items.filter { item in
        itemPath(for: item).map { target.data?.perform(.delete, at: $0) ?? false } ?? false
      }
    }
  }
#endif
