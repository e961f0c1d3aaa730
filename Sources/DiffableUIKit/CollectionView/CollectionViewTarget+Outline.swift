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
      /// UIKit expands and collapses only items of its own data source. This function adds an action for the data
      /// sources of this package, in a file that imports this module. In a cell provider and in the handler of a
      /// registration, the action is for the item of the cell. Elsewhere, it is for the item of the cell that the user
      /// touches; `outlineDisclosure(for:displayed:options:)` of the data source says which item that is.
      ///
      /// - Parameters:
      ///   - displayed: When the cell shows the accessory.
      ///   - options: The options of the accessory.
      /// - Returns: The accessory.
      /// - Complexity: O(log *n*), where *n* is the number of sections and items.
      @MainActor
      public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions()
      ) -> UICellAccessory {
        outlineDisclosure(
          displayed: displayed,
          options: options,
          actionHandler: CollectionViewTarget.toggleForDisclosure
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
    private static var toggleOfRequestedCell: (() -> Void)?

    /// The number of cells that data sources make now: a provider can apply a snapshot to another view.
    private static var numberOfRequestedCells = 0

    /// Expands or collapses the item of the cell that the user has touched last; nil if no outline was touched.
    private static var toggleOfTouchedCell: (() -> Void)?

    /// Whether a data source has shown an outline; if not, a disclosure is for Apple's data source.
    private static var hasShownOutline = false

    /// The action of a disclosure that is created now; nil for a cell without an outline.
    fileprivate static var toggleForDisclosure: (() -> Void)? {
      if numberOfRequestedCells > 0 { return toggleOfRequestedCell }
      return hasShownOutline ? { toggleOfTouchedCell?() } : nil
    }

    /// Remembers which cell of an outline the user touches: the action of an accessory does not tell its cell.
    private func observeTouches() {
      guard touchObserver == nil, let collectionView else { return }
      let observer = TouchObserver(
        began: { [weak self] touches in
          Self.toggleOfTouchedCell = self?.toggle(ofCellWith: touches.first?.view)
        },
        ended: {}
      )
      touchObserver = observer
      Self.hasShownOutline = true
      collectionView.addGestureRecognizer(observer)
    }

    private func toggle(ofCellWith view: UIView?) -> (() -> Void)? {
      guard let view, let collectionView, let data,
        let cell = collectionView.visibleCells.first(where: { view.isDescendant(of: $0) }),
        let indexPath = collectionView.indexPath(for: cell)
      else { return nil }
      return toggle(ofItemAt: ItemPath(indexPath), data)
    }

    private func toggle(
      ofItemAt path: ItemPath,
      _ data: ListData<UICollectionViewCell>
    ) -> (() -> Void)? {
      data.locator(ofItemAt: path)
        .map { locate in
          { [weak data] in locate().map { data?.owner?.toggleItem(at: $0) } }
        }
    }

    /// Makes a cell whose outline disclosures have an action, and indents it.
    func outlineCell(
      at path: ItemPath,
      _ data: ListData<UICollectionViewCell>,
      make: () -> UICollectionViewCell
    ) -> UICollectionViewCell {
      let level = data.owner?.level(ofItemAt: path)
      if level != nil { observeTouches() }
      let former = Self.toggleOfRequestedCell
      Self.numberOfRequestedCells += 1
      defer {
        Self.toggleOfRequestedCell = former
        Self.numberOfRequestedCells -= 1
      }
      Self.toggleOfRequestedCell = level.flatMap { _ in toggle(ofItemAt: path, data) }
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
