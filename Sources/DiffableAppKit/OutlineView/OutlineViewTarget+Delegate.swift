#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  // The methods of a delegate are optional: `forwarded` is nil if ``delegate`` is nil or does not implement the method.
  extension OutlineViewTarget: NSOutlineViewDelegate {
    /// Returns the view of an item in a column, or the header of a section.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - tableColumn: The column, or nil for a row that spans all columns.
    ///   - item: The object of the item or the section.
    /// - Returns: The view; nil for an item that the data source does not show.
    public func outlineView(
      _ outlineView: NSOutlineView,
      viewFor tableColumn: NSTableColumn?,
      item: Any
    ) -> NSView? {
      guard let node = item as? OutlineNode else { return nil }
      if node.isSection { return contents.headerView(of: node, in: outlineView) }
      guard let data, let path = contents.path(of: node) else { return nil }
      let outer = requestedColumn
      requestedColumn = tableColumn
      defer { requestedColumn = outer }
      return data.cell(at: path)
    }

    /// Returns the row view of an item from the `rowViewProvider` of the data source, or else from ``delegate``.
    ///
    /// The row view of a section always comes from ``delegate``.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object of the item or the section.
    /// - Returns: The row view; nil for a standard row view.
    public func outlineView(
      _ outlineView: NSOutlineView,
      rowViewForItem item: Any
    ) -> NSTableRowView? {
      if let node = item as? OutlineNode, let view = contents.rowView(of: node, in: outlineView) {
        return view
      }
      let forwarded: ((NSOutlineView, Any) -> NSTableRowView?)? =
        delegate?.outlineView(_:rowViewForItem:)
      return forwarded?(outlineView, item)
    }

    /// Returns whether the row is the header of a section, or a group row for ``delegate``.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object of the item or the section in the row.
    /// - Returns: Whether the row is a group row.
    public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
      if (item as? OutlineNode)?.isSection ?? false { return true }
      let forwarded: ((NSOutlineView, Any) -> Bool)? =
        delegate?.outlineView(_:isGroupItem:)
      return forwarded?(outlineView, item) ?? false
    }

    /// Returns whether the row has a disclosure button.
    ///
    /// The header of a section has none. For an item, ``delegate`` decides; the default is true.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object of the item or the section in the row.
    /// - Returns: Whether the row has a disclosure button.
    public func outlineView(
      _ outlineView: NSOutlineView,
      shouldShowOutlineCellForItem item: Any
    ) -> Bool {
      if (item as? OutlineNode)?.isSection ?? false { return false }
      let forwarded: ((NSOutlineView, Any) -> Bool)? =
        delegate?.outlineView(_:shouldShowOutlineCellForItem:)
      return forwarded?(outlineView, item) ?? true
    }
  }

  // MARK: - Expanding

  extension OutlineViewTarget {
    /// Returns whether the handlers of the data source and ``delegate`` let an item be expanded.
    ///
    /// Always true during an update of the target.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object that the outline view passes for the item.
    /// - Returns: Whether the item may be expanded.
    public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
      if isUpdating { return true }
      guard let node = item as? OutlineNode, contents.canExpand(node) else { return false }
      let forwarded: ((NSOutlineView, Any) -> Bool)? =
        delegate?.outlineView(_:shouldExpandItem:)
      return forwarded?(outlineView, item) ?? true
    }

    /// Returns whether the handlers of the data source and ``delegate`` let an item be collapsed.
    ///
    /// Always true during an update of the target. Otherwise, always false for a section.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object that the outline view passes for the item.
    /// - Returns: Whether the item may be collapsed.
    public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
      if isUpdating { return true }
      guard let node = item as? OutlineNode, contents.canCollapse(node) else { return false }
      let forwarded: ((NSOutlineView, Any) -> Bool)? =
        delegate?.outlineView(_:shouldCollapseItem:)
      return forwarded?(outlineView, item) ?? true
    }

    /// Expands the item in the snapshot before the outline view asks for its children.
    ///
    /// - Parameter notification: The notification of the outline view.
    public func outlineViewItemWillExpand(_ notification: Notification) {
      if let node = userNode(notification) {
        userChanges.append(node)
        contents.userExpands(node)
        contents.reload(node)
        node.isExpanded = true
      }
      let forwarded: ((Notification) -> Void)? = delegate?.outlineViewItemWillExpand(_:)
      forwarded?(notification)
    }

    /// Shows what else has changed while the outline view was expanding the item.
    ///
    /// - Parameter notification: The notification of the outline view.
    public func outlineViewItemDidExpand(_ notification: Notification) {
      endUserChange(notification)
      let forwarded: ((Notification) -> Void)? = delegate?.outlineViewItemDidExpand(_:)
      forwarded?(notification)
    }

    /// Collapses the item in the snapshot.
    ///
    /// - Parameter notification: The notification of the outline view.
    public func outlineViewItemWillCollapse(_ notification: Notification) {
      if let node = userNode(notification) {
        userChanges.append(node)
        contents.userCollapses(node)
        node.isExpanded = false
      }
      let forwarded: ((Notification) -> Void)? =
        delegate?.outlineViewItemWillCollapse(_:)
      forwarded?(notification)
    }

    /// Shows what else has changed while the outline view was collapsing the item.
    ///
    /// - Parameter notification: The notification of the outline view.
    public func outlineViewItemDidCollapse(_ notification: Notification) {
      endUserChange(notification)
      let forwarded: ((Notification) -> Void)? =
        delegate?.outlineViewItemDidCollapse(_:)
      forwarded?(notification)
    }

    /// Returns the node of a notification, or nil during an update of the target.
    private func userNode(_ notification: Notification) -> OutlineNode? {
      isUpdating ? nil : notification.userInfo?["NSObject"] as? OutlineNode
    }

    private func endUserChange(_ notification: Notification) {
      guard let node = userNode(notification),
        let index = userChanges.lastIndex(where: { $0 === node })
      else { return }
      userChanges.remove(at: index)
      wait()
      updateIfNeeded()
    }
  }
#endif
