// The methods for a list of trees in which the user expands and collapses items. Such a list changes its own rows.
extension DiffableDataSource {
  /// Returns whether the user may expand an item.
  package func canExpandItem(_ item: Item) -> Bool {
    sectionSnapshotHandlers.shouldExpandItem?(item) ?? true
  }

  /// Returns whether the user may collapse an item.
  package func canCollapseItem(_ item: Item) -> Bool {
    sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true
  }

  /// Reports that the list expands an item for the user, and calls the handlers that load children.
  ///
  /// If no apply waits, the data source answers from the new state when the call returns, and the list receives no
  /// batch. Otherwise the change is applied after the waiting apply.
  ///
  /// - Returns: Whether the item was collapsed and is now expanded. False if the handler returned items that are
  ///   elsewhere in the outline.
  package func userExpandsItem(_ item: Item) -> Bool {
    guard section(of: item, whereExpanded: false) != nil,
      let next = try? snapshot(expanding: item, call: #function)
    else { return false }
    adoptChangeOfList(next)
    return true
  }

  /// Reports that the list collapses an item for the user.
  ///
  /// - Returns: Whether the item was expanded and is now collapsed.
  package func userCollapsesItem(_ item: Item) -> Bool {
    guard section(of: item, whereExpanded: true) != nil, let next = snapshot(collapsing: item)
    else { return false }
    adoptChangeOfList(next)
    return true
  }

  /// Stores a snapshot that the list shows already.
  private func adoptChangeOfList(_ next: Snapshot<Section, Item>) {
    guard !queue.hasPendingApply && queue.phase != .applying else {
      return apply(next, mode: .animated, because: .outlineChange, completion: nil)
    }
    replaceNewest(with: next, because: .outlineChange)
    if let dragSession, let source = dragSession.source {
      // The path of the dragged item can change. An item that is hidden now can no longer be dropped.
      dragSession.source = itemIdentifier(for: source).flatMap { next.itemPath(for: $0) }
    }
    shownState.snapshot = next
    shownOutlines?.trees = outlines?.trees ?? [:]
  }
}
