#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import DiffableSnapshots

  extension TypedOutlineTree {
    func canDrop(_ dragged: OutlineNode, into parent: OutlineNode?) -> Bool {
      guard let item = (dragged as? Node)?.item else { return false }
      // If sections are not shown as rows, the root has the root items of all sections. Otherwise it has only sections.
      guard let parent else { return !showsSections && (canDropItem?(item, nil) ?? true) }
      if parent === dragged || parent.isBelow(dragged) { return false }
      return canDropItem?(item, (parent as? Node)?.item) ?? parent.isExpandable
    }

    func drop(_ dragged: OutlineNode, into parent: OutlineNode?, at index: Int?) -> Bool {
      guard let dragged = dragged as? Node, canDrop(dragged, into: parent), let dataSource
      else {
        return false
      }
      let siblings = nextChildren(of: parent ?? root)
      var section = dragged.section
      var start = 0
      if let parent = parent as? Node {
        section = parent.section
      } else {
        let index = index ?? siblings.count
        guard let found = rootSection(at: index, preferring: dragged.section) else { return false }
        (section, start) = (found.section, found.start)
      }
      var position = (index ?? siblings.count) - start
      if let own = siblings.firstIndex(where: { $0 === dragged }), own >= start,
        own - start < position
      {
        position -= 1
      }
      return dataSource.dropReorderedItem(below: (parent as? Node)?.item, of: section, at: position)
    }

    /// Returns the section of a root item that is dropped at an index, and the index of the section's first root item.
    ///
    /// A position between two sections may belong to either of them: the section nearest to the current
    /// section of the item is used.
    private func rootSection(
      at index: Int,
      preferring own: Section
    ) -> (section: Section, start: Int)? {
      guard let snapshot = dataSource?.shown.snapshot else { return nil }
      let ownOffset = snapshot.indexOfSection(own) ?? 0
      var found: [(offset: Int, section: Section, start: Int)] = []
      var start = 0
      for (offset, section) in snapshot.sectionIdentifiers.enumerated() {
        let end = start + rootItems(of: section).count
        if (start...end).contains(index) { found.append((offset, section, start)) }
        start = end
      }
      return found.min { abs($0.offset - ownOffset) < abs($1.offset - ownOffset) }
        .map { ($0.section, $0.start) }
    }
  }
#endif
