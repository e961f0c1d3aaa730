#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The reordering of one item by the user.
  ///
  /// A class, so that object identity distinguishes one reordering from the next.
  @MainActor
  final class ItemReordering {
    /// The path from which the item was lifted; nil after the drop.
    let source: ItemPath?

    /// Whether a drop was refused and the view must still be reloaded, which puts the item back.
    let needsReload: Bool

    private weak var cell: UICollectionViewCell?

    init(of cell: UICollectionViewCell?, from source: ItemPath?, needsReload: Bool) {
      self.cell = cell
      self.source = source
      self.needsReload = needsReload
    }

    /// Returns whether the user still moves the item.
    ///
    /// No single property tells this. The properties of the view tell whether a drag and drop is under way. The
    /// state of the cell and the gestures of the view tell whether the item moves with a reorder control or by
    /// `beginInteractiveMovementForItem(at:)`.
    func isUnderWay(in collectionView: UICollectionView?) -> Bool {
      guard let collectionView, source != nil else { return false }
      if collectionView.hasUncommittedUpdates { return true }
      #if !os(tvOS)
        if collectionView.hasActiveDrag { return true }
      #endif
      if #available(iOS 14, tvOS 14, *), cell?.configurationState.isReordering == true {
        return true
      }
      return collectionView.gestureRecognizers?.contains { $0.isActive } ?? false
    }
  }
#endif
