#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import DiffableSnapshots

  // A drag of several items is a drag of the first one until the drop. At the drop, the items are dragged and dropped
  // one after the other. Applies wait until all are dropped.
  extension ListData {
    /// Begins the drag of items if all of them can be reordered.
    ///
    /// - Parameter paths: The paths of the items; nil for an item that cannot be reordered.
    /// - Returns: Whether the drag has begun.
    func beginReordering(_ paths: [ItemPath?]) -> Bool {
      let paths = paths.map { path in path.flatMap { allows(.move, at: $0) ? $0 : nil } }
      guard let first = paths.first, let first, !paths.contains(nil) else { return false }
      return beginReordering(at: first)
    }

    /// Begins the drag of the next item at the drop of several items.
    ///
    /// An item that can no longer be reordered does not end the drag: the applies that wait would run within the drop.
    func reorderNext(at path: ItemPath?) -> Bool {
      guard let path, allows(.move, at: path) else { return false }
      return beginReordering(at: path)
    }
  }

  // A handler can change the list, so later reports need the identifiers of the items.
  extension ListData {
    /// Returns the identifier of the item of a source; nil if the list shows no source.
    func sourceItem(at path: ItemPath) -> AnyHashable? {
      showsSource ? owner?.identifier(of: .item(path)) : nil
    }

    /// Reports allowed actions on items, in order.
    func perform(_ actions: [(action: UserAction, item: AnyHashable)]) {
      for (action, item) in actions {
        guard let path = owner?.itemPath(of: item) else { continue }
        perform(action, at: path, isAllowed: true)
      }
    }
  }
#endif
