#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension OutlineUpdate {
    /// Puts the children of all loaded nodes in place.
    func placeChildren() {
      var parents = [tree.root]
      while let parent = parents.popLast() {
        guard let next = parent.nextChildren else { continue }
        parent.nextChildren = nil
        place(next, below: parent)
        parents += next.reversed().lazy.filter { $0.nextChildren != nil }
      }
    }

    /// Puts the children of a node in place, by moves and insertions.
    ///
    /// A longest sequence of children that are already in order stays in place. Some other nodes remain among the
    /// children for now: nodes that move to another parent later, and deleted nodes.
    private func place(_ next: [OutlineNode], below parent: OutlineNode) {
      if parent.children.elementsEqual(next, by: { $0 === $1 }) { return }
      var isShown = showsChildren(of: parent)
      if !isShown && parent.isOpen && isRow(parent)
        && next.contains(where: { isMovedRow($0, to: parent) })
      {
        // Expanding the parent first lets the outline view move rows into it.
        outsideUpdates { expander.expandItem(parent) }
        isShown = showsChildren(of: parent)
      }
      let inPlace = childrenInOrder(next, of: parent)
      var position = 0
      var index = 0
      while index < next.count {
        let child = next[index]
        if inPlace.contains(index) {
          while parent.children[position] !== child { position += 1 }
          position += 1
          index += 1
        } else if isRow(child) {
          move(child, to: &position, of: parent, isShown)
          index += 1
        } else {
          let start = position
          // Neighbors that become visible are inserted in one call.
          while index < next.count, !inPlace.contains(index), !isRow(next[index]) {
            if let former = next[index].parent {
              let old = former.children.firstIndex { $0 === next[index] }
              if let old {
                former.removeChild(at: old)
                if former === parent && old < position { position -= 1 }
              }
            }
            parent.insertChild(next[index], at: position)
            position += 1
            index += 1
          }
          if isShown {
            let rows = IndexSet(integersIn: start..<position)
            outlineView.insertItems(at: rows, inParent: item(parent), withAnimation: rowAnimation)
          }
        }
      }
    }

    /// Takes the kept nodes out of the deleted nodes that they are below.
    ///
    /// Visible nodes become children of the nearest kept ancestor until they are put in place, so they keep their views.
    /// Other nodes are inserted when they are put in place.
    func takeKeptNodesOutOfDeletedTrees() {
      var parents = [tree.root]
      while let parent = parents.popLast() {
        for child in parent.children where !isKept(child) {
          var position = (parent.children.firstIndex { $0 === child } ?? 0) + 1
          var nodes = [child]
          while let node = nodes.popLast() {
            if !isKept(node) {
              nodes += node.children.reversed()
            } else if isRow(node) {
              move(node, to: &position, of: parent, true)
            } else if let former = node.parent,
              let index = former.children.firstIndex(where: { $0 === node })
            {
              former.removeChild(at: index)
            }
          }
        }
        parents += parent.children.filter { isKept($0) }
      }
    }

    /// Moves a visible node to a new position, among the children of a node.
    private func move(
      _ child: OutlineNode,
      to position: inout Int,
      of parent: OutlineNode,
      _ isShown: Bool
    ) {
      guard let former = child.parent, let old = former.children.firstIndex(where: { $0 === child })
      else { return }
      former.removeChild(at: old)
      if former === parent && old < position { position -= 1 }
      if !isShown {
        outlineView.removeItems(at: [old], inParent: item(former), withAnimation: rowAnimation)
      }
      parent.insertChild(child, at: position)
      if isShown {
        outlineView.moveItem(at: old, inParent: item(former), to: position, inParent: item(parent))
      }
      position += 1
    }

    /// Returns whether the outline view shows a node below another parent.
    private func isMovedRow(_ node: OutlineNode, to parent: OutlineNode) -> Bool {
      node.parent !== parent && isRow(node)
    }

    /// Returns the offsets in `next` of the children that stay in place: as many as possible.
    private func childrenInOrder(_ next: [OutlineNode], of parent: OutlineNode) -> Set<Int> {
      let difference = Difference(
        from: parent.children.map { ObjectIdentifier($0) },
        to: next.map { ObjectIdentifier($0) }
      )
      return Set(next.indices).subtracting(difference.insertions)
        .subtracting(difference.moves.map { $0.to })
    }
  }
#endif
