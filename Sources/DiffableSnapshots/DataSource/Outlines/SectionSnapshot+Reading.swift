extension SectionSnapshot {
  /// All items, visible and hidden.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  @inlinable @preconcurrency public var items: [Item] { items(at: shape.slots()) }

  /// The items without a parent.
  ///
  /// - Complexity: O(*k*), where *k* is the number of items returned.
  @preconcurrency
  public var rootItems: [Item] { items(at: shape.children(of: TreeShape.sentinel)) }

  /// The visible items: the items whose ancestors are all expanded.
  ///
  /// - Complexity: O(*k*), where *k* is the number of items returned.
  @inlinable @preconcurrency public var visibleItems: [Item] {
    items(at: shape.slots(visibleOnly: true))
  }

  /// The expanded items, including hidden items and items without children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of all items.
  @preconcurrency
  public var expandedItems: [Item] {
    items(at: shape.slots().filter { shape.isExpanded($0) })
  }

  /// Returns whether an item is in the outline, visible or hidden.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether the outline has the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  @preconcurrency
  public func contains(_ item: Item) -> Bool { slot(of: item) != nil }

  /// Returns whether an item is expanded.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether the item is expanded; false if the outline does not have the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  @inlinable @preconcurrency
  public func isExpanded(_ item: Item) -> Bool { shape.isExpanded(slot(of: item)) }

  /// Returns whether an item is visible, which means that all its ancestors are expanded.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether the item is visible; false if the outline does not have the item.
  /// - Complexity: O(*l* + log *n*) on average, where *l* is the item's level and *n* the number of items.
  @inlinable @preconcurrency
  public func isVisible(_ item: Item) -> Bool { shape.isVisible(slot(of: item)) }

  /// Returns the level of an item, which is the number of its ancestors.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The level; 0 for a root, and if the outline does not have the item.
  /// - Complexity: O(*l* + log *n*) on average, where *l* is the level and *n* the number of items.
  @inlinable @preconcurrency
  public func level(of item: Item) -> Int { shape.level(of: slot(of: item)) }

  /// Returns the index of an item in ``items``.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The index; nil if the outline does not have the item.
  /// - Complexity: O(*i* + log *n*) on average, where *i* is the index and *n* the number of items.
  @preconcurrency
  public func index(of item: Item) -> Int? { shape.index(of: slot(of: item)) }

  /// Returns the parent of an item.
  ///
  /// - Parameter child: Any item.
  /// - Returns: The parent; nil for a root, and nil if the outline does not have the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  @inlinable @preconcurrency
  public func parent(of child: Item) -> Item? {
    stored[shape.parent(of: slot(of: child))]
  }
}

// MARK: - For lists of trees

extension SectionSnapshot {
  /// Returns the children of an item, or the root items.
  ///
  /// - Parameter parent: The item; nil for the root items.
  /// - Returns: The children in order; empty if the outline does not have the item.
  /// - Complexity: O(*k* + log *n*) on average, where *k* is the number of children and *n* the number of items.
  package func childItems(of parent: Item?) -> [Item] {
    guard let slot = parent.map({ slot(of: $0) }) ?? TreeShape.sentinel else { return [] }
    return items(at: shape.children(of: slot))
  }

  /// Returns whether an item has children, and whether it is expanded.
  package func state(of item: Item) -> (hasChildren: Bool, isExpanded: Bool) {
    slot(of: item).map { (shape.hasChildren($0), shape.isExpanded($0)) } ?? (false, false)
  }
}

// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension SectionSnapshot: CustomStringConvertible {
    /// The text that ``visualDescription()`` returns, so that a failing test prints the tree.
    ///
    /// - Complexity: That of ``visualDescription()``.
    public var description: String { visualDescription() }

    /// Returns a text for logs with one line for each item, indented by its level.
    ///
    /// A line starts with `-` for an expanded parent, with `+` for a collapsed parent, with `•` for a
    /// collapsed item without children, and with `◦` for an expanded item without children.
    ///
    /// ```
    /// - fruit
    ///   • apple
    ///   • pear
    /// + nuts
    ///   • hazel
    /// ```
    ///
    /// Items on levels deeper than 50 are indented like items on level 50. Otherwise the text of a deep
    /// outline would grow with the square of the number of items.
    ///
    /// - Returns: The lines, separated by line breaks.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    @preconcurrency
    public func visualDescription() -> String {
      var lines: [String] = []
      var walk = TreeShape.Walk(shape.nodes)
      while let slot = walk.next() {
        let indentation = String(repeating: "  ", count: min(walk.level, 50))
        lines.append("\(indentation)\(sign(of: shape.nodes[slot])) \(item(at: slot))")
      }
      return lines.joined(separator: "\n")
    }

    private func sign(of node: TreeShape.Node) -> String {
      switch (node.hasChildren, node.isExpanded) {
      case (true, true): "-"
      case (true, false): "+"
      case (false, false): "•"
      case (false, true): "◦"
      }
    }
  }
#endif
