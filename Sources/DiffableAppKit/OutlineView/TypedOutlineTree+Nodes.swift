#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import DiffableSnapshots

  extension TypedOutlineTree {
    func rootItems(of section: Section) -> [Item] {
      guard let shown = dataSource?.shown else { return [] }
      return shown.storedOutline(of: section)?.rootItems
        ?? shown.snapshot.itemIdentifiers(inSection: section)
    }

    /// Returns the items below an item, or the root items of a section.
    func childItems(of node: Node) -> [Item] {
      guard let item = node.item else { return rootItems(of: node.section) }
      return dataSource?.shown.storedOutline(of: node.section)?.childItems(of: item) ?? []
    }

    /// Returns the nodes of items, and updates the section, the item and the expansion of each node.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - section: Their section.
    ///   - former: Nodes that probably include the nodes of the items.
    ///   - offset: The index in `former` at which to look for the node of the first item.
    /// - Returns: The nodes in the order of the items.
    func makeNodes(
      _ items: [Item],
      _ section: Section,
      former: [OutlineNode],
      from offset: Int = 0
    ) -> [OutlineNode] {
      let outline = dataSource?.shown.storedOutline(of: section)
      return items.enumerated().map { index, item in
        let node = formerNode(item, former, offset + index) ?? node(of: item, section)
        let state = outline?.state(of: item) ?? (hasChildren: false, isExpanded: false)
        node.section = section
        node.item = item
        let isExpandable = state.hasChildren || (isItemExpandable?(item) ?? false)
        if node.isExpandable != isExpandable {
          node.isExpandable = isExpandable
          if node.parent != nil { nodesToReload.append(node) }
        }
        node.isExpanded = state.isExpanded
        return node
      }
    }

    private func formerNode(_ item: Item, _ former: [OutlineNode], _ index: Int) -> Node? {
      guard index < former.count, let node = former[index] as? Node, node.item == item else {
        return nil
      }
      return node
    }

    private func node(of item: Item, _ section: Section) -> Node {
      if let node = nodes[item] { return node }
      let node = Node(section, item)
      node.update = update
      nodes[item] = node
      return node
    }

    func sectionNode(_ section: Section) -> Node {
      let node = sectionNodes[section] ?? Node(section, nil)
      node.section = section
      node.isExpandable = true
      node.isExpanded = true
      sectionNodes[section] = node
      return node
    }

    /// Returns whether a child item of a node already has its own node, as a child of another parent.
    func hasKnownChild(_ node: OutlineNode) -> Bool {
      guard let node = node as? Node else { return false }
      return childItems(of: node).contains { nodes[$0] != nil }
    }
  }
#endif
