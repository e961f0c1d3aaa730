#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews

  // An object of the app can be the data source of a view, and ask the object of the target for what it does not do itself.

  extension TableViewTarget {
    /// The object that answers the view.
    package var dataSource: (any NSTableViewDataSource)? { events }

    /// Makes an object of the app the data source of the view, which asks ``dataSource``.
    package func connect(as dataSource: any NSTableViewDataSource) {
      events.dataSourceOfApp = dataSource
      if let tableView { events.connect(to: tableView) }
    }
  }

  extension CollectionViewTarget {
    /// The object that answers the view.
    package var dataSource: (any NSCollectionViewDataSource)? { events }

    /// Makes an object of the app the data source of the view, which asks ``dataSource``.
    ///
    /// The delegate of the view stays that of the app until the app sets the ``delegate`` of this target.
    package func connect(as dataSource: any NSCollectionViewDataSource) {
      events.dataSourceOfApp = dataSource
      if let collectionView { events.connect(to: collectionView) }
    }
  }
#endif
