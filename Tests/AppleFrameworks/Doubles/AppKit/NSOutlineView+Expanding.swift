import AppleBase

// The view calls the delegate in the same way when the user or the app expands or collapses an item.
extension NSOutlineView {
  public func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }

  public func expandItem(_ item: Any?, expandChildren: Bool) {
    defer { isAnimator = false }
    guard let top = existingEntry(of: item, "expandItem") else { return }
    var entries = item == nil ? Array(top.children.reversed()) : [top]
    while let entry = entries.popLast() {
      expand(entry)
      if expandChildren { entries += entry.children.reversed() }
    }
  }

  public func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }

  public func collapseItem(_ item: Any?, collapseChildren: Bool) {
    defer { isAnimator = false }
    guard let top = existingEntry(of: item, "collapseItem") else { return }
    var entries = item == nil || collapseChildren ? visibleEntries(below: top) : []
    if item != nil { entries.insert(top, at: 0) }
    for entry in entries.reversed() { collapse(entry) }
  }

  private func expand(_ entry: Entry) {
    guard entry.isExpandable, !isExpanded(entry), checkNotExpanding("expandItem") else { return }
    let item = liveItem(entry)
    guard delegate?.outlineView(self, shouldExpandItem: item) ?? true else { return }
    expandingDepth += 1
    delegate?.outlineViewItemWillExpand(notification("ItemWillExpand", entry.item))
    changes.append("expand")
    recordExpansion()
    expanded[entry.id] = entry
    load(entry)
    insertRows(of: visibleEntries(below: entry), at: row(of: entry) + 1)
    expandingDepth -= 1
    delegate?.outlineViewItemDidExpand(notification("ItemDidExpand", entry.item))
  }

  private func collapse(_ entry: Entry) {
    guard isExpanded(entry), checkNotExpanding("collapseItem") else { return }
    let item = liveItem(entry)
    guard delegate?.outlineView(self, shouldCollapseItem: item) ?? true else { return }
    expandingDepth += 1
    delegate?.outlineViewItemWillCollapse(notification("ItemWillCollapse", entry.item))
    changes.append("collapse")
    recordExpansion()
    let count = visibleEntries(below: entry).count
    expanded[entry.id] = nil
    entry.children = []
    let first = row(of: entry) + 1
    removeRows(first..<first + count)
    expandingDepth -= 1
    delegate?.outlineViewItemDidCollapse(notification("ItemDidCollapse", entry.item))
  }

  /// Records whether an item expands or collapses with animation: only the animator animates.
  private func recordExpansion() {
    let isAnimated = isAnimator && NSAnimationContext.isAnimating
    expansions.append(isAnimated)
    if isAnimated { NSAnimationContext.addAnimation() }
  }

  /// Reports a change while an item expands or collapses.
  func checkNotExpanding(_ call: String) -> Bool {
    if expandingDepth == 0 { return true }
    Inconsistency.report("\(call) while an item expands or collapses")
    return false
  }

  /// Inserts the rows of entries that are in the tree already.
  func insertRows(of entries: [Entry], at row: Int, _ animation: AnimationOptions = []) {
    let isNested = updateDepth > 0
    if !isNested { beginUpdates() }
    shown.insert(contentsOf: entries, at: row)
    if !entries.isEmpty {
      insertRows(at: IndexSet(integersIn: row..<row + entries.count), withAnimation: animation)
    }
    if Set(shown.map { $0.id }).count != shown.count {
      Inconsistency.report("The outline view shows an item twice")
    }
    if !isNested { endUpdates() }
  }

  /// Removes the rows of entries that are no longer in the tree.
  func removeRows(_ range: Range<Int>, _ animation: AnimationOptions = []) {
    let isNested = updateDepth > 0
    if !isNested { beginUpdates() }
    shown.removeSubrange(range)
    if !range.isEmpty {
      removeRows(at: IndexSet(integersIn: range), withAnimation: animation)
    }
    if !isNested { endUpdates() }
  }
}
