extension DiffableDataSource {
  /// Expands an item of an outline, if the handlers let it, and shows what it hid by inserting just that.
  ///
  /// The handlers are asked and told in this order: ``SectionSnapshotHandlers/shouldExpandItem``,
  /// ``SectionSnapshotHandlers/willExpandItem``, ``SectionSnapshotHandlers/snapshotForExpandingParent``.
  /// Nothing happens, and nothing is asked, when the item is expanded or when no section has it. Items in
  /// sections without an outline count as roots; an item that is hidden may be expanded too. Called from
  /// within an apply it waits as an apply does.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - mode: Whether to show the changes with or without movement, or by a full reload.
  ///   - completion: Called once when the list shows the change, or when there is none to show, in the order
  ///     of the applies; not at all when an error is thrown.
  /// - Returns: Whether the call has expanded the item.
  /// - Throws: ``SectionSnapshotError/existingItems(_:call:)`` when
  ///   ``SectionSnapshotHandlers/snapshotForExpandingParent`` brings items that are elsewhere in the same
  ///   outline; from other sections they move in. Nothing has changed then, but the handlers were told.
  /// - Complexity: O(*k* log *n* + *l*) on average, and what the handlers and the list make of it, where *k*
  ///   is the number of items that come to show or were loaded, *n* that of all, and *l* the item's level;
  ///   also O(*s*) the first time for a section of *s* items without an outline.
  @inlinable
  @discardableResult
  public func expandItem(
    _ item: Item,
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil
  ) throws(SectionSnapshotError<Item>) -> Bool {
    let handlers = sectionSnapshotHandlers
    guard section(of: item, whereExpanded: false) != nil, handlers.shouldExpandItem?(item) ?? true
    else { return complete(completion) }
    handlers.willExpandItem?(item)
    var children: SectionSnapshot<Item>?
    if let load = handlers.snapshotForExpandingParent,
      let section = section(of: item, whereExpanded: false)
    {
      let present = try? outlines?.trees[section]?.snapshot(of: item)
      children = load(item, present ?? SectionSnapshot())
    }
    // Each handler may have applied.
    guard let section = section(of: item, whereExpanded: false) else { return complete(completion) }
    let outlines = makeOutlines()
    if outlines.trees[section] == nil { outlines.trees[section] = snapshot(for: section) }
    var next = newest
    if let children {
      try outlines.trees[section]?.replace(childrenOf: item, using: children, call: #function)
      outlines.remove(children, exceptIn: section)
      next.deleteItems(children.items)
    }
    let shown = outlines.trees[section]?.setExpanded(item, true) ?? []
    if let location = next.store.location(of: item) {
      next.put(HashedItems(hashing: shown), nextTo: location, distance: 1)
    }
    apply(next, mode: mode, because: .outlineChange, completion: completion)
    return true
  }

  /// Collapses an item of an outline, if the handlers let it, and hides what is below it by deleting just
  /// that.
  ///
  /// The handlers are asked and told in this order: ``SectionSnapshotHandlers/shouldCollapseItem``,
  /// ``SectionSnapshotHandlers/willCollapseItem``. Nothing happens, and nothing is asked, unless the item is
  /// expanded. What is expanded below it stays so, and shows again when the item is expanded.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - mode: Whether to show the changes with or without movement, or by a full reload.
  ///   - completion: Called once when the list shows the change, or when there is none to show, in the order
  ///     of the applies.
  /// - Returns: Whether the call has collapsed the item.
  /// - Complexity: O(*k* log *n* + *l*) on average, and what the handlers and the list make of it, where *k*
  ///   is the number of items that are hidden, *n* that of all, and *l* the item's level.
  @inlinable
  @discardableResult
  public func collapseItem(
    _ item: Item,
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil
  ) -> Bool {
    let handlers = sectionSnapshotHandlers
    guard section(of: item, whereExpanded: true) != nil, handlers.shouldCollapseItem?(item) ?? true
    else { return complete(completion) }
    handlers.willCollapseItem?(item)
    // A handler may have applied.
    guard let section = section(of: item, whereExpanded: true), let outlines
    else { return complete(completion) }
    var next = newest
    let hidden = outlines.trees[section]?.setExpanded(item, false) ?? []
    // What is hidden is kept as new as the snapshot has it.
    if let path = next.itemPath(for: item) {
      for offset in hidden.indices {
        let path = ItemPath(section: path.section, item: path.item + 1 + offset)
        if let item = next.itemIdentifier(for: path) { outlines.trees[section]?.tree.update(item) }
      }
    }
    next.deleteItems(hidden)
    apply(next, mode: mode, because: .outlineChange, completion: completion)
    return true
  }

  /// Expands an item that is collapsed, and collapses one that is expanded, as a tap on it does.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - mode: Whether to show the changes with or without movement, or by a full reload.
  ///   - completion: As for ``expandItem(_:mode:completion:)``.
  /// - Returns: Whether the call has expanded or collapsed the item.
  /// - Throws: What ``expandItem(_:mode:completion:)`` throws.
  /// - Complexity: That of ``expandItem(_:mode:completion:)`` or
  ///   ``collapseItem(_:mode:completion:)``.
  @inlinable
  @discardableResult
  public func toggleItem(
    _ item: Item,
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil
  ) throws(SectionSnapshotError<Item>) -> Bool {
    if isExpanded(item) {
      return collapseItem(item, mode: mode, completion: completion)
    }
    return try expandItem(item, mode: mode, completion: completion)
  }
}

// MARK: - What the outlines say

extension DiffableDataSource {
  /// Whether an item is expanded in the outline of its section, as a cell needs to know.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether it is expanded, in step with ``snapshot()``; false when no outline has it.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items; for an item that does not show,
  ///   in each outline.
  @inlinable
  public func isExpanded(_ item: Item) -> Bool {
    section(of: item, whereExpanded: true) != nil
  }

