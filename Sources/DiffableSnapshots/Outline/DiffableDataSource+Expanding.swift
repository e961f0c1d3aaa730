extension DiffableDataSource {
  /// Expands an item of an outline if the handlers permit it, and inserts the items that become visible.
  ///
  /// Calls the handlers in this order: ``SectionSnapshotHandlers/shouldExpandItem``,
  /// ``SectionSnapshotHandlers/willExpandItem``, ``SectionSnapshotHandlers/snapshotForExpandingParent``.
  /// Does nothing and calls no handler if the item is already expanded or unknown.
  ///
  /// ``SectionSnapshotHandlers/snapshotForExpandingParent`` can return items that are elsewhere in the same outline. They
  /// stay where they are, which is a problem that the data source hands on like the problems of an apply. Returned items
  /// that are in other sections move to this section.
  ///
  /// An item of a section without an outline counts as a root. A hidden item can be expanded too. A call
  /// during an apply is queued like an apply.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - mode: Whether to show the changes with animation, without animation, or by a full reload.
  ///   - completion: Called once, when the list shows the change, or when there is no change to show.
  ///     Completions are called in the order of the applies.
  /// - Returns: Whether this call expanded the item.
  /// - Complexity: O(*k* log *n* + *l*) on average, plus the time of the handlers and the list. *k* is the
  ///   number of items that become visible or were loaded, *n* the number of all items, and *l* the level of
  ///   the item. The first expansion in a section of *s* items without an outline takes another O(*s*).
  @inlinable
  @discardableResult
  public func expandItem(
    _ item: Item,
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil
  ) -> Bool {
    let handlers = sectionSnapshotHandlers
    guard section(of: item, whereExpanded: false) != nil, handlers.shouldExpandItem?(item) ?? true
    else { return completeWithoutChange(completion) }
    guard let next = snapshot(expanding: item, call: #function) else {
      return completeWithoutChange(completion)
    }
    apply(next, mode: mode, because: .outlineChange, completion: completion)
    return true
  }

  /// Collapses an item of an outline if the handlers permit it, and deletes the items that become hidden.
  ///
  /// Calls the handlers in this order: ``SectionSnapshotHandlers/shouldCollapseItem``,
  /// ``SectionSnapshotHandlers/willCollapseItem``. Does nothing and calls no handler unless the item is
  /// expanded. Expanded descendants stay expanded. Expanding the item again shows the same descendants as
  /// before.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - mode: Whether to show the changes with animation, without animation, or by a full reload.
  ///   - completion: Called once, when the list shows the change, or when there is no change to show.
  ///     Completions are called in the order of the applies.
  /// - Returns: Whether this call collapsed the item.
  /// - Complexity: O(*k* log *n* + *l*) on average, plus the time of the handlers and the list. *k* is the
  ///   number of items that become hidden, *n* the number of all items, and *l* the level of the item.
  @inlinable
  @discardableResult
  public func collapseItem(
    _ item: Item,
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil
  ) -> Bool {
    let handlers = sectionSnapshotHandlers
    guard section(of: item, whereExpanded: true) != nil, handlers.shouldCollapseItem?(item) ?? true
    else { return completeWithoutChange(completion) }
    guard let next = snapshot(collapsing: item) else { return completeWithoutChange(completion) }
    apply(next, mode: mode, because: .outlineChange, completion: completion)
    return true
  }

  /// Expands a collapsed item, or collapses an expanded item.
  ///
  /// Call this method when the user taps an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - mode: Whether to show the changes with animation, without animation, or by a full reload.
  ///   - completion: Called once, when the list shows the change, or when there is no change to show.
  /// - Returns: Whether this call expanded or collapsed the item.
  /// - Complexity: The same as ``expandItem(_:mode:completion:)`` or ``collapseItem(_:mode:completion:)``.
  @inlinable
  @discardableResult
  public func toggleItem(
    _ item: Item,
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil
  ) -> Bool {
    if isExpanded(item) {
      return collapseItem(item, mode: mode, completion: completion)
    }
    return expandItem(item, mode: mode, completion: completion)
  }
}

// MARK: - Reading the outlines

extension DiffableDataSource {
  /// Returns whether an item is expanded in the outline of its section.
  ///
  /// A cell provider can use this method to draw the disclosure indicator of a cell.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether the item is expanded, as of the newest ``snapshot()``; false if no outline has the
  ///   item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items. An item that is not in the
  ///   snapshot is looked up in each outline.
  @inlinable
  public func isExpanded(_ item: Item) -> Bool {
    section(of: item, whereExpanded: true) != nil
  }

  /// Returns the level of an item, which is the number of its ancestors in the outline of its section.
  ///
  /// A cell provider can use this method to indent a cell.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The level, as of the newest ``snapshot()``; 0 for a root and for an item of a section without
  ///   an outline; nil if neither the snapshot nor an outline has the item.
  /// - Complexity: O(*l* + log *n*) on average, where *l* is the level and *n* the number of items. An item
  ///   that is not in the snapshot is looked up in each outline.
  @inlinable
  public func level(of item: Item) -> Int? {
    section(of: item).map { outlineTrees?[$0]?.level(of: item) ?? 0 }
  }

  /// Returns the section that has an item as a visible or hidden item, or nil if no section has it.
  @inlinable
  func section(of item: Item) -> Section? {
    newest.sectionIdentifier(containingItem: item) ?? outlines?.section(hiding: item)
  }

  /// Returns the section of an item if its expanded state is the given one, and nil otherwise.
  @inlinable
  func section(of item: Item, whereExpanded isExpanded: Bool) -> Section? {
    guard let section = section(of: item) else { return nil }
    return outlineTrees?[section]?.isExpanded(item) ?? false == isExpanded ? section : nil
  }

  /// Completes a call that changes nothing.
  ///
  /// - Parameter completion: Called after the completions of all earlier applies.
  /// - Returns: False, the result of the caller.
  @usableFromInline
  func completeWithoutChange(_ completion: (() -> Void)?) -> Bool {
    completions.end(completions.register(completion))
    return false
  }
}
