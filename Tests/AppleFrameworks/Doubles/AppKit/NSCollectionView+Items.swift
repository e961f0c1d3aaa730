import AppleBase

extension NSCollectionView {
  public func register(
    _ itemClass: AnyClass?,
    forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    itemNibs[identifier] = nil
    itemClasses[identifier] = itemClass as? NSCollectionViewItem.Type
  }

  public func register(
    _ nib: NSNib?,
    forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    itemClasses[identifier] = nil
    itemNibs[identifier] = nib
  }

  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    viewClasses[[kind, identifier.rawValue]] = viewClass as? NSView.Type
  }

  public func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier,
    for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    checkRequest(nil, indexPath)
    let nib = itemNibs[identifier]?.instantiate(as: NSCollectionViewItem.self)
    guard let item = nib ?? itemClasses[identifier]?.init() else {
      Inconsistency.report("No item is registered for \(identifier.rawValue)")
      return NSCollectionViewItem()
    }
    item.identifier = identifier
    madeElement = item
    return item
  }

  public func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier,
    for indexPath: IndexPath
  ) -> NSView {
    checkRequest(elementKind, indexPath)
    guard let type = viewClasses[[elementKind, identifier.rawValue]] else {
      Inconsistency.report("No view is registered for \(elementKind) and \(identifier.rawValue)")
      return NSView()
    }
    let view = type.init()
    view.identifier = identifier
    madeElement = view
    return view
  }

  private func checkRequest(_ kind: SupplementaryElementKind?, _ path: IndexPath) {
    if requestedElement?.path != path || requestedElement?.kind != kind {
      Inconsistency.report("An item or a view is made that the collection view did not ask for")
    } else if madeElement != nil {
      Inconsistency.report("Two items or views are made for one path")
    }
  }

  func requestItem(_ path: IndexPath) -> NSCollectionViewItem? {
    guard isVisible(path), let dataSource else { return nil }
    requestedItems += 1
    requestedElement = (nil, path)
    madeElement = nil
    let item = dataSource.collectionView(self, itemForRepresentedObjectAt: path)
    requestedElement = nil
    if item !== madeElement { Inconsistency.report("The item for \(path) was not made for it") }
    delegate?.collectionView(self, willDisplay: item, forRepresentedObjectAt: path)
    return item
  }

  /// Returns the views of a section: those that it has already, and new ones for the other kinds of the layout.
  func requestViews(
    _ section: Int,
    _ kinds: [SupplementaryElementKind],
    existing: [SupplementaryElementKind: NSView] = [:]
  ) -> [SupplementaryElementKind: NSView] {
    var views: [SupplementaryElementKind: NSView] = [:]
    for kind in kinds {
      views[kind] = existing[kind] ?? requestView(kind, IndexPath(item: 0, section: section))
    }
    return views
  }

  /// Asks the data source for a supplementary view, as a layout does.
  ///
  /// The view is not shown.
  public func requestView(_ kind: SupplementaryElementKind, _ path: IndexPath) -> NSView? {
    guard let dataSource else { return nil }
    requestedElement = (kind, path)
    madeElement = nil
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    requestedElement = nil
    if view !== madeElement {
      Inconsistency.report("The view of kind \(kind) for \(path) was not made for it")
    }
    return view
  }
}

// MARK: Displaying

extension NSCollectionView {
  /// Makes the items that have become visible, and removes the items that are no longer visible.
  public func updateVisibleItems() {
    reloadIfNeeded()
    for section in sections.indices {
      for item in sections[section].items.indices {
        let path = IndexPath(item: item, section: section)
        let shown = sections[section].items[item]
        if let shown, !isVisible(path) {
          sections[section].items[item] = nil
          endDisplaying(shown, path)
        } else if shown == nil {
          sections[section].items[item] = requestItem(path)
        }
      }
    }
  }

  func endDisplaying(_ item: NSCollectionViewItem, _ path: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: item, forRepresentedObjectAt: path)
  }

  /// Tells the delegate which items of the former sections the view no longer shows.
  func endDisplaying(_ former: [Section]) {
    let shown = Set(sections.flatMap { $0.items.compactMap { $0.map(ObjectIdentifier.init) } })
    for (section, content) in former.enumerated() {
      for (index, item) in content.items.enumerated() {
        guard let item, !shown.contains(ObjectIdentifier(item)) else { continue }
        endDisplaying(item, IndexPath(item: index, section: section))
      }
    }
  }
}

// MARK: What tests read

extension NSCollectionView {
  /// The items that the view shows, section by section; an item that is not visible is nil.
  public var shownItems: [[NSCollectionViewItem?]] {
    reloadIfNeeded()
    return sections.map { $0.items }
  }
}
