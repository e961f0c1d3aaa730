#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension OutlineViewTarget: NSOutlineViewDataSource {
    /// Returns the number of children of an item.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object of an item; nil for the root.
    /// - Returns: The number of children.
    public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    {
      loadedNode(item).children.count
    }

    /// Returns the node of a child.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - index: The index of the child.
    ///   - item: The object of an item; nil for the root.
    /// - Returns: The object of the child.
    public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?)
      -> Any
    {
      loadedNode(item).children[index]
    }

    /// Returns whether an item has children, or can load some.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object that the outline view passes for the item.
    /// - Returns: Whether the item can be expanded.
    public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      (item as? OutlineNode)?.isExpandable ?? false
    }

    private func loadedNode(_ item: Any?) -> OutlineNode {
      let node = item as? OutlineNode ?? contents.root
      contents.load(node)
      return node
    }
  }

  // MARK: - Dragging

  extension OutlineViewTarget {
    /// Returns what the user drags; nil if the item cannot be reordered.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object that the outline view passes for the item.
    /// - Returns: The content of the pasteboard; nil if the item cannot be dragged.
    public func outlineView(
      _ outlineView: NSOutlineView,
      pasteboardWriterForItem item: Any
    ) -> (any NSPasteboardWriting)? {
      guard let node = item as? OutlineNode, let path = contents.path(of: node),
        data?.canReorderItem(at: path) ?? false
      else { return nil }
      let item = NSPasteboardItem()
      item.setString("", forType: .outlineItem)
      return item
    }

    /// Begins the drag of one item; applies wait from now on.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - session: The drag session.
    ///   - screenPoint: A point on the screen.
    ///   - draggedItems: The objects of the dragged items.
    public func outlineView(
      _ outlineView: NSOutlineView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forItems draggedItems: [Any]
    ) {
      guard draggedItems.count == 1, let node = draggedItems[0] as? OutlineNode,
        let path = contents.path(of: node), data?.beginReordering(at: path) ?? false
      else { return }
      dragged = node
    }

    /// Ends the drag, and runs the applies that waited for its end.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - session: The drag session.
    ///   - screenPoint: A point on the screen.
    ///   - operation: What the drag did.
    public func outlineView(
      _ outlineView: NSOutlineView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      operation: NSDragOperation
    ) {
      endDrag()
    }

    /// Ends the drag, if there is one, and runs the applies that waited for its end.
    func endDrag() {
      guard dragged != nil else { return }
      dragged = nil
      data?.endReordering()
    }

    /// Returns whether the dragged item can be dropped at a position.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - info: The drag.
    ///   - item: The object of the item into which the user drops; nil for the root.
    ///   - index: The index among the children; `NSOutlineViewDropOnItemIndex` for a drop on the item.
    /// - Returns: A move if the data source allows the drop; otherwise no operation.
    public func outlineView(
      _ outlineView: NSOutlineView,
      validateDrop info: any NSDraggingInfo,
      proposedItem item: Any?,
      proposedChildIndex index: Int
    ) -> NSDragOperation {
      guard let dragged, info.draggingSource as AnyObject? === outlineView,
        contents.canDrop(dragged, into: item as? OutlineNode)
      else { return [] }
      return .move
    }

    /// Moves the dragged item with its descendants; an item on which it is dropped is expanded first.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - info: The drag.
    ///   - item: The object of the item into which the user drops; nil for the root.
    ///   - index: The index among the children; `NSOutlineViewDropOnItemIndex` for a drop on the item.
    /// - Returns: Whether the item was moved.
    public func outlineView(
      _ outlineView: NSOutlineView,
      acceptDrop info: any NSDraggingInfo,
      item: Any?,
      childIndex index: Int
    ) -> Bool {
      guard let dragged, info.draggingSource as AnyObject? === outlineView else { return false }
      let parent = item as? OutlineNode
      if let parent, parent.isExpandable, !outlineView.isItemExpanded(parent) {
        outlineView.expandItem(parent)
        guard outlineView.isItemExpanded(parent) else { return false }
      }
      let isDropped = contents.drop(dragged, into: parent, at: index < 0 ? nil : index)
      if isDropped { update(animated: true) }
      return isDropped
    }
  }
#endif
