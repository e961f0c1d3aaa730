import AppleBase

extension NSCollectionView {
  public func register(
    _ itemClass: AnyClass?,
    forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    itemClasses[identifier] = itemClass as? NSCollectionViewItem.Type
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
    guard let type = itemClasses[identifier] else {
      Inconsistency.report("No item is registered for \(identifier.rawValue)")
      return NSCollectionViewItem()
    }
    let item = type.init()
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
    return item
  }

  func requestViews(_ section: Int) -> [SupplementaryElementKind: NSView] {
    guard let dataSource else { return [:] }
    let path = IndexPath(item: 0, section: section)
    var views: [SupplementaryElementKind: NSView] = [:]
    for kind in supplementaryKinds {
      requestedElement = (kind, path)
      madeElement = nil
      let view = dataSource.collectionView(
        self,
        viewForSupplementaryElementOfKind: kind,
        at: path
      )
      requestedElement = nil
      if view !== madeElement {
        Inconsistency.report("The view of kind \(kind) for \(path) was not made for it")
      }
      views[kind] = view
    }
    return views
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
