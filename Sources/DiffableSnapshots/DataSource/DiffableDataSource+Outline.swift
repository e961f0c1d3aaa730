extension DiffableDataSource {
  /// Shows an outline as a section, with the fewest changes.
  ///
  /// The visible items of the outline become the items of the section. If the newest snapshot does not have
  /// the section, the section is appended. Items of the outline are removed from all other sections and
  /// their outlines.
  ///
  /// The section keeps the outline. ``expandItem(_:mode:completion:)`` and
  /// ``collapseItem(_:mode:completion:)`` change it. When
  /// ``apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)`` changes the section, the data source
  /// updates the outline:
  ///
  /// - A deleted item is deleted from the outline, with its hidden descendants. Its visible children take its
  ///   position.
  /// - A new item is inserted after the item before it, on the same level. If the item before it shows
  ///   children, the new item becomes its first child.
  /// - An item that moves keeps its parent if the new order permits it. Its hidden descendants move with it.
  /// - A hidden item that the new snapshot contains moves to its position in the snapshot.
  /// - A deleted section loses its outline.
  ///
  /// An item that the user reorders behaves like an item that an apply moves. All other items keep their
  /// parents, except that the visible children of the reordered item take its position.
  ///
  /// While any section has an outline, each apply of a snapshot compares the snapshots on the caller's actor, even if
  /// the apply is `async`, to update the outlines. For an edited copy of the data source's snapshot, the cost depends
  /// on the edits. The list performs the same changes, unless it shows another snapshot than the newest one: then the
  /// apply compares again.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to show.
  ///   - section: The section to show it in.
  ///   - animatingDifferences: Whether to animate the changes.
  ///   - completion: Called once, when the list shows the outline, or when a later apply has superseded it.
  ///     Completions are called in the order of the applies.
  /// - Complexity: The same as ``apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)``, and on average another
  ///   O(*k* log *n*), where *k* is the number of items in the old and the new outline of the section, and *n* the
  ///   number of items in all outlines.
  public func apply(
    _ snapshot: SectionSnapshot<Item>,
    to section: Section,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = newest
    next.setOutline(snapshot, of: section)
    apply(next, mode: animatingDifferences ? .animated : .notAnimated, completion: completion)
  }

  /// Returns the outline of a section.
  ///
  /// Edit the outline and apply it to the section to change the section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The outline, as of ``snapshot()``. For a section without an outline, an outline
  ///   with the items of the section as roots. For an unknown section, an empty outline.
  /// - Complexity: O(*n*), where *n* is the number of items in the outline.
  public func snapshot(for section: Section) -> SectionSnapshot<Item> {
    answered.outline(of: section)
  }

  /// Returns whether an item is expanded in the outline of its section.
  ///
  /// A cell provider can use this method to draw the disclosure indicator of a cell.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether the item is expanded, as of ``snapshot()``; false if no outline has the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  public func isExpanded(_ item: Item) -> Bool {
    answered.section(of: item, whereExpanded: true) != nil
  }

  /// Returns the level of an item, which is the number of its ancestors in the outline of its section.
  ///
  /// A cell provider can use this method to indent a cell.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The level, as of ``snapshot()``; 0 for a root and for an item of a section without
  ///   an outline; nil if neither the snapshot nor an outline has the item.
  /// - Complexity: O(*l* + log *n*) on average, where *l* is the level and *n* the number of items.
  public func level(of item: Item) -> Int? {
    let answered = answered
    return answered.section(of: item).map { answered.storedOutline(of: $0)?.level(of: item) ?? 0 }
  }
}

