#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  // The object that an outline view passes for an item or a section is its node; nil for the root.
  extension OutlineViewEvents: NSOutlineViewDataSource {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      becomeDelegateAgainSoon()
      return loadedNode(item)?.children.count ?? 0
    }

    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      loadedNode(item)?.children[index] ?? OutlineNode()
    }

    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      (item as? OutlineNode)?.isExpandable ?? false
    }

    private func loadedNode(_ item: Any?) -> OutlineNode? {
      guard let contents else { return nil }
      let node = item as? OutlineNode ?? contents.root
      contents.load(node)
      return node
    }

    // MARK: Dragging

    func outlineView(
      _ outlineView: NSOutlineView,
      pasteboardWriterForItem item: Any
    ) -> (any NSPasteboardWriting)? {
      guard let node = item as? OutlineNode, let path = contents?.path(of: node),
        data?.allows(.move, at: path) ?? false
      else { return nil }
      let item = NSPasteboardItem()
      item.setString("", forType: .outlineItem)
      return item
    }

    /// Begins to reorder items; if one of several items cannot be reordered, none is.
    ///
    /// An item moves with its parent if both are dragged.
    func outlineView(
      _ outlineView: NSOutlineView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forItems draggedItems: [Any]
    ) {
      let nodes = draggedItems.compactMap { $0 as? OutlineNode }
      let paths = nodes.map { contents?.path(of: $0) }
      guard data?.beginReordering(paths) ?? false else { return }
      let roots = nodes.filter { node in !nodes.contains { node.isBelow($0) } }
      dragged = roots.sorted { outlineView.row(forItem: $0) < outlineView.row(forItem: $1) }
    }

    func outlineView(
      _ outlineView: NSOutlineView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      operation: NSDragOperation
    ) {
      endDrag()
    }

    /// Ends the drag, if there is one, and runs the applies that waited for its end.
    func endDrag() {
      guard !dragged.isEmpty else { return }
      dragged = []
      data?.endReordering()
    }

    func outlineView(
      _ outlineView: NSOutlineView,
      validateDrop info: any NSDraggingInfo,
      proposedItem item: Any?,
      proposedChildIndex index: Int
    ) -> NSDragOperation {
      guard let contents, isReordering(outlineView, info) else { return [] }
      return dragged.allSatisfy { contents.canDrop($0, into: item as? OutlineNode) } ? .move : []
    }

    /// Moves the dragged items with their descendants, one after the other.
    ///
    /// If the new parent is collapsed, it is expanded first. If it cannot be expanded, nothing moves.
    func outlineView(
      _ outlineView: NSOutlineView,
      acceptDrop info: any NSDraggingInfo,
      item: Any?,
      childIndex index: Int
    ) -> Bool {
      guard let contents, isReordering(outlineView, info) else { return false }
      let parent = item as? OutlineNode
      if let parent, parent.isExpandable, !outlineView.isItemExpanded(parent) {
        outlineView.animator().expandItem(parent)
        guard outlineView.isItemExpanded(parent) else { return false }
      }
      var position = index < 0 ? nil : index
      var isDropped = false
      for node in dragged {
        guard dragged.count == 1 || data?.reorderNext(at: contents.path(of: node)) == true,
          contents.drop(node, into: parent, at: position)
        else { break }
        isDropped = true
        if position != nil {
          let children = contents.nextChildren(of: parent ?? contents.root)
          position = children.firstIndex { $0 === node }.map { $0 + 1 }
        }
      }
      if isDropped { target?.update(animated: true) }
      return isDropped
    }

    private func isReordering(_ outlineView: NSOutlineView, _ info: any NSDraggingInfo) -> Bool {
      !dragged.isEmpty && info.draggingSource as AnyObject? === outlineView
    }
  }

  extension OutlineNode {
    /// Returns whether another node is an ancestor of this node.
    func isBelow(_ other: OutlineNode) -> Bool {
      sequence(first: self) { $0.parent }.dropFirst().contains { $0 === other }
    }
  }
#endif
