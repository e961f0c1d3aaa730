import AppleBase

extension NSOutlineView {
  /// Returns an item, and reports one that was released while it was shown.
  func liveItem(_ entry: Entry) -> Any {
    guard let item = entry.item else {
      Inconsistency.report("An item was released while the outline view shows it")
      return NSObject()
    }
    return item
  }

  /// Returns the item for a data source: nil for the root.
  func dataItem(_ entry: Entry) -> Any? { entry === top ? nil : liveItem(entry) }

  /// Asks the data source for a child.
  func makeEntry(_ index: Int, below parent: Entry) -> Entry {
    let child = dataSource?.outlineView(self, child: index, ofItem: dataItem(parent)) as AnyObject?
    let entry = Entry(child ?? NSObject())
    entry.parent = parent
    entry.isExpandable = dataSource?.outlineView(self, isItemExpandable: liveItem(entry)) ?? false
    return entry
  }

  /// Asks the data source for the children of an item, and for the children of expanded children.
  func load(_ parent: Entry) {
    var parents = [parent]
    while let parent = parents.popLast() {
      let count = dataSource?.outlineView(self, numberOfChildrenOfItem: dataItem(parent)) ?? 0
      parent.children = (0..<count).map { makeEntry($0, below: parent) }
      parents += parent.children.filter { isExpanded($0) }
    }
  }

  func isExpanded(_ entry: Entry) -> Bool {
    entry === top || (entry.isExpandable && isRemembered(entry.item))
  }

  private func isRemembered(_ item: AnyObject?) -> Bool {
    item.map { expanded[ObjectIdentifier($0)]?.item === $0 } ?? false
  }

  /// Returns the entries of the rows below an entry.
  func visibleEntries(below parent: Entry) -> [Entry] {
    var found: [Entry] = []
    var pending = Array(parent.children.reversed())
    while let entry = pending.popLast() {
      found.append(entry)
      if isExpanded(entry) { pending += entry.children.reversed() }
    }
    return found
  }

  /// Reports where the data source has other children than the outline view shows.
  func verify(_ parent: Entry) {
    guard let dataSource else { return }
    var parents = [parent]
    while let parent = parents.popLast() {
      let count = dataSource.outlineView(self, numberOfChildrenOfItem: dataItem(parent))
      guard count == parent.children.count else {
        return Inconsistency.report(
          "An item shows \(parent.children.count) children, but the data source has \(count)"
        )
      }
      for (index, child) in parent.children.enumerated() {
        let item = dataSource.outlineView(self, child: index, ofItem: dataItem(parent)) as AnyObject
        if item !== child.item {
          return Inconsistency.report("Child \(index) of the data source is another object")
        }
        if isExpanded(child) { parents.append(child) }
      }
    }
  }

  /// Returns the entry of a shown item.
  func entry(of item: Any?) -> Entry? {
    reloadIfNeeded()
    guard let item else { return top }
    let id = ObjectIdentifier(item as AnyObject)
    return shown.first { $0.id == id }
  }

  /// Returns the entry of an item, and reports an item that is not shown.
  func existingEntry(of item: Any?, _ call: String) -> Entry? {
    if let entry = entry(of: item) { return entry }
    Inconsistency.report("\(call): the outline view does not show the item")
    return nil
  }

  /// Returns the row before the children of an entry; -1 for the root.
  func row(of entry: Entry) -> Int { shown.firstIndex { $0 === entry } ?? -1 }

  /// Returns the row of a child at an index; the index after the last child is allowed.
  func row(ofChild index: Int, of parent: Entry) -> Int {
    if index < parent.children.count { return row(of: parent.children[index]) }
    return row(of: parent) + visibleEntries(below: parent).count + 1
  }

  func level(of entry: Entry) -> Int {
    var (level, entry) = (0, entry)
    while let parent = entry.parent, parent !== top {
      level += 1
      entry = parent
    }
    return level
  }
}

// MARK: - Reading

extension NSOutlineView {
  public func item(atRow row: Int) -> Any? {
    reloadIfNeeded()
    return shown.indices.contains(row) ? shown[row].item : nil
  }

  public func row(forItem item: Any?) -> Int {
    guard item != nil, let entry = entry(of: item) else { return -1 }
    return row(of: entry)
  }

  public func level(forRow row: Int) -> Int {
    reloadIfNeeded()
    return shown.indices.contains(row) ? level(of: shown[row]) : -1
  }

  public func parent(forItem item: Any?) -> Any? {
    guard item != nil, let parent = entry(of: item)?.parent, parent !== top else { return nil }
    return parent.item
  }

  public func isExpandable(_ item: Any?) -> Bool { entry(of: item)?.isExpandable ?? false }

  /// Returns whether an item is expanded; the outline view remembers it for items below collapsed items.
  public func isItemExpanded(_ item: Any?) -> Bool {
    guard let item else { return true }
    if let entry = entry(of: item) { return isExpanded(entry) }
    return isRemembered(item as AnyObject)
  }
}
