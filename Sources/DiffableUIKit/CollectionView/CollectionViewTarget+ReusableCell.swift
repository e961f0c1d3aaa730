#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  extension CollectionViewTarget: @MainActor ReusableCellTarget {
    /// Registers a class of cells with the collection view.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - reuseIdentifier: The reuse identifier of the class.
    public func registerCell(_ type: AnyClass, reuseIdentifier: String) {
      collectionView?.register(type, forCellWithReuseIdentifier: reuseIdentifier)
    }

    /// Registers a nib with the collection view.
    ///
    /// - Parameters:
    ///   - nib: The nib, a `UINib`.
    ///   - reuseIdentifier: The reuse identifier of the cells in the nib.
    @available(visionOS, deprecated: 1.0, message: "use a class: visionOS will not support nibs")
    public func registerCell(nib: AnyObject, reuseIdentifier: String) {
      collectionView?.register(nib as? UINib, forCellWithReuseIdentifier: reuseIdentifier)
    }

    /// Returns a cell of a registered class or nib.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The reuse identifier.
    ///   - path: The path of the item.
    /// - Returns: The current cell of an item that is reconfigured; otherwise a new or reused cell.
    public func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> UICollectionViewCell {
      events.becomeDelegateAgainSoon()
      return collectionView?.dequeueReusableCell(
        withReuseIdentifier: reuseIdentifier,
        for: IndexPath(path)
      ) ?? UICollectionViewCell()
    }

    /// Returns an empty cell.
    ///
    /// - Parameter path: The path of the item.
    /// - Returns: The cell, which is dequeued: a collection view shows no other cells.
    public func plainCell(at path: ItemPath) -> UICollectionViewCell {
      plainCell(of: UICollectionViewCell.self, at: path)
    }
  }

  extension CollectionViewTarget {
    /// Returns a supplementary view of the class in a description.
    ///
    /// - Parameters:
    ///   - view: The description. It needs a class of `UICollectionReusableView` that is not loaded from a nib.
    ///   - kind: The kind of the view.
    ///   - path: The path of the view.
    /// - Returns: The supplementary view; nil if the description has no such class.
    public func supplementaryView(
      _ view: ReusableCell,
      ofKind kind: SupplementaryKind,
      at path: ItemPath
    ) -> CollectionViewSupplementaryView? {
      guard let (kind, type) = view.kind(of: UICollectionReusableView.self) else { return nil }
      return CollectionViewSupplementaryView { target, collectionView, elementKind, indexPath in
        let view = target.dequeue(type, ofKind: elementKind, at: indexPath, in: collectionView)
        _ = kind.configure(view)
        return view
      } update: {
        kind.configure($0)
      }
    }
  }
#endif
