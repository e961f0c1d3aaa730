// Only the replacement of AppKit simulates the drags of a user.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit

  extension ViewFixture {
    /// Lifts items; returns the drag session, or nil when no item can be dragged.
    func userLifts(_ items: [Int]) -> NSDraggingSession? {
      if let table = self as? TableFixture {
        let rows = items.compactMap { table.dataSource.row(forItemIdentifier: $0) }
        return table.tableView.userLifts(IndexSet(rows))
      }
      let paths = items.compactMap { dataSource.indexPath(for: $0) }
      return collection?.collectionView.userLifts(Set(paths))
    }

    /// Drops the lifted items before the item at a position; nil as the source means another app.
    func userDrops(_ section: Int, _ position: Int, from source: Any?) -> Bool {
      if let table = self as? TableFixture {
        return table.tableView.userDrops(at: table.row(section, position), from: source)
      }
      let path = IndexPath(item: position, section: section)
      return collection?.collectionView.userDrops(at: path, from: source) ?? false
    }

    func userEnds(_ session: NSDraggingSession, dropped: Bool) {
      (self as? TableFixture)?.tableView.userEnds(session, dropped: dropped)
      collection?.collectionView.userEnds(session, dropped: dropped)
    }

    /// Lifts items, drops them before the item at a position, and ends the drag.
    ///
    /// - Parameters:
    ///   - items: The items to drag.
    ///   - section: The index of the section.
    ///   - position: The position in the section, which still has the dragged items.
    ///   - beforeDrop: Called while the items are in the air.
    /// - Returns: Whether the drop was accepted.
    func userDrags(
      _ items: [Int],
      _ section: Int,
      _ position: Int,
      beforeDrop: () -> Void = {}
    ) -> Bool {
      guard let session = userLifts(items) else { return false }
      beforeDrop()
      let isDropped = userDrops(section, position, from: view)
      userEnds(session, dropped: isDropped)
      return isDropped
    }

    var view: NSView? { (self as? TableFixture)?.tableView ?? collection?.collectionView }

    private var collection: CollectionFixture? { self as? CollectionFixture }
  }

  extension TableFixture {
    /// Returns the row of an item, or the row after the last item of a section.
    fileprivate func row(_ section: Int, _ position: Int) -> Int {
      let snapshot = dataSource.snapshot()
      let items = snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[section])
      let (item, offset) =
        position < items.count ? (items[position], 0) : (items[items.count - 1], 1)
      return (dataSource.row(forItemIdentifier: item) ?? 0) + offset
    }
  }
#endif
