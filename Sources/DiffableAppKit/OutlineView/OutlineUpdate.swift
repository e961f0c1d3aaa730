#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The changes by which an outline view shows the snapshot of its data source.
  ///
  /// For each loaded node, the update compares the node's children with its children in the snapshot. Each change is
  /// made to the nodes first. If the change affects rows of the outline view, it is then reported to the outline view.
  ///
  /// Parents are processed before their children, in the order of the new tree. So a parent has its final position when
  /// its children are put in place, and no node is ever moved below itself.
  @MainActor
  struct OutlineUpdate {
    let tree: any OutlineTree
    let outlineView: NSOutlineView
    var rowAnimation: NSTableView.AnimationOptions = []
    var isAnimated = false

    /// The object that expands and collapses items: only the animator of the outline view animates.
    var expander: NSOutlineView { isAnimated ? outlineView.animator() : outlineView }

    /// Changes the outline view.
    func perform() {
      tree.prepareUpdate()
      let flipped = tree.nodesToReload
      tree.nodesToReload = []
      for node in flipped where node.isExpandable && isRow(node) { outlineView.reloadItem(node) }
      collapse()
      outlineView.beginUpdates()
      placeChildren()
      removeDeletedTrees()
      outlineView.endUpdates()
      for node in flipped where !node.isExpandable && isRow(node) {
        if outlineView.isItemExpanded(node) { expander.collapseItem(node) }
        outlineView.reloadItem(node)
      }
      tree.forgetDeletedNodes()
      expand()
    }

    /// Returns the node, or nil for the root; an outline view identifies the root by nil.
    func item(_ node: OutlineNode) -> OutlineNode? { node === tree.root ? nil : node }

    /// Returns whether the outline view shows the children of a node.
    func showsChildren(of node: OutlineNode) -> Bool {
      var node = node
      while node !== tree.root {
        guard outlineView.isItemExpanded(node), let parent = node.parent else { return false }
        node = parent
      }
      return true
    }

    /// Returns whether the outline view shows a node.
    func isRow(_ node: OutlineNode) -> Bool { node.parent.map { showsChildren(of: $0) } ?? false }

    /// Returns whether this update has found a node among the children in the snapshot.
    func isKept(_ node: OutlineNode) -> Bool { node.update == tree.root.update }

    /// Collapses the nodes that should be collapsed.
    private func collapse() {
      var nodes = tree.root.children
      while let node = nodes.popLast() {
        guard outlineView.isItemExpanded(node) else { continue }
        if isKept(node) && !node.isOpen {
          // A node that has become a leaf is collapsed after its last child is removed.
          if node.isExpandable { expander.collapseItem(node) }
        } else {
          nodes += node.children
        }
      }
    }

    /// Expands the nodes that should be expanded, and collapses the expanded nodes that should be collapsed.
    ///
    /// A node to collapse can still be expanded after a reload, which does not call `collapse()`, or because the
    /// outline view has expanded the node itself.
    func expand() {
      var nodes = tree.root.children
      while let node = nodes.popLast() {
        if node.isOpen != outlineView.isItemExpanded(node) {
          if node.isOpen { expander.expandItem(node) } else { expander.collapseItem(node) }
        }
        if outlineView.isItemExpanded(node) { nodes += node.children }
      }
    }

    /// Removes the nodes that are not kept, from which kept descendants have moved already.
    private func removeDeletedTrees() {
      var parents = [tree.root]
      while let parent = parents.popLast() {
        var deleted: IndexSet = []
        for (index, child) in parent.children.enumerated() {
          if isKept(child) { parents.append(child) } else { deleted.insert(index) }
        }
        guard !deleted.isEmpty else { continue }
        let isShown = showsChildren(of: parent)
        let trees = deleted.map { parent.children[$0] }
        parent.children = parent.children.enumerated().filter { !deleted.contains($0.offset) }
          .map { $0.element }
        if isShown {
          outlineView.removeItems(at: deleted, inParent: item(parent), withAnimation: rowAnimation)
        }
        for top in trees { tree.forgetTree(top) }
      }
    }
  }
#endif
