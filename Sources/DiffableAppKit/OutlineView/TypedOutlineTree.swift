#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  /// The tree of an outline view, with the types of the identifiers.
  @MainActor
  final class TypedOutlineTree<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    OutlineTree
  {
    typealias Node = TypedOutlineNode<Section, Item>
    typealias DataSource = DiffableDataSource<Section, Item, OutlineViewTarget>

    weak var dataSource: DataSource?
    var headerViewProvider: ((NSOutlineView, Section) -> NSView)?
    var rowViewProvider: ((NSOutlineView, Item) -> NSTableRowView)?
    var isItemExpandable: ((Item) -> Bool)?
    var canDropItem: ((_ item: Item, _ parent: Item?) -> Bool)?

    let root = OutlineNode()
    var nodesToReload: [OutlineNode] = []
    var lacksChildren = false

    /// The nodes of all items that are children of loaded nodes.
    var nodes = IdentifierMap<Item, Node>()
    var sectionNodes = IdentifierMap<Section, Node>()
    var update = 0

    init(_ dataSource: DataSource) {
      self.dataSource = dataSource
      root.isExpandable = true
      root.isExpanded = true
    }

    /// Whether sections are shown as group rows.
    var showsSections: Bool { headerViewProvider != nil }

    func prepareUpdate() {
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

    func nextChildren(of node: OutlineNode) -> [OutlineNode] {
      guard let dataSource else { return node.children }
      if let node = node as? Node {
        return makeNodes(childItems(of: node), node.section, former: node.children)
      }
      let sections = dataSource.shown.snapshot.sectionIdentifiers
      if showsSections { return sections.map { sectionNode($0) } }
      var roots: [OutlineNode] = []
      for section in sections {
        let items = rootItems(of: section)
        roots += makeNodes(items, section, former: node.children, from: roots.count)
      }
      return roots
    }

    func forget(_ node: OutlineNode) {
      guard let node = node as? Node else { return }
      if let item = node.item {
        if nodes[item] === node { nodes[item] = nil }
      } else if sectionNodes[node.section] === node {
        sectionNodes[node.section] = nil
      }
    }

    func forgetDeletedNodes() {
      for (_, node) in nodes.elements where node.update != update { forgetTree(node) }
      for (_, node) in sectionNodes.elements where node.update != update { forgetTree(node) }
    }

    func node(at path: ItemPath) -> OutlineNode? {
      dataSource?.itemIdentifier(for: path).flatMap { nodes[$0] }
    }

    func node(ofSection index: Int) -> OutlineNode? {
      dataSource?.sectionIdentifier(for: index).flatMap { sectionNodes[$0] }
    }

    func path(of node: OutlineNode) -> ItemPath? {
      (node as? Node)?.item.flatMap { dataSource?.itemPath(for: $0) }
    }

    func headerView(of node: OutlineNode, in outlineView: NSOutlineView) -> NSView? {
      guard let node = node as? Node, node.isSection else { return nil }
      return headerViewProvider?(outlineView, node.section)
    }

    func rowView(of node: OutlineNode, in outlineView: NSOutlineView) -> NSTableRowView? {
      (node as? Node)?.item.flatMap { rowViewProvider?(outlineView, $0) }
    }

    /// Returns whether the user may expand or collapse a node.
    ///
    /// Sections stay expanded: no snapshot can tell that a section is collapsed.
    func canSetExpanded(_ isExpanded: Bool, _ node: OutlineNode) -> Bool {
      guard let item = (node as? Node)?.item else { return isExpanded }
      return dataSource?.permits(expanding: isExpanded, item) ?? true
    }

    func userSetsExpanded(_ isExpanded: Bool, _ node: OutlineNode) {
      if let item = (node as? Node)?.item { _ = dataSource?.userSetsExpanded(isExpanded, item) }
    }
  }
#endif
