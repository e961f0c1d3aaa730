#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots
  import DiffableSources

  extension TableViewTarget: @MainActor ReusableCellTarget {
    /// Remembers a class of views, because table views of AppKit register nibs only.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - reuseIdentifier: The identifier of the views of the class.
    public func registerCell(_ type: AnyClass, reuseIdentifier: String) {
      cellClasses[reuseIdentifier] = type as? NSView.Type
    }

    /// Registers a nib with the table view.
    ///
    /// - Parameters:
    ///   - nib: The nib, an `NSNib`.
    ///   - reuseIdentifier: The identifier of the views in the nib.
    public func registerCell(nib: AnyObject, reuseIdentifier: String) {
      tableView?.register(
        nib as? NSNib,
        forIdentifier: NSUserInterfaceItemIdentifier(reuseIdentifier)
      )
    }

    /// Returns a view of a registered class or nib.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier.
    ///   - path: The path of the item.
    /// - Returns: The current view of an item that is reconfigured; otherwise a new or reused view.
    public func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> NSView {
      takeReconfiguredView() ?? makeView(cellClasses[reuseIdentifier], reuseIdentifier)
    }

    /// Returns an empty view.
    ///
    /// - Parameter path: The path of the item.
    /// - Returns: The view.
    public func plainCell(at path: ItemPath) -> NSView { NSView() }

    /// Returns an empty view.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - cell: The view of the wrong class.
    /// - Returns: The view.
    public func plainCell(at path: ItemPath, insteadOf cell: NSView) -> NSView { NSView() }
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

    /// Returns whether a column shows the cells of sources.
    ///
    /// The column that is first when the first cell is made shows the cells, also after the user has moved it. If
    /// this column is removed, the column that is then first shows the cells.
    func showsCells(_ column: NSTableColumn, in tableView: NSTableView) -> Bool {
      let columns = tableView.tableColumns
      if !columns.contains(where: { $0 === cellColumn }) { cellColumn = columns.first }
      return column === cellColumn
    }

    /// Updates the view of an item in place.
    func reconfigure(_ view: NSView, at path: ItemPath) {
      let outer = reconfiguredView
      reconfiguredView = view
      defer { reconfiguredView = outer }
      _ = data?.cell(at: path)
    }

    /// Returns ``reconfiguredView``, and sets it to nil.
    ///
    /// While the view is configured, the table view may ask for the views of other items. They must not get this view.
    private func takeReconfiguredView() -> NSView? {
      defer { reconfiguredView = nil }
      return reconfiguredView
    }

    /// Returns a reused view, a view from a nib, or a new view of a class.
    private func makeView(_ type: NSView.Type?, _ reuseIdentifier: String) -> NSView {
      let identifier = NSUserInterfaceItemIdentifier(reuseIdentifier)
      let made: NSView? = tableView?.makeView(withIdentifier: identifier, owner: nil)
      let view = made ?? (type ?? NSView.self).init(frame: NSRect())
      // A table view reuses views with identifiers only.
      view.identifier = identifier
      return view
    }

    /// Returns the header of a section for the description that a source returned.
    ///
    /// - Parameters:
    ///   - header: The description. It needs a class of `NSView` that is not loaded from a nib.
    ///   - kind: The kind of the view.
    ///   - path: The path of the view.
    /// - Returns: The header; nil if no class fits, and for views of other kinds.
    public func supplementaryView(
      _ header: ReusableCell,
      ofKind kind: SupplementaryKind,
      at path: ItemPath
    ) -> NSView? {
      guard kind == .header, let (kind, type) = header.kind(of: NSView.self) else { return nil }
      let view = makeView(type, kind.reuseIdentifier)
      _ = kind.configure(view)
      return view
    }
  }
#endif
