#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import DiffableSnapshots
  import UIKit

  @available(iOS 14, *)
  @MainActor
  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Returns an outline disclosure for a list cell, which expands and collapses an item.
    ///
    /// A cell provider, and the handler of a registration, can write `.outlineDisclosure()` instead. Call this method
    /// where the accessories of a cell are set later, for example in its `configurationUpdateHandler`.
    ///
    /// - Parameters:
    ///   - item: An item of an outline.
    ///   - displayed: When the cell shows the accessory.
    ///   - options: The options of the accessory.
    /// - Returns: The accessory. Its action asks the `sectionSnapshotHandlers` of the data source.
    /// - Complexity: O(1).
    public func outlineDisclosure(
      for item: Item,
      displayed: UICellAccessory.DisplayedState = .always,
      options: UICellAccessory.OutlineDisclosureOptions = .init()
    ) -> UICellAccessory {
      .outlineDisclosure(displayed: displayed, options: options) { [weak self] in
        self?.toggleItem(item)
      }
    }
  }
#endif
