import AppleBase

/// A view-based table view that keeps its rows.
open class NSTableView: NSTableViewCore {
  /// The object that knows the number of rows; without one, the table has no rows.
  ///
  /// The table asks once which optional methods the data source implements, and not again when it is set to the same.
  open weak var dataSource: (any NSTableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      needsReload = true
      if dataSource == nil { reloadIfNeeded() }
      dataSourceMethods = ForwardedMethods("tableView:sortDescriptorsDidChange:", of: dataSource)
      addedSorting = dataSource as? any AddedSorting
      addedDragging = dataSource as? any AddedDragging
    }
  }
  /// The object that makes the views.
  ///
  /// The table asks once which optional methods the delegate implements, and keeps the views that it has.
  open weak var delegate: (any NSTableViewDelegate)? {
    didSet {
      delegateMethods = ForwardedMethods("tableView:heightOfRow:", of: delegate)
      didChange(\NSTableView.delegate)
    }
  }
  var dataSourceMethods = ForwardedMethods()
  var delegateMethods = ForwardedMethods()
  weak var addedSorting: (any AddedSorting)?
  weak var addedDragging: (any AddedDragging)?

  /// How the table is sorted; the data source receives the former value after each change.
  open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet { reportSorting(oldValue) }
  }

  /// What the user drags from this table.
  var draggedPasteboard = NSPasteboard()

  override func numberOfRowsOfDataSource() -> Int { dataSource?.numberOfRows(in: self) ?? 0 }

  /// The diffable data source, which makes the views that the delegate does not make.
  weak var viewProvider: (any NSTableViewRowProvider)?

  override func viewOfDelegate(column: NSTableColumn?, row: Int) -> NSView? {
    delegate?.tableView(self, viewFor: column, row: row)
      ?? viewProvider?.makeView(in: self, column: column, row: row)
  }

  override func rowViewOfDelegate(row: Int) -> NSTableRowView? {
    delegate?.tableView(self, rowViewForRow: row)
      ?? viewProvider?.makeRowView(in: self, row: row)
  }

  override func heightOfDelegate(row: Int) -> CGFloat {
    delegate?.tableView(self, heightOfRow: row) ?? rowHeight
  }

  override func isGroupRowOfDelegate(row: Int) -> Bool {
    delegate?.tableView(self, isGroupRow: row) == true || viewProvider?.isHeader(row) == true
  }

  override func didAdd(_ rowView: NSTableRowView, forRow row: Int) {
    delegate?.tableView(self, didAdd: rowView, forRow: row)
  }

  override func didRemove(_ rowView: NSTableRowView, forRow row: Int) {
    delegate?.tableView(self, didRemove: rowView, forRow: row)
  }

  override func selectionDidChange() {
    delegate?.tableViewSelectionDidChange(
      Notification(name: Notification.Name("NSTableViewSelectionDidChange"), object: self)
    )
  }
}
