#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  // A call with `?` does nothing if the delegate of the app does not implement the method.
  extension OutlineViewEvents: NSOutlineViewDelegate {
    /// Returns the view of an item in a column, or the header of a section.
    func outlineView(
      _ outlineView: NSOutlineView,
      viewFor tableColumn: NSTableColumn?,
      item: Any
    ) -> NSView? {
      guard let node = item as? OutlineNode, let target, let data else { return nil }
      if node.isSection { return data.inProvider { tree?.headerView(of: node, in: outlineView) } }
      guard let path = tree?.path(of: node) else { return nil }
      let outer = target.requestedColumn
      target.requestedColumn = tableColumn
      defer { target.requestedColumn = outer }
      return data.cell(at: path)
    }

    func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? {
      if let node = item as? OutlineNode, let data,
        let view = data.inProvider({ tree?.rowView(of: node, in: outlineView) })
      {
        return view
      }
      return duringCall { (delegate?.outlineView(_:rowViewForItem:))?(outlineView, item) }
    }

    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
      if isSection(item) { return true }
      return duringCall { (delegate?.outlineView(_:isGroupItem:))?(outlineView, item) ?? false }
    }

    func outlineView(
      _ outlineView: NSOutlineView,
      shouldShowOutlineCellForItem item: Any
    ) -> Bool {
      if isSection(item) { return false }
      return (delegate?.outlineView(_:shouldShowOutlineCellForItem:))?(outlineView, item) ?? true
    }

    private func isSection(_ item: Any) -> Bool { (item as? OutlineNode)?.isSection ?? false }

    // MARK: Expanding

    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
      guard let target, !target.isUpdating else { return true }
      guard canSetExpanded(true, item) else { return false }
      let isPermitted = duringCall {
        (delegate?.outlineView(_:shouldExpandItem:))?(outlineView, item) ?? true
      }
      return isPermitted && canStillSetExpanded(true, item, outlineView)
    }

    func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
      guard let target, !target.isUpdating else { return true }
      guard canSetExpanded(false, item) else { return false }
      let isPermitted = duringCall {
        (delegate?.outlineView(_:shouldCollapseItem:))?(outlineView, item) ?? true
      }
      return isPermitted && canStillSetExpanded(false, item, outlineView)
    }

    private func canSetExpanded(_ isExpanded: Bool, _ item: Any) -> Bool {
      // A handler may have created another data source, which has taken over the view.
      (item as? OutlineNode).flatMap { tree?.canSetExpanded(isExpanded, $0) } ?? false
        && target?.ownOutlineView != nil
    }

    /// Returns whether an item can be expanded or collapsed after the app's delegate has permitted it.
    ///
    /// The delegate may have applied a snapshot in which the item is deleted, a leaf, or expanded already.
    private func canStillSetExpanded(
      _ isExpanded: Bool,
      _ item: Any,
      _ outlineView: NSOutlineView
    ) -> Bool {
      target?.ownOutlineView != nil && (item as? OutlineNode)?.isExpandable == true
        && (!isExpanded || outlineView.row(forItem: item) >= 0)
        && outlineView.isItemExpanded(item) != isExpanded
    }

    /// Expands the item in the snapshot before the outline view asks for its children.
    func outlineViewItemWillExpand(_ notification: Notification) {
      if let node = userNode(notification) {
        beginUserChange(of: node)
        tree?.userSetsExpanded(true, node)
        tree?.reload(node)
        node.isExpanded = true
      }
      (delegate?.outlineViewItemWillExpand(_:))?(notification)
    }

    func outlineViewItemDidExpand(_ notification: Notification) {
      duringCall {
        endUserChange(notification)
        (delegate?.outlineViewItemDidExpand(_:))?(notification)
      }
    }

    func outlineViewItemWillCollapse(_ notification: Notification) {
      if let node = userNode(notification) {
        beginUserChange(of: node)
        tree?.userSetsExpanded(false, node)
        node.isExpanded = false
      }
      (delegate?.outlineViewItemWillCollapse(_:))?(notification)
    }

    func outlineViewItemDidCollapse(_ notification: Notification) {
      duringCall {
        endUserChange(notification)
        (delegate?.outlineViewItemDidCollapse(_:))?(notification)
      }
    }

    /// Returns the node of a notification, or nil during an update of the target.
    private func userNode(_ notification: Notification) -> OutlineNode? {
      target?.isUpdating == false ? notification.userInfo?["NSObject"] as? OutlineNode : nil
    }

    /// Remembers that the view expands or collapses a node, and must not get another data source until the end.
    private func beginUserChange(of node: OutlineNode) {
      data?.owner?.beginCall()
      target?.userChanges.append(node)
    }

    /// Shows what else has changed while the outline view was expanding or collapsing an item.
    private func endUserChange(_ notification: Notification) {
      guard let target, let node = userNode(notification),
        let index = target.userChanges.lastIndex(where: { $0 === node })
      else { return }
      target.userChanges.remove(at: index)
      target.wait(for: OutlineChange())
      target.performWaitingChange()
      data?.resumeApplies()
      data?.owner?.endCall()
    }
  }
#endif
