#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots
  import DiffableSources

  @MainActor
  extension SourceConnection where Target == CollectionViewTarget {
    /// Deletes the item at an index path, if the source of the item allows it.
    ///
    /// - Parameter indexPath: An index path with a section and an item, which may be out of bounds.
    /// - Returns: Whether the item was deleted.
    /// - Complexity: That of a change of a source.
    @discardableResult
    public func deleteItem(at indexPath: IndexPath) -> Bool {
      perform(.delete, at: ItemPath(indexPath))
    }
  }
#endif
