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
    ///
    /// - Parameter updateData: Updates the data. When updates begin, the outline view can still ask about the rows that
    ///   it shows, such as for their heights.
    func perform(updateData: () -> Void) {
      outlineView.beginUpdates()
      updateData()
      tree.prepareUpdate()
      let flipped = tree.nodesToReload
      tree.nodesToReload = []
      removeDeletedTrees(excludesParents: true)
      let expandable = flipped.filter { $0.isExpandable && isRow($0) }
      let collapsing = nodesToCollapse()
      if !expandable.isEmpty || !collapsing.isEmpty {
        outsideUpdates {
          for node in expandable { outlineView.reloadItem(node) }
          for node in collapsing { expander.collapseItem(node) }
        }
      }
      placeChildren()
      removeDeletedTrees(excludesParents: false)
      outlineView.endUpdates()
      for node in flipped where !node.isExpandable && isRow(node) {
        if outlineView.isItemExpanded(node) { expander.collapseItem(node) }
        outlineView.reloadItem(node)
      }
      tree.forgetDeletedNodes()
      expand()
    }

    /// Makes changes that an outline view makes only outside of updates.
    ///
    /// The outline view can ask about all of its rows during such a change, so this method first removes deleted nodes.
    func outsideUpdates(_ change: () -> Void) {
      takeKeptNodesOutOfDeletedTrees()
      removeDeletedTrees(excludesParents: false)
      outlineView.endUpdates()
      change()
      outlineView.beginUpdates()
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

    /// Returns the expanded nodes that should be collapsed, without the nodes below them.
    private func nodesToCollapse() -> [OutlineNode] {
      var found: [OutlineNode] = []
      var nodes = tree.root.children
      while let node = nodes.popLast() {
        guard outlineView.isItemExpanded(node) else { continue }
        if isKept(node) && !node.isOpen {
          // A node that has become a leaf is collapsed after its last child is removed.
          if node.isExpandable { found.append(node) }
        } else {
          nodes += node.children
        }
      }
      return found
    }

    /// Expands the nodes that should be expanded, and collapses the expanded nodes that should be collapsed.
    ///
    /// A node to collapse can still be expanded after a reload, which collapses nothing, or because the
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

    /// Removes the nodes that are not kept.
    ///
    /// Most nodes are removed before all other changes. A node is removed later if kept descendants have to move first.
    ///
    /// - Parameter excludesParents: Whether nodes with kept descendants stay for now.
    private func removeDeletedTrees(excludesParents: Bool) {
      let parentsOfKept = excludesParents ? nodesWithKeptDescendants() : []
      var parents = [tree.root]
      while let parent = parents.popLast() {
        var deleted: IndexSet = []
        for (index, child) in parent.children.enumerated() {
          if isKept(child) || parentsOfKept.contains(ObjectIdentifier(child)) {
            parents.append(child)
          } else {
            deleted.insert(index)
          }
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

    /// Returns the nodes that are not kept, but have kept descendants.
    private func nodesWithKeptDescendants() -> Set<ObjectIdentifier> {
      var nodes = [tree.root]
      var next = 0
      while next < nodes.count {
        nodes += nodes[next].children
        next += 1
      }
      var found: Set<ObjectIdentifier> = []
      // Children before their parents.
      for node in nodes.reversed() where !isKept(node) {
        if node.children.contains(where: { isKept($0) || found.contains(ObjectIdentifier($0)) }) {
          found.insert(ObjectIdentifier(node))
        }
      }
      return found
    }
  }
#endif
