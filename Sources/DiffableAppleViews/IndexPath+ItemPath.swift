import DiffableSnapshots
import DiffableSources

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))

  extension IndexPath {
    /// Creates an index path from the path of an item.
    ///
    /// - Parameter path: The path of an item.
    /// - Complexity: O(1).
    public init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
  }

  extension ItemPath {
    /// Creates the path of an item from an index path.
    ///
    /// - Parameter indexPath: An index path with a section and an item or row.
    /// - Complexity: O(1).
    public init(_ indexPath: IndexPath) {
      self.init(section: indexPath.section, item: indexPath.item)
    }

    /// Creates the path of a supplementary view.
    ///
    /// The index path of a view of the whole layout has only one index, so reading its `section` or its `item` traps.
    package init(ofSupplementaryViewAt indexPath: IndexPath) {
      self.init(section: indexPath[0], item: indexPath.count > 1 ? indexPath[1] : 0)
    }
  }

  // Not only for views: an extension of an alias, such as `TableViewDiffableDataSource`, extends all data sources. Like
  // `itemIdentifier(for:)` with an `ItemPath`, these functions are not isolated, so that such an extension need not be.
  extension DiffableDataSource {
    /// Returns the item at an index path.
    ///
    /// - Parameter indexPath: An index path in the snapshot that the list shows.
    /// - Returns: The item, or nil when the index path is out of bounds.
    /// - Complexity: That of ``/DiffableSnapshots/Snapshot/itemIdentifier(for:)``.
    @inlinable
    public func itemIdentifier(for indexPath: IndexPath) -> Item? {
      itemIdentifier(for: ItemPath(indexPath))
    }

    /// Returns the index path of an item.
    ///
    /// - Parameter itemIdentifier: Any item.
    /// - Returns: The index path in the snapshot that the list shows, or nil when the list does not show the item.
    /// - Complexity: That of ``/DiffableSnapshots/Snapshot/itemPath(for:)``.
    @inlinable
    public func indexPath(for itemIdentifier: Item) -> IndexPath? {
      itemPath(for: itemIdentifier).map { IndexPath($0) }
    }

    /// Returns the index path of the item with an `id`, or nil when the list does not show it.
    ///
    /// - Parameter id: The `id` of a model.
    /// - Returns: The index path in the snapshot that the list shows.
    /// - Complexity: That of ``/DiffableSnapshots/Snapshot/itemPath(for:)``.
    @inlinable
    public func indexPath<Model>(forID id: Model.ID) -> IndexPath?
    where Item == ModelItem<Model> { itemPath(forID: id).map { IndexPath($0) } }
  }

  extension SourceConnection {
    /// Returns the item at an index path, if it is an item of a source.
    ///
    /// - Parameters:
    ///   - indexPath: Any index path.
    ///   - source: A source.
    /// - Returns: The item, or nil if the view shows no item of the source there.
    /// - Complexity: O(log *n*), where *n* is the number of sections and items.
    public func item<Item>(
      at indexPath: IndexPath,
      of source: BasicSource<Item, Cell>
    ) -> Item? {
      self.item(at: ItemPath(indexPath), of: source)
    }

    /// Returns the index path of an item.
    ///
    /// - Parameters:
    ///   - item: An item.
    ///   - source: The source of the item.
    /// - Returns: The index path, or nil if the view does not show the item.
    /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
    public func indexPath<Item>(
      for item: Item,
      in source: BasicSource<Item, Cell>
    ) -> IndexPath? {
      itemPath(for: item, in: source).map { IndexPath($0) }
    }
  }
#endif
