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
      itemPath(for: item, in: source).flatMap { target.row(of: .item($0)) }
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
#endif
