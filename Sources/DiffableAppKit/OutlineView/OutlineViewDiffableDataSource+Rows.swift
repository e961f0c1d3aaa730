#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  @MainActor
  extension DiffableDataSource where Target == OutlineViewTarget {
    private var tree: TypedOutlineTree<Section, Item>? {
      target.tree as? TypedOutlineTree<Section, Item>
    }

    /// Makes the headers of sections; nil if the outline view shows no sections, which is the default.
    ///
    /// Sections are group rows that are always expanded. Set the provider before the first apply.
    public var sectionHeaderViewProvider:
      ((_ outlineView: NSOutlineView, _ section: Section) -> NSView)?
    {
      get { tree?.headerViewProvider }
      set { tree?.headerViewProvider = newValue }
    }

    /// Makes the row views of items; if nil, the delegate or the outline view makes them.
    public var rowViewProvider: ((_ outlineView: NSOutlineView, _ item: Item) -> NSTableRowView)? {
      get { tree?.rowViewProvider }
      set { tree?.rowViewProvider = newValue }
    }

    /// Returns whether an item without children can be expanded, so that the app loads its children.
    ///
    /// If nil, which is the default, only items with children can be expanded.
    public var isItemExpandable: ((_ item: Item) -> Bool)? {
      get { tree?.isItemExpandable }
      set { tree?.isItemExpandable = newValue }
    }

    /// Returns whether the user may drop an item among the children of another item, or among the root items
    /// if the parent is nil.
    ///
    /// If the function is nil, which is the default, an item can be dropped among the root items and into each item
    /// that can be expanded. In any case, no item can be dropped into itself or its descendants.
    public var canDropItem: ((_ item: Item, _ parent: Item?) -> Bool)? {
      get { tree?.canDropItem }
      set { tree?.canDropItem = newValue }
    }

    /// Returns the row of an item of the outline view.
    ///
    /// - Parameter item: Any item.
    /// - Returns: The row; nil if the outline view does not show the item.
    public func row(forItemIdentifier item: Item) -> Int? {
      tree?.nodes[item].flatMap { row(of: $0) }
    }

    /// Returns the row of the header of a section of the outline view.
    ///
    /// - Parameter section: Any section.
    /// - Returns: The row; nil if the outline view does not show the section.
    public func row(forSectionIdentifier section: Section) -> Int? {
      tree?.sectionNodes[section].flatMap { row(of: $0) }
    }

    /// Returns the item of a row.
    ///
    /// - Parameter row: Any row.
    /// - Returns: The item; nil if the row is a header or out of bounds.
    public func itemIdentifier(forRow row: Int) -> Item? {
      outlineItem(atRow: row).flatMap { itemIdentifier(forOutlineItem: $0) }
    }

    /// Returns the section of a header row.
    ///
    /// - Parameter row: Any row.
    /// - Returns: The section; nil if the row is not a header.
    public func sectionIdentifier(forRow row: Int) -> Section? {
      guard let node = outlineItem(atRow: row) as? TypedOutlineNode<Section, Item>, node.isSection
      else { return nil }
      return node.section
    }

    /// Returns the item that an object of the outline view stands for.
    ///
    /// The outline view passes such objects to its delegate.
    ///
    /// - Parameter outlineItem: An object of the outline view.
    /// - Returns: The item; nil for a section.
    public func itemIdentifier(forOutlineItem outlineItem: Any) -> Item? {
      (outlineItem as? TypedOutlineNode<Section, Item>)?.item
    }

    /// Returns the object that stands for an item in the outline view.
    ///
    /// - Parameter item: Any item.
    /// - Returns: The object, or nil if the item has none. An item usually has an object once the outline view has
    ///   asked for the children of its parent, or for their number.
    public func outlineItem(forItemIdentifier item: Item) -> Any? { tree?.nodes[item] }

    /// The animation of inserted and removed rows.
    public var defaultRowAnimation: NSTableView.AnimationOptions {
      get { target.defaultRowAnimation }
      set { target.defaultRowAnimation = newValue }
    }

    private func row(of node: OutlineNode) -> Int? {
      guard let row = target.outlineView?.row(forItem: node), row >= 0 else { return nil }
      return row
    }

    private func outlineItem(atRow row: Int) -> Any? {
      guard let outlineView = target.outlineView, (0..<outlineView.numberOfRows).contains(row)
      else {
        return nil
      }
      return outlineView.item(atRow: row)
    }

    /// Sets the tree of the target, and the function that updates the target without a batch or a reload.
    ///
    /// The data source calls the function when an apply does not reload the list and changes no section and no visible
    /// item. Such an apply can change hidden items, or the expanded state of items without visible children.
    @usableFromInline
    func connect() {
      let target = target
      target.tree = TypedOutlineTree(self)
      updateTrees = { [unowned target] isAnimated, completion in
        target.perform(OutlineChange(isAnimated: isAnimated, completions: [completion]))
      }
    }
  }
#endif
