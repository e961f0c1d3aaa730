#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Returns a swipe action that deletes an item, if the editing handlers of the data source allow it.
    ///
    /// Call this method from `trailingSwipeActionsConfigurationProvider` of a list layout.
    ///
    /// - Parameters:
    ///   - indexPath: The path of the item.
    ///   - title: The title of the action.
    /// - Returns: The action, or nil when the user cannot delete the item.
    /// - Complexity: That of `Snapshot.itemIdentifier(for:)`, plus the time of the handler.
    @MainActor
    public func deleteSwipeActions(
      forItemAt indexPath: IndexPath,
      title: String
    ) -> UISwipeActionsConfiguration? {
      guard let data = target.data, data.allows(.delete, at: ItemPath(indexPath)),
        let item = itemIdentifier(for: indexPath)
      else { return nil }
      let delete = UIContextualAction(style: .destructive, title: title) {
        [weak self] _, _, completion in
        // The item may have moved since the swipe.
        let path = self?.itemPath(for: item)
        completion(path.map { data.perform(.delete, at: $0) } ?? false)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  @MainActor
  extension SourceConnection where Target == CollectionViewTarget {
    /// Returns a swipe action that deletes an item, if the source of the item allows it.
    ///
    /// - Parameters:
    ///   - indexPath: The path of the item.
    ///   - title: The title of the action.
    /// - Returns: The action, or nil when the item cannot be deleted.
    /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
    public func deleteSwipeActions(
      forItemAt indexPath: IndexPath,
      title: String
    ) -> UISwipeActionsConfiguration? {
      dataSource.deleteSwipeActions(forItemAt: indexPath, title: title)
    }
  }
#endif
