import AppleBase

// Changes of items happen incrementally: each call uses the tree as the calls before have left it.
extension NSOutlineView {
  /// Inserts children at their final indexes; does nothing if the parent is collapsed.
  public func insertItems(
    at indexes: IndexSet,
    inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) {
    guard let entry = changedParent(parent, "insertItems"), isExpanded(entry) else { return }
    changes.append("insert \(Array(indexes))")
    for index in indexes {
      guard index <= entry.children.count else {
        return Inconsistency.report(
          "insertItems: index \(index) is out of bounds, there are \(entry.children.count) children"
        )
      }
      let row = row(ofChild: index, of: entry)
      let child = makeEntry(index, below: entry)
      expanded[child.id] = nil
      entry.children.insert(child, at: index)
      insertRows(of: [child], at: row, animationOptions)
    }
  }

  public func removeItems(
    at indexes: IndexSet,
    inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) {
    guard let entry = changedParent(parent, "removeItems"), isExpanded(entry) else { return }
    changes.append("remove \(Array(indexes))")
    for index in indexes.reversed() {
      guard checkChild(index, of: entry, "removeItems") else { return }
      let child = entry.children[index]
      let row = row(of: child)
      let removed = [child] + visibleEntries(below: child)
      entry.children.remove(at: index)
      removeRows(row..<row + removed.count, animationOptions)
      for entry in removed { expanded[entry.id] = nil }
    }
  }

  /// Removes an item with its descendants, and inserts it at an index that does not count the item itself.
  public func moveItem(
    at fromIndex: Int,
    inParent oldParent: Any?,
    to toIndex: Int,
    inParent newParent: Any?
  ) {
    guard let old = changedParent(oldParent, "moveItem"),
      let new = changedParent(newParent, "moveItem")
    else { return }
    guard isExpanded(old), isExpanded(new) else {
      return Inconsistency.report("moveItem: a parent is collapsed")
    }
    guard checkChild(fromIndex, of: old, "moveItem") else { return }
    let moved = old.children[fromIndex]
    var ancestor: Entry? = new
    while let entry = ancestor {
      if entry === moved { return Inconsistency.report("moveItem: an item moves below itself") }
      ancestor = entry.parent
    }
    changes.append("move \(fromIndex) to \(toIndex)")
    let count = visibleEntries(below: moved).count + 1
    let from = row(of: moved)
    old.children.remove(at: fromIndex)
    let entries = Array(shown[from..<from + count])
    shown.removeSubrange(from..<from + count)
    guard toIndex >= 0 && toIndex <= new.children.count else {
      return Inconsistency.report(
        "moveItem: index \(toIndex) is out of bounds, there are \(new.children.count) children"
      )
    }
    let to = row(ofChild: toIndex, of: new)
    new.children.insert(moved, at: toIndex)
    moved.parent = new
    shown.insert(contentsOf: entries, at: to)
    for offset in 0..<count where from != to {
      moveRow(at: to > from ? from : from + offset, to: to > from ? to + count - 1 : to + offset)
    }
    let child = dataSource?.outlineView(self, child: toIndex, ofItem: dataItem(new)) as AnyObject?
    if child !== moved.item {
      Inconsistency.report("moveItem: the data source has another item at the new index")
    }
  }

  public func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: false) }

  /// Asks again whether an item is expandable, and for its views.
  public func reloadItem(_ item: Any?, reloadChildren: Bool) {
    guard item != nil else { return reloadData() }
    guard let entry = existingEntry(of: item, "reloadItem"), checkNotExpanding("reloadItem")
    else { return }
    guard updateDepth == 0 else {
      return Inconsistency.report("An item is reloaded between beginUpdates and endUpdates")
    }
    changes.append("reload")
    let count = visibleEntries(below: entry).count
    let first = row(of: entry) + 1
    let isExpandable = dataSource?.outlineView(self, isItemExpandable: liveItem(entry)) ?? false
    if entry.isExpandable != isExpandable || reloadChildren {
      // The rows below the item are loaded again.
      beginUpdates()
      removeRows(first..<first + count)
      entry.isExpandable = isExpandable
      entry.children = []
      if isExpanded(entry) {
        load(entry)
        insertRows(of: visibleEntries(below: entry), at: first)
      }
      endUpdates()
    }
    // Group rows are not reloaded.
    if rows[first - 1].isGroup { return }
    reloadData(forRowIndexes: [first - 1], columnIndexes: IndexSet(tableColumns.indices))
  }

  /// Returns the entry of the parent whose children a call changes, or reports why the call is not allowed.
  private func changedParent(_ parent: Any?, _ call: String) -> Entry? {
    guard updateDepth > 0 else {
      Inconsistency.report("\(call) outside beginUpdates and endUpdates")
      return nil
    }
    guard checkNotExpanding(call) else { return nil }
    return existingEntry(of: parent, call)
  }

  private func checkChild(_ index: Int, of entry: Entry, _ call: String) -> Bool {
    if entry.children.indices.contains(index) { return true }
    Inconsistency.report(
      "\(call): index \(index) is out of bounds, there are \(entry.children.count) children"
    )
    return false
  }
}
