#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import UIKit

  /// The delegate of a collection view that shows a source: it reports events to the source, and forwards messages to
  /// the delegate of the app.
  ///
  /// It does not ask that delegate whether an item can be highlighted or selected if the source already refuses.
  @MainActor
  final class CollectionViewEvents: ForwardingDelegate {
    let target: CollectionViewTarget
    weak var connection: SourceConnection<ReusableCell, CollectionViewTarget>?

    init(_ target: CollectionViewTarget, forwardingTo delegate: (any UICollectionViewDelegate)?) {
      self.target = target
      super.init(forwardingTo: delegate)
    }

    /// Returns the delegate of the app if it implements a method.
    func collectionDelegate(_ method: String) -> (any UICollectionViewDelegate)? {
      delegate(implementing: method) as? any UICollectionViewDelegate
    }
  }
#endif
