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

  package func level(ofItemAt path: ItemPath) -> Int? {
    outlines == nil ? nil : itemIdentifier(for: path).flatMap { level(of: $0) }
  }

  package func toggleItem(at path: ItemPath) {
    if let item = itemIdentifier(for: path) { toggleItem(item) }
  }

  /// Reports that the list expands an item for the user, and calls the handlers that load children.
  ///
  /// The data source answers from a snapshot with the change when the call returns. The list receives no batch for the
  /// change, and must not call the method while it performs a batch. An apply that waits includes the change.
  ///
  /// - Returns: Whether the item was collapsed and is now expanded.
  package func userExpandsItem(_ item: Item) -> Bool {
    guard section(of: item, whereExpanded: false) != nil,
      let next = snapshot(expanding: item, call: #function)
    else { return false }
    adoptChangeOfList(next, item, isExpanded: true)
    return true
  }

  /// Reports that the list collapses an item for the user.
  ///
  /// - Returns: Whether the item was expanded and is now collapsed.
  package func userCollapsesItem(_ item: Item) -> Bool {
    guard section(of: item, whereExpanded: true) != nil, let next = snapshot(collapsing: item)
    else { return false }
    adoptChangeOfList(next, item, isExpanded: false)
    return true
  }

  /// Stores a snapshot in which an item is expanded or collapsed; the list already shows this change.
  private func adoptChangeOfList(
    _ next: Snapshot<Section, Item>,
    _ item: Item,
    isExpanded: Bool
  ) {
    guard !queue.hasPendingApply else {
      // The list needs paths and cells for its rows until the apply runs.
      setExpandedInShownSnapshot(item, isExpanded)
      return apply(next, mode: .animated, because: .outlineChange, completion: nil)
    }
    let shown = next.withoutMarksAndProblems()
    replaceNewest(with: shown, because: .outlineChange)
    replaceShown(with: shown)
    shownOutlines?.trees = outlines?.trees ?? OutlineTrees()
    handOnProblems(of: next)
  }

  /// Expands or collapses an item in the snapshot that the list shows, which is older than the newest snapshot.
  private func setExpandedInShownSnapshot(_ item: Item, _ isExpanded: Bool) {
    var next = shownState.snapshot
    guard let shownOutlines, let path = next.itemPath(for: item),
      let section = next.sectionIdentifier(for: path.section)
    else { return }
    var outline = shownOutline(of: section)
    let changed = outline.setExpanded(item, isExpanded)
    if !isExpanded {
      next.deleteItems(changed)
    } else if let location = next.store.location(of: item) {
      next.put(HashedItems(hashing: changed), nextTo: location, distance: 1)
    }
    var trees = shownOutlines.trees
    trees[section] = outline
    shownOutlines.trees = trees
    replaceShown(with: next)
    shownState.numberOfUserChanges += 1
  }

  private func replaceShown(with next: Snapshot<Section, Item>) {
    if let dragSession, let source = dragSession.source {
      // The path of the dragged item can change. An item that is hidden now can no longer be dropped.
      dragSession.source = itemIdentifier(for: source).flatMap { next.itemPath(for: $0) }
    }
    shownState.snapshot = next
  }
}
