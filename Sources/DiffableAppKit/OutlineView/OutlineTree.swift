#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  /// The tree that an outline view shows: nodes for the sections and items of a data source.
  ///
  /// The target does not know the types of the identifiers.
  @MainActor
  protocol OutlineTree: AnyObject {
    var root: OutlineNode { get }

    /// The nodes that became expandable, or became leaves, since the last update.
    var nodesToReload: [OutlineNode] { get set }

    /// Whether a loaded node lacks a child that was still below another node.
    var lacksChildren: Bool { get set }

    /// Finds the children that each loaded node has in the snapshot that the data source shows.
    func prepareUpdate()

    /// Returns the children of a node in the snapshot that the data source shows.
    func nextChildren(of node: OutlineNode) -> [OutlineNode]

    /// Forgets a node that is no longer in the tree.
    func forget(_ node: OutlineNode)

    /// Removes all nodes that the last update did not find.
    func forgetDeletedNodes()

    /// Returns the node of an item at a path in the snapshot that the data source shows.
    func node(at path: ItemPath) -> OutlineNode?

    /// Returns the node of a section in the snapshot that the data source shows.
    func node(ofSection index: Int) -> OutlineNode?

    /// Returns the path of the item of a node, or nil if the node is a section or its item is not visible.
    func path(of node: OutlineNode) -> ItemPath?

    func headerView(of node: OutlineNode, in outlineView: NSOutlineView) -> NSView?
    func rowView(of node: OutlineNode, in outlineView: NSOutlineView) -> NSTableRowView?

    /// Returns whether the user may expand or collapse a node.
    func canSetExpanded(_ isExpanded: Bool, _ node: OutlineNode) -> Bool

    /// Expands or collapses the item of a node in the snapshot, for the user.
    func userSetsExpanded(_ isExpanded: Bool, _ node: OutlineNode)

    /// Returns whether a dragged item may be dropped among the children of a node, or of the root if the node is nil.
    func canDrop(_ dragged: OutlineNode, into parent: OutlineNode?) -> Bool

    /// Drops the dragged item among the children of a node.
    ///
    /// - Parameters:
    ///   - dragged: The dragged node.
    ///   - parent: The new parent; nil for the root.
    ///   - index: The index among the children of the parent, with the dragged node counted; nil for the end.
    /// - Returns: Whether the item is at the new position.
    func drop(_ dragged: OutlineNode, into parent: OutlineNode?, at index: Int?) -> Bool
  }

  extension OutlineTree {
    /// Gives a node its children, because the outline view asks for them for the first time.
    ///
    /// A child that is still below another node is left out, and ``lacksChildren`` becomes true. The next update puts
    /// the child in place.
    func load(_ node: OutlineNode) {
      guard !node.isLoaded else { return }
      node.isLoaded = true
      let children = nextChildren(of: node)
      node.children = children.filter { $0.parent == nil }
      if node.children.count < children.count { lacksChildren = true }
      for child in node.children { child.parent = node }
    }

    /// Replaces the children of a node while the outline view does not show them.
    func reload(_ node: OutlineNode) {
      guard node.isLoaded else { return }
      let former = node.children
      node.children = nextChildren(of: node).filter { $0.parent == nil || $0.parent === node }
      for child in former { child.parent = nil }
      for child in node.children { child.parent = node }
      for child in former where child.parent == nil { forgetTree(child) }
    }

    /// Forgets a node and its descendants.
    func forgetTree(_ top: OutlineNode) {
      var nodes = [top]
      while let node = nodes.popLast() {
        nodes += node.children
        node.parent = nil
        node.children = []
        node.isLoaded = false
        forget(node)
      }
    }
  }
#endif
