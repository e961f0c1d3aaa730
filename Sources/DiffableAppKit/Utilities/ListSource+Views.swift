#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots
  import DiffableSources

  extension ListSource where Cell == ReusableCell {
    /// Shows the source in a collection view.
    ///
    /// Selection, highlighting, display, deletion, moving and prefetching reach the handlers of the source that
    /// contains the item. The cells of sources must be instances of `NSCollectionViewItem`, and the supplementary
    /// views of sources must be instances of `NSView`.
    ///
    /// The cells of sources are collection view items. By default, a collection view item loads the nib that is named
    /// after its class. A class without a nib should override `loadView()`, and assign a new view to `view` there.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - contentChanges: How cells are updated when the content of an item has changed.
    /// - Returns: The connection. Keep a strong reference to it as long as the collection view is used.
    /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
    @MainActor
    public func connect(
      to collectionView: NSCollectionView,
      contentChanges: ContentUpdate = .reconfigure
    ) -> SourceConnection<ReusableCell, CollectionViewTarget> {
      connect(to: CollectionViewTarget(collectionView), contentChanges: contentChanges)
    }

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
