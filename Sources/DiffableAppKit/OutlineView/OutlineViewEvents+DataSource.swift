#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  // The object that an outline view passes for an item or a section is its node; nil for the root.
  extension OutlineViewEvents: NSOutlineViewDataSource {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      becomeDelegateAgainSoon()
      return loadedNode(item)?.children.count ?? 0
    }

    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      loadedNode(item)?.children[index] ?? OutlineNode()
    }

    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      (item as? OutlineNode)?.isExpandable ?? false
    }

    private func loadedNode(_ item: Any?) -> OutlineNode? {
      guard let tree else { return nil }
      let node = item as? OutlineNode ?? tree.root
      tree.load(node)
      return node
    }
  }
#endif