extension DiffableDataSource {
  /// Expands an item of an outline if the handlers permit it, and inserts the items that become visible.
  ///
  /// Calls the handlers in this order: ``SectionSnapshotHandlers/shouldExpandItem``,
  /// ``SectionSnapshotHandlers/willExpandItem``, ``SectionSnapshotHandlers/snapshotForExpandingParent``.
  /// Does nothing and calls no handler if the item is already expanded or unknown.
  ///
  /// ``SectionSnapshotHandlers/snapshotForExpandingParent`` can return items that are elsewhere in the same outline.
  /// They stay where they are, which is a problem that the data source hands on like the problems of an apply. Returned
  /// items that are in other sections move to this section.
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
  @discardableResult
  public func expandItem(
    _ item: Item,
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil
  ) -> Bool {
    setExpanded(true, item, mode, completion, call: #function)
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
  @discardableResult
  public func collapseItem(
    _ item: Item,
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil
  ) -> Bool {
    setExpanded(false, item, mode, completion, call: #function)
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
  @discardableResult
  public func toggleItem(
    _ item: Item,
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil
  ) -> Bool {
    let isExpanded = newest.section(of: item, whereExpanded: true) != nil
    return setExpanded(!isExpanded, item, mode, completion, call: #function)
  }

  /// Expands or collapses an item if the handlers permit it, and applies the change.
  ///
  /// - Returns: Whether the item has changed; if not, the completion is called after those of all earlier applies.
  @inlinable
  func setExpanded(
    _ isExpanded: Bool,
    _ item: Item,
    _ mode: ApplyMode,
    _ completion: (() -> Void)?,
    call: String
  ) -> Bool {
    let isPermitted =
      newest.section(of: item, whereExpanded: !isExpanded) != nil
      && permits(expanding: isExpanded, item)
    let next = isPermitted ? contents(settingExpanded: isExpanded, item, call: call) : nil
    apply(next, mode: mode, completion: completion)
    return next != nil
  }

  /// Returns the newest contents in which an item is expanded or collapsed, after calling the handlers that may change
  /// its descendants.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether to expand the item.
  ///   - item: The item.
  ///   - call: The signature of the call that has a problem.
  /// - Returns: The contents; nil if a handler has deleted, expanded or collapsed the item.
  @inlinable
  func contents(
    settingExpanded isExpanded: Bool,
    _ item: Item,
    call: String
  ) -> Contents<Section, Item>? {
    let handlers = sectionSnapshotHandlers
    shownState.calls.inHandler {
      (isExpanded ? handlers.willExpandItem : handlers.willCollapseItem)?(item)
    }
    var children: SectionSnapshot<Item>?
    let before = newest
    if isExpanded, let load = handlers.snapshotForExpandingParent,
      let section = before.section(of: item, whereExpanded: false)
    {
      let present = before.storedOutline(of: section)?.snapshot(of: item)
      children = shownState.calls.inHandler { load(item, present ?? SectionSnapshot()) }
    }
    // The handlers may have applied snapshots, so the item is looked up again.
    var next = newest
    guard let section = next.section(of: item, whereExpanded: !isExpanded) else { return nil }
    if isExpanded {
      next.expand(item, of: section, using: children, call: call)
    } else {
      next.collapse(item, of: section)
    }
    return next
  }
}

// The methods for a list of trees in which the user expands and collapses items. Such a list changes its own rows.
extension DiffableDataSource {
  /// Returns whether the user may expand or collapse an item.
  @usableFromInline
  package func permits(expanding isExpanded: Bool, _ item: Item) -> Bool {
    let handlers = sectionSnapshotHandlers
    return shownState.calls.inHandler {
      (isExpanded ? handlers.shouldExpandItem : handlers.shouldCollapseItem)?(item) ?? true
    }
  }

  /// Reports that the list expands or collapses an item for the user, and calls the handlers that load children.
  ///
  /// The data source answers from a snapshot with the change when the call returns. The list receives no batch for the
  /// change, and must not call the method while it performs a batch. An apply that waits includes the change.
  ///
  /// - Returns: Whether the item has changed; false if it was expanded or collapsed already.
  package func userSetsExpanded(_ isExpanded: Bool, _ item: Item) -> Bool {
    beginCall()
    defer { endCall() }
    let isNew = newest.section(of: item, whereExpanded: !isExpanded) != nil
    let next = isNew ? contents(settingExpanded: isExpanded, item, call: #function) : nil
    if let pending = queue.newest {
      // The list needs paths and cells for its rows until the apply runs, whose snapshot may have the change already.
      var shown = shown
      if let section = shown.section(of: item, whereExpanded: !isExpanded) {
        isExpanded ? shown.expand(item, of: section) : shown.collapse(item, of: section)
        replaceShown(with: shown)
      }
      if let next { apply(next, mode: ApplyRequest.request(pending).mode, completion: nil) }
    } else if let next {
      newest = next.showing(next.snapshot)
      replaceShown(with: newest)
      handOnProblems(of: next.snapshot)
    }
    return next != nil
  }

  private func replaceShown(with next: Contents<Section, Item>) {
    if let source = queue.reordering?.source {
      // The path of the item that the user reorders can change. An item that is hidden now can no longer be dropped.
      let path = itemIdentifier(for: source).flatMap { next.snapshot.itemPath(for: $0) }
      queue.reordering?.source = path
    }
    shown = next
  }
}
