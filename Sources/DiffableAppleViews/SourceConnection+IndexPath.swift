import DiffableSnapshots
import DiffableSources

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  @MainActor
  extension SourceConnection where Target: ViewTarget {
    /// The delegate of the app; initially the delegate that the view had.
    ///
    /// The connection keeps no strong reference to it. The delegate of the target says what happens to the methods that
    /// the connection implements too: usually, the source of an item and the delegate must both allow something, and both
    /// are called.
    ///
    /// If the app sets the delegate of the view instead, the connection logs a message, becomes the delegate again, and
    /// forwards messages to the delegate of the app.
    public var delegate: Target.Delegate? {
      get { target.delegate }
      set { target.delegate = newValue }
    }
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
