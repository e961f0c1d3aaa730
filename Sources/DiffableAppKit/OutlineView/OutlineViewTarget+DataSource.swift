#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension OutlineViewTarget: NSOutlineViewDataSource {
    /// Returns the number of children of an item, a section or the root.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object of the item or the section; nil for the root.
    /// - Returns: The number of children.
    public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    {
      if outlineView.delegate !== self { becomeDelegateAgainSoon() }
      return loadedNode(item).children.count
    }

    /// Returns the object of a child of an item, a section or the root.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - index: The index of the child.
    ///   - item: The object of the item or the section; nil for the root.
    /// - Returns: The object of the child.
    public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?)
      -> Any
    {
      loadedNode(item).children[index]
    }

    /// Returns whether an item has children or can load some; always true for a section.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object of the item or the section.
    /// - Returns: Whether the item or the section can be expanded.
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
    /// Returns a pasteboard writer for an item that the user can reorder.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - item: The object that the outline view passes for the item.
    /// - Returns: The writer; nil for a section, and for an item that cannot be reordered.
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

    /// Begins to reorder an item; applies wait until the end of the drag.
    ///
    /// A drag of several items reorders none of them.
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
    ///   - item: The object of the item or the section into which the user drops; nil for the root.
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

    /// Moves the dragged item with its descendants; if the new parent is collapsed, it is expanded first.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - info: The drag.
    ///   - item: The object of the item or the section into which the user drops; nil for the root.
    ///   - index: The index among the children; `NSOutlineViewDropOnItemIndex` for a drop on the item.
    /// - Returns: Whether the item is at the new position. False also if a collapsed parent could not be expanded.
    public func outlineView(
      _ outlineView: NSOutlineView,
      acceptDrop info: any NSDraggingInfo,
      item: Any?,
      childIndex index: Int
    ) -> Bool {
      guard let dragged, info.draggingSource as AnyObject? === outlineView else { return false }
      let parent = item as? OutlineNode
      if let parent, parent.isExpandable, !outlineView.isItemExpanded(parent) {
        outlineView.animator().expandItem(parent)
        guard outlineView.isItemExpanded(parent) else { return false }
      }
      let isDropped = contents.drop(dragged, into: parent, at: index < 0 ? nil : index)
      if isDropped { update(animated: true) }
      return isDropped
    }
  }
#endif
