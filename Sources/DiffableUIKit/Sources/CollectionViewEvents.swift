#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The delegate of a collection view that shows a source: it reports events to the source, and forwards messages to
  /// the delegate of the app.
  ///
  /// It does not ask that delegate whether an item can be highlighted or selected if the source already refuses.
  @MainActor
  final class CollectionViewEvents: ForwardingDelegate {
    unowned let target: CollectionViewTarget

    /// The connection of the source.
    var connection: (any CellEventHandling)? { target.data?.cellEvents }

    init(_ target: CollectionViewTarget, forwardingTo delegate: (any UICollectionViewDelegate)?) {
      self.target = target
      super.init(forwardingTo: delegate)
    }

    /// Returns the delegate of the app if it implements a method.
    func collectionDelegate(_ method: String) -> (any UICollectionViewDelegate)? {
      delegate(implementing: method) as? any UICollectionViewDelegate
    }
  }

  extension CollectionViewTarget {
    /// Makes the target's events the delegate of the view, if the target shows a source.
    ///
    /// The delegate must be set before the first apply: the view can make cells, and report them, as soon as it shows
    /// the source. If the app has set another delegate later, the events become the delegate again, and forward
    /// messages to the other delegate.
    func receiveEvents() {
      guard let collectionView, data?.cellEvents != nil else { return }
      let events = events ?? CollectionViewEvents(self, forwardingTo: collectionView.delegate)
      if self.events == nil || events.takesPlace(of: collectionView.delegate, in: collectionView) {
        collectionView.delegate = events
      }
      self.events = events
    }

    /// Becomes the delegate again after the current call of the view, if the app has set another one.
    func receiveEventsAgain() {
      guard let events, let collectionView, collectionView.delegate !== events else { return }
      Task { [weak self] in self?.receiveEvents() }
    }
  }
#endif
