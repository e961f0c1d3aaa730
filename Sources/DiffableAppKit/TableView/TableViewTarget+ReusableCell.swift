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
    /// - Returns: A new or reused view.
    public func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> NSView {
      makeView(cellClasses[reuseIdentifier], reuseIdentifier)
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
    /// Returns whether a column shows the cells of sources.
    ///
    /// The column that is first when the first cell is made shows the cells, also after the user has moved it. If
    /// this column is removed, the column that is then first shows the cells.
    func showsCells(_ column: NSTableColumn, in tableView: NSTableView) -> Bool {
      let columns = tableView.tableColumns
      if !columns.contains(where: { $0 === cellColumn }) { cellColumn = columns.first }
      return column === cellColumn
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
