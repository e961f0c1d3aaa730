#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews

  extension TableViewTarget {
    /// The delegate of the app, which receives all messages that the target does not handle.
    ///
    /// If the delegate conforms to `NSTableViewDataSource` too, it also receives the messages to a data source that
    /// the target does not handle, such as changes of sort descriptors.
    ///
    /// If the app sets the delegate of the table view instead, the target logs a message, becomes the delegate of the
    /// view again, and forwards messages to the delegate of the app.
    ///
    /// The target handles these methods itself:
    ///
    /// | method | what the target does |
    /// |---|---|
    /// | `numberOfRows(in:)` | The delegate is not asked. |
    /// | `tableView(_:viewFor:row:)` | The delegate is asked only in a connection of a source, for columns that show no cells of sources. |
    /// | `tableView(_:rowViewForRow:)` | The delegate is asked when no ``rowViewProvider`` is set. |
    /// | `tableView(_:isGroupRow:)` | The delegate is asked about rows of items. |
    /// | `tableView(_:shouldSelectRow:)`, `tableView(_:selectionIndexesForProposedSelection:)` | The delegate is asked. Section headers that are not selected yet are removed from its selection unless ``allowsSectionHeaderSelection`` is set. |
    /// | `tableView(_:pasteboardWriterForRow:)` | The delegate is asked about rows that cannot be reordered. |
    /// | `tableView(_:validateDrop:…)`, `tableView(_:acceptDrop:…)` | The delegate is asked about drags that do not reorder rows. |
    /// | `tableView(_:draggingSession:…)`, `tableViewSelectionDidChange(_:)`, `tableView(_:didAdd:forRow:)`, `tableView(_:didRemove:forRow:)` | The delegate is called too. |
    public var delegate: (any NSTableViewDelegate)? {
      get { events.delegate }
      set {
        // A view asks only once which optional methods its delegate and its data source implement. The selection
        // is restored, because a table view without a data source has no rows and loses its selection.
        rememberSelection()
        defer { restoreSelection() }
        events.forward(to: newValue)
        guard let tableView, tableView.dataSource === events else { return }
        tableView.dataSource = nil
        tableView.dataSource = events
      }
    }
  }
#endif
