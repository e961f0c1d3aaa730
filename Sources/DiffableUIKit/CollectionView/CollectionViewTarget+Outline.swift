#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  #if !os(tvOS)
    @available(iOS 14, *)
    extension UICellAccessory {
      /// Returns an outline disclosure, which expands and collapses the item of its cell.
      ///
      /// ```swift
      /// let folders = UICollectionView.CellRegistration<
      ///   UICollectionViewListCell, Folder
      /// > { cell, _, folder in
      ///   cell.accessories = folder.isEmpty ? [] : [.outlineDisclosure()]
      /// }
      /// ```
      ///
      /// UIKit expands and collapses only items of its own data source. This function adds the action for the data
      /// source that asks for the cell. So call it from a cell provider, or from the handler of a registration, in a
      /// file that imports this module. Other code calls `outlineDisclosure(for:displayed:options:)` of the data
      /// source: there, the item of the cell is unknown, and a message in the log says so.
      ///
      /// - Parameters:
      ///   - displayed: When the cell shows the accessory.
      ///   - options: The options of the accessory.
      /// - Returns: The accessory. Outside of a cell provider, it has no action.
      /// - Complexity: O(log *n*), where *n* is the number of sections and items.
      @MainActor
      public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions()
      ) -> UICellAccessory {
        CollectionViewTarget.logDisclosureWithoutCell()
        return outlineDisclosure(
          displayed: displayed,
          options: options,
          actionHandler: CollectionViewTarget.toggleOfRequestedCell
        )
      }
    }

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

  extension CollectionViewTarget {
    /// Expands or collapses the item whose cell a data source makes now; nil while none makes a cell, and if no section
    /// has an outline.
    private(set) static var toggleOfRequestedCell: (() -> Void)?

    /// The number of cells that data sources make now: a provider can apply a snapshot to another view.
    private static var numberOfRequestedCells = 0

    /// Whether a data source has shown an outline; if not, a disclosure is for Apple's data source.
    private static var hasShownOutline = false
    private static var hasLoggedDisclosure = false

    /// Logs, once, that an outline disclosure does nothing, because no data source makes a cell now.
    fileprivate static func logDisclosureWithoutCell() {
      guard numberOfRequestedCells == 0, hasShownOutline, !hasLoggedDisclosure else { return }
      hasLoggedDisclosure = true
      NSLog(
        "outlineDisclosure() was called outside of a cell provider, where the item of the cell is unknown. So the "
          + "disclosure does nothing. Call outlineDisclosure(for: item) of the data source instead."
      )
    }

    /// Makes a cell whose outline disclosures have an action, and indents it.
    func outlineCell(
      at path: ItemPath,
      _ data: ListData<UICollectionViewCell>,
      make: () -> UICollectionViewCell
    ) -> UICollectionViewCell {
      let level = data.owner?.level(ofItemAt: path)
      if level != nil { Self.hasShownOutline = true }
      let former = Self.toggleOfRequestedCell
      Self.numberOfRequestedCells += 1
      defer {
        Self.toggleOfRequestedCell = former
        Self.numberOfRequestedCells -= 1
      }
      Self.toggleOfRequestedCell = level.flatMap { _ in
        data.locator(ofItemAt: path).map { locate in
          { [weak data] in locate().map { data?.owner?.toggleItem(at: $0) } }
        }
      }
      let cell = make()
      if #available(iOS 14, tvOS 14, *), let level {
        (cell as? UICollectionViewListCell)?.indentationLevel = level
      }
      return cell
    }

    /// Indents the visible list cells: an apply can give an item another parent, and keep its cell.
    func indentVisibleCells() {
      guard #available(iOS 14, tvOS 14, *), let collectionView, let data else { return }
      for indexPath in collectionView.indexPathsForVisibleItems {
        guard let cell = collectionView.cellForItem(at: indexPath) as? UICollectionViewListCell,
          let level = data.owner?.level(ofItemAt: ItemPath(indexPath))
        else { continue }
        cell.indentationLevel = level
      }
    }
  }
#endif
