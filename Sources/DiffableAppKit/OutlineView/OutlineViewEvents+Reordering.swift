#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension OutlineViewEvents {
    func outlineView(
      _ outlineView: NSOutlineView,
      pasteboardWriterForItem item: Any
    ) -> (any NSPasteboardWriting)? {
      guard let node = item as? OutlineNode, let path = tree?.path(of: node),
        data?.allows(.reorder, at: path) ?? false
      else { return nil }
      return NSPasteboardItem.reorderedItem()
    }

    /// Begins to reorder items; if one of several items cannot be reordered, none is.
    ///
    /// An item moves with its parent if both are reordered.
    func outlineView(
      _ outlineView: NSOutlineView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forItems draggedItems: [Any]
    ) {
      let nodes = draggedItems.compactMap { $0 as? OutlineNode }
      let paths = nodes.map { tree?.path(of: $0) }
      guard data?.beginReordering(paths) ?? false else { return }
      let roots = nodes.filter { node in !nodes.contains { node.isBelow($0) } }
      reordered = roots.sorted { outlineView.row(forItem: $0) < outlineView.row(forItem: $1) }
    }

    func outlineView(
      _ outlineView: NSOutlineView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      operation: NSDragOperation
    ) {
      endReordering()
    }

    func outlineView(
      _ outlineView: NSOutlineView,
      validateDrop info: any NSDraggingInfo,
      proposedItem item: Any?,
      proposedChildIndex index: Int
    ) -> NSDragOperation {
      guard let tree, isReordering(outlineView, info) else { return [] }
      return duringCall {
        reordered.allSatisfy { tree.canDrop($0, into: item as? OutlineNode) } ? .move : []
      }
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
      guard let tree, isReordering(outlineView, info) else { return false }
      return duringCall {
        drop(into: item as? OutlineNode, at: index < 0 ? nil : index, of: tree, in: outlineView)
      }
    }

    /// Moves the dragged items with their descendants.
    ///
    /// - Parameters:
    ///   - parent: The new parent; nil for the root.
    ///   - position: The index of the first item among the children of the parent; nil for the end.
    ///   - tree: The tree of the view.
    ///   - outlineView: The view.
    /// - Returns: Whether an item has moved.
    private func drop(
      into parent: OutlineNode?,
      at position: Int?,
      of tree: any OutlineTree,
      in outlineView: NSOutlineView
    ) -> Bool {
      if let parent, parent.isExpandable, !outlineView.isItemExpanded(parent) {
        outlineView.animator().expandItem(parent)
        guard outlineView.isItemExpanded(parent) else { return false }
      }
      var position = position
      var isDropped = false
      for node in reordered {
        guard reordered.count == 1 || data?.reorderNext(at: tree.path(of: node)) == true,
          tree.drop(node, into: parent, at: position)
        else { break }
        isDropped = true
        if position != nil {
          let children = tree.nextChildren(of: parent ?? tree.root)
          position = children.firstIndex { $0 === node }.map { $0 + 1 }
        }
      }
      if isDropped { target?.perform(OutlineChange()) }
      return isDropped
    }
  }

  extension OutlineNode {
    /// Returns whether another node is an ancestor of this node.
    func isBelow(_ other: OutlineNode) -> Bool {
      sequence(first: self) { $0.parent }.dropFirst().contains { $0 === other }
    }
  }
#endif
