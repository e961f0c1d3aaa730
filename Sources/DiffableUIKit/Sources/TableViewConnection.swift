#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  @MainActor
  extension SourceConnection where Target == TableViewTarget {
    /// The delegate of the app; initially the delegate that the table view had.
    ///
    /// The connection keeps no strong reference to it. For the methods that the connection implements too:
    ///
    /// | methods | what the connection does |
    /// |---|---|
    /// | `shouldHighlightRowAt`, `willSelectRowAt` | Both the source and the delegate must allow it. |
    /// | `didSelectRowAt`, `didHighlightRowAt`, `willDisplay`, … | The source is called, then the delegate. |
    /// | `editingStyleForRowAt`, `viewForHeaderInSection`, `viewForFooterInSection` | The delegate decides. |
    /// | `targetIndexPathForMoveFromRowAt` | The delegate is asked only if the row can be moved. |
    ///
    /// If the app sets the delegate of the table view instead, the connection logs a message, becomes the delegate
    /// again, and forwards messages to the delegate of the app.
    public var delegate: (any UITableViewDelegate)? {
      get { target.events.delegate }
      set { target.events.forward(to: newValue) }
    }
  }

  extension ListSource where Cell == ReusableCell {
    /// Shows the source in a table view.
    ///
    /// Selection, highlighting, display, deletion, moving and prefetching reach the handlers of the source that
    /// contains the item. The supplementary views of sources must be instances of `UITableViewHeaderFooterView`.
    ///
    /// The target of a connection sets the delegate of the table view to an object of its own, because UIKit reports
    /// selection, highlighting and display to delegates only. Set the delegate of the app as `delegate` of the
    /// connection. The documentation of that property describes what happens to methods that the connection implements
    /// too.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - contentChanges: How cells are updated when the content of an item has changed.
    /// - Returns: The connection. Keep a strong reference to it as long as the table view is used.
    /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
    @MainActor
    public func connect(
      to tableView: UITableView,
      contentChanges: ContentUpdate = .reconfigure
    ) -> SourceConnection<ReusableCell, TableViewTarget> {
      connect(to: TableViewTarget(tableView), contentChanges: contentChanges)
    }
  }
#endif
