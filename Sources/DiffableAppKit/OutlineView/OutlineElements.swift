#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  /// The contents of an outline view with the sections and items of a data source.
  @MainActor
  final class OutlineElements<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    OutlineContents
  {
    typealias Node = OutlineElementNode<Section, Item>
    typealias DataSource = DiffableDataSource<Section, Item, OutlineViewTarget>

    weak var dataSource: DataSource?
    var headerViewProvider: ((NSOutlineView, Section) -> NSView)?
    var rowViewProvider: ((NSOutlineView, Item) -> NSTableRowView)?
    var isItemExpandable: ((Item) -> Bool)?
    var canDropItem: ((_ item: Item, _ parent: Item?) -> Bool)?

    /// The nodes of all items that are children of loaded nodes.
    var nodes = IdentifierMap<Item, Node>()
    var sectionNodes = IdentifierMap<Section, Node>()
    var update = 0

    init(_ dataSource: DataSource) {
      self.dataSource = dataSource
      super.init()
    }

    override var showsSections: Bool { headerViewProvider != nil }

    override func prepareUpdate() {
      update += 1
      root.update = update
      var parents = [root]
      while let parent = parents.popLast() {
        let children = nextChildren(of: parent)
        parent.nextChildren = children
        for child in children {
          child.update = update
          // An expanded node that is not loaded can get an item that already has a node below another parent. Then the
          // expanded node counts as loaded, so that the update finds the item and keeps its node.
          if !child.isLoaded && child.isOpen && hasKnownChild(child) { child.isLoaded = true }
          if child.isLoaded { parents.append(child) } else { child.nextChildren = nil }
        }
      }
    }

    override func nextChildren(of node: OutlineNode) -> [OutlineNode] {
      guard let dataSource else { return node.children }
      let snapshot = dataSource.shown.snapshot
      guard let node = node as? Node else {
        if showsSections {
          return snapshot.sectionIdentifiers.map { sectionNode($0) }
        }
        var roots: [OutlineNode] = []
        for section in snapshot.sectionIdentifiers {
          let items = rootItems(of: section, in: snapshot)
          roots += makeNodes(items, section, former: root.children, from: roots.count)
        }
        return roots
      }
      guard let item = node.item else {
        return makeNodes(
          rootItems(of: node.section, in: snapshot),
          node.section,
          former: node.children
        )
      }
      let items = dataSource.shown.storedOutline(of: node.section)?.childItems(of: item) ?? []
      return makeNodes(items, node.section, former: node.children)
    }

    override func forget(_ node: OutlineNode) {
      guard let node = node as? Node else { return }
      if let item = node.item {
        if nodes[item] === node { nodes[item] = nil }
      } else if sectionNodes[node.section] === node {
        sectionNodes[node.section] = nil
      }
    }

    override func forgetDeletedNodes() {
      for (_, node) in nodes.elements where node.update != update { forgetTree(node) }
      for (_, node) in sectionNodes.elements where node.update != update { forgetTree(node) }
    }

    override func node(at path: ItemPath) -> OutlineNode? {
      dataSource?.itemIdentifier(for: path).flatMap { nodes[$0] }
    }

    override func node(ofSection index: Int) -> OutlineNode? {
      dataSource?.sectionIdentifier(for: index).flatMap { sectionNodes[$0] }
    }

    override func path(of node: OutlineNode) -> ItemPath? {
      (node as? Node)?.item.flatMap { dataSource?.itemPath(for: $0) }
    }

    override func headerView(of node: OutlineNode, in outlineView: NSOutlineView) -> NSView? {
      guard let node = node as? Node, node.isSection else { return nil }
      return headerViewProvider?(outlineView, node.section)
    }

    override func rowView(of node: OutlineNode, in outlineView: NSOutlineView) -> NSTableRowView? {
      (node as? Node)?.item.flatMap { rowViewProvider?(outlineView, $0) }
    }

    override func canExpand(_ node: OutlineNode) -> Bool {
      guard let item = (node as? Node)?.item else { return true }
      return dataSource?.canExpandItem(item) ?? true
    }

    /// Returns whether the user may collapse a node.
    ///
    /// Sections stay expanded: no snapshot can tell that a section is collapsed.
    override func canCollapse(_ node: OutlineNode) -> Bool {
      guard let item = (node as? Node)?.item else { return false }
      return dataSource?.canCollapseItem(item) ?? true
    }

    override func userExpands(_ node: OutlineNode) {
      if let item = (node as? Node)?.item { _ = dataSource?.userSetsExpanded(true, item) }
    }

    override func userCollapses(_ node: OutlineNode) {
      if let item = (node as? Node)?.item { _ = dataSource?.userSetsExpanded(false, item) }
    }

    override func canDrop(_ dragged: OutlineNode, into parent: OutlineNode?) -> Bool {
      canDropNode(dragged, into: parent)
    }

    override func drop(_ dragged: OutlineNode, into parent: OutlineNode?, at index: Int?) -> Bool {
      dropNode(dragged, into: parent, at: index)
    }
  }
#endif
