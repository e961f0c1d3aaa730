import DiffableSnapshots

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
#endif