  /// How many parents an item has above it in the outline of its section, as a cell needs to know.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its level, in step with ``snapshot()``: 0 for a root and in a section without an outline;
  ///   nil when neither a section nor an outline has the item.
  /// - Complexity: O(*l* + log *n*) on average, where *l* is the level and *n* the number of items; for an
  ///   item that does not show, in each outline.
  @inlinable
  public func level(of item: Item) -> Int? {
    section(of: item).map { outlines?.trees[$0]?.level(of: item) ?? 0 }
  }

  /// The section that shows an item, or whose outline hides it.
  @inlinable
  func section(of item: Item) -> Section? {
    newest.sectionIdentifier(containingItem: item) ?? outlines?.section(hiding: item)
  }

  /// The section of an item, or nil when the item is not as expanded as it is to be.
  @inlinable
  func section(of item: Item, whereExpanded isExpanded: Bool) -> Section? {
    guard let section = section(of: item) else { return nil }
    return outlines?.trees[section]?.isExpanded(item) ?? false == isExpanded ? section : nil
  }

  /// Calls the completion of a change that there is no need for.
  ///
  /// - Returns: That nothing has changed.
  @usableFromInline
  func complete(_ completion: (() -> Void)?) -> Bool {
    completions.end(completions.register(completion))
    return false
  }
}

extension SectionSnapshot {
  /// Expands or collapses an item.
  ///
  /// - Returns: The items that come to show or to be hidden by it, in order.
  @inlinable
  mutating func setExpanded(_ item: Item, _ isExpanded: Bool) -> [Item] {
    guard let slot = tree.slot(of: item) else { return [] }
    tree.nodes[slot].isExpanded = isExpanded
    return tree.isVisible(slot) ? tree.items(below: slot, visibleOnly: true) : []
  }
}

extension ItemTree {
  /// Replaces an item, if it is there, by an equal one.
  @inlinable
  mutating func update(_ item: Item) {
    if let slot = slot(of: item) { items[slot] = item }
  }
}
