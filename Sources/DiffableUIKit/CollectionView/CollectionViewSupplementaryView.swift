#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// A header, a footer or another supplementary view of a collection view: how to make it, and how to update it.
  ///
  /// A collection view lets its data source dequeue a supplementary view only when the view asks for one, and it does
  /// not ask when a section is reconfigured. So a provider returns a description of the view, and the target makes the
  /// view or updates the visible view in place.
  ///
  /// ```swift
  /// dataSource.supplementaryViewProvider = { _, kind, _, group in
  ///   kind == .header ? .view(HeaderView.self) { $0.title = group.name } : nil
  /// }
  /// ```
  ///
  /// | view | updated in place |
  /// |---|---|
  /// | ``view(_:configure:)`` | yes |
  /// | ``content(_:)`` | yes |
  /// | ``registration(_:update:)``, ``dequeued(update:_:)`` | with `update`; otherwise the section is reloaded |
  ///
  /// If the visible view is not of the class that the description needs, the section is reloaded instead. This does not
  /// apply to ``dequeued(update:_:)``, whose `update` receives a view of any class.
  @MainActor
  public struct CollectionViewSupplementaryView {
    /// Returns a dequeued and configured view.
    package typealias Maker = (
      _ target: CollectionViewTarget, _ collectionView: UICollectionView, _ kind: String,
      _ indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Makes the view when the collection view asks for it.
    let make: Maker

    /// Updates a visible view, and returns whether it could be updated.
    let update: (UICollectionReusableView) -> Bool

    /// Returns the description of a view of a class, which the target registers.
    ///
    /// - Parameters:
    ///   - type: The class of the view.
    ///   - configure: Sets the content of a new, a reused or a visible view.
    /// - Returns: The description of the view.
    /// - Complexity: O(1).
    public static func view<View: UICollectionReusableView>(
      _ type: View.Type,
      configure: @escaping (_ view: View) -> Void
    ) -> CollectionViewSupplementaryView {
      CollectionViewSupplementaryView { target, collectionView, kind, indexPath in
        let view = target.dequeue(type, ofKind: kind, at: indexPath, in: collectionView)
        if let view = view as? View { configure(view) }
        return view
      } update: { view in
        guard let view = view as? View else { return false }
        configure(view)
        return true
      }
    }

    /// Returns the description of a list cell with a content configuration.
    ///
    /// - Parameter configuration: The content of the view.
    /// - Returns: The description of the view.
    /// - Complexity: O(1).
    @available(iOS 14, tvOS 14, *)
    public static func content(
      _ configuration: any UIContentConfiguration
    ) -> CollectionViewSupplementaryView {
      view(UICollectionViewListCell.self) { $0.contentConfiguration = configuration }
    }

    /// Returns the description of a view of a registration.
    ///
    /// - Parameters:
    ///   - registration: The registration, made before the first view is needed.
    ///   - update: Updates a view after the registration has configured it, and again when the section of the visible
    ///     view is reconfigured. If nil, a reconfigured section is reloaded.
    /// - Returns: The description of the view.
    /// - Complexity: O(1).
    @available(iOS 14, tvOS 14, *)
    public static func registration<View: UICollectionReusableView>(
      _ registration: UICollectionView.SupplementaryRegistration<View>,
      update: ((_ view: View) -> Void)? = nil
    ) -> CollectionViewSupplementaryView {
      CollectionViewSupplementaryView { _, collectionView, _, indexPath in
        let view = collectionView.dequeueConfiguredReusableSupplementary(
          using: registration,
          for: indexPath
        )
        update?(view)
        return view
      } update: { view in
        guard let update, let view = view as? View else { return false }
        update(view)
        return true
      }
    }

    /// Returns the description of a view that a closure dequeues.
    ///
    /// - Parameters:
    ///   - update: Updates a visible view when its section is reconfigured. If nil, the section is reloaded.
    ///   - dequeue: Dequeues and configures the view for an index path. The target calls it only when the collection
    ///     view asks for the view.
    /// - Returns: The description of the view.
    /// - Complexity: O(1).
    public static func dequeued(
      update: ((_ view: UICollectionReusableView) -> Void)? = nil,
      _ dequeue:
        @escaping (_ collectionView: UICollectionView, _ indexPath: IndexPath) ->
        UICollectionReusableView
    ) -> CollectionViewSupplementaryView {
      CollectionViewSupplementaryView { _, collectionView, _, indexPath in
        dequeue(collectionView, indexPath)
      } update: { view in
        update?(view)
        return update != nil
      }
    }

    package init(
      make: @escaping Maker,
      update: @escaping (_ view: UICollectionReusableView) -> Bool
    ) {
      self.make = make
      self.update = update
    }
  }
#endif
