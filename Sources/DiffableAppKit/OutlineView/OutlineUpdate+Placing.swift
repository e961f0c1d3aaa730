#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension OutlineUpdate {
    /// Puts the children of all loaded nodes in place.
    func placeChildren() {
      var parents = [contents.root]
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
    /// children for now: nodes that move to another parent later, and deleted nodes with descendants that move later.
    private func place(_ next: [OutlineNode], below parent: OutlineNode) {
      if parent.children.elementsEqual(next, by: { $0 === $1 }) { return }
      var isShown = showsChildren(of: parent)
      if !isShown && parent.isOpen && isRow(parent)
        && next.contains(where: { isMovedRow($0, to: parent) })
      {
        // Expanding the parent first lets the outline view move rows into it.
        outlineView.endUpdates()
        expander.expandItem(parent)
        outlineView.beginUpdates()
        isShown = showsChildren(of: parent)
      }
      let inPlace = childrenInOrder(next, of: parent)
      var position = 0
      var index = 0
      while index < next.count {
        let child = next[index]
        if inPlace.contains(ObjectIdentifier(child)) {
          while parent.children[position] !== child { position += 1 }
          position += 1
          index += 1
        } else if isRow(child) {
          move(child, to: &position, of: parent, isShown)
          index += 1
        } else {
          let start = position
          // Neighbors that become visible are inserted in one call.
          while index < next.count, !inPlace.contains(ObjectIdentifier(next[index])),
            !isRow(next[index])
          {
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

    /// Returns the object identifiers of the children that stay in place when a node gets new children.
    ///
    /// They identify a longest sequence of nodes that are in the same order in `parent.children` and in `next`.
    private func childrenInOrder(_ next: [OutlineNode], of parent: OutlineNode) -> Set<
      ObjectIdentifier
    > {
      var indexes: [ObjectIdentifier: Int] = [:]
      for (index, child) in parent.children.enumerated() {
        indexes[ObjectIdentifier(child)] = index
      }
      // The loop visits `next` in order, to find a longest sequence of nodes whose old indexes increase.
      // `last[k]` is the end of an increasing sequence of `k + 1` visited nodes: the end with the lowest old index.
      // `index` is this old index, and `node` is the offset of the last node in `next`.
      var last: [(index: Int, node: Int)] = []
      var previous = Array(repeating: -1, count: next.count)
      for (offset, node) in next.enumerated() {
        guard let index = indexes[ObjectIdentifier(node)] else { continue }
        var (low, high) = (0, last.count)
        while low < high {
          let middle = (low + high) / 2
          if last[middle].index < index { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[offset] = last[low - 1].node }
        if low == last.count { last.append((index, offset)) } else { last[low] = (index, offset) }
      }
      var result: Set<ObjectIdentifier> = []
      var offset = last.last?.node ?? -1
      while offset >= 0 {
        result.insert(ObjectIdentifier(next[offset]))
        offset = previous[offset]
      }
      return result
    }
  }
#endif
