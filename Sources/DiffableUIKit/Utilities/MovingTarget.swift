#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  /// A target whose view has a data source of the app, which forwards to the target what the app does not do itself.
  @MainActor
  package protocol MovingTarget: ViewTarget {
    /// Whether a finger is on the view.
    var isTouched: Bool { get }

    /// Whether the user moves an item, or has just dropped it.
    var isMovingItem: Bool { get }

    /// Reports a drop of the user as the view does.
    func reportMove(from source: IndexPath, to destination: IndexPath)
  }

  extension TableViewTarget: @MainActor MovingTarget {
    package var isTouched: Bool { events.reordering.isTouched }

    package var isMovingItem: Bool {
      let reordering = events.reordering
      return reordering.isTouched || reordering.source != nil || reordering.refusedDrop != nil
        || tableView?.hasUncommittedUpdates == true
    }

    /// The time that the view has to report a drop after the user has lifted the finger.
    package var settlingTime: UInt64 {
      get { events.reordering.settlingTime }
      set { events.reordering.settlingTime = newValue }
    }

    package func reportMove(from source: IndexPath, to destination: IndexPath) {
      guard let tableView else { return }
      events.tableView(tableView, moveRowAt: source, to: destination)
    }

    /// The object that answers the view.
    package var dataSource: (any UITableViewDataSource)? { events }

    /// Makes an object of the app the data source of the view, which asks ``dataSource``.
    package func connect(as dataSource: any UITableViewDataSource) {
      events.dataSourceOfApp = dataSource
      guard let tableView else { return }
      events.connect(to: tableView)
      // The app may decide which rows can be moved, without asking this object.
      events.observeTouches(in: tableView)
    }
  }

  extension CollectionViewTarget: @MainActor MovingTarget {
    package var isTouched: Bool {
      collectionView?.gestureRecognizers?.contains { $0.isActive } ?? false
    }

    package var isMovingItem: Bool {
      isTouched || events.reordering != nil || collectionView?.hasUncommittedUpdates == true
    }

    package func reportMove(from source: IndexPath, to destination: IndexPath) {
      guard let collectionView else { return }
      events.collectionView(collectionView, moveItemAt: source, to: destination)
    }

    /// The object that answers the view.
    package var dataSource: (any UICollectionViewDataSource)? { events }

    /// Makes an object of the app the data source of the view, which asks ``dataSource``.
    package func connect(as dataSource: any UICollectionViewDataSource) {
      events.dataSourceOfApp = dataSource
      if let collectionView { events.connect(to: collectionView) }
    }
  }

  extension UIGestureRecognizer {
    /// Whether the gesture has begun and not ended.
    var isActive: Bool { state == .began || state == .changed }
  }
#endif
