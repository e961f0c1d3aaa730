#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A change after which an outline view shows the snapshot of its data source.
  struct OutlineChange {
    /// Whether the outline view is reloaded.
    var reloadsData = false

    /// Whether the outline view asks again which methods its data source implements; it is then reloaded too.
    var setsDataSource = false

    /// Whether the change is animated.
    var isAnimated = true

    /// The nodes whose rows are reloaded if the outline view still shows them.
    var nodesToReload: [OutlineNode] = []

    /// Called when the outline view shows the snapshot.
    var completions: [() -> Void] = []

    /// The change after the delegate of the app has changed, which also receives messages to the data source.
    static var reloadOfDataSource: OutlineChange {
      OutlineChange(reloadsData: true, setsDataSource: true)
    }

    /// Adds a later change: one change shows the snapshot of both.
    mutating func add(_ later: OutlineChange) {
      reloadsData = reloadsData || later.reloadsData
      setsDataSource = setsDataSource || later.setsDataSource
      isAnimated = isAnimated && later.isAnimated
      nodesToReload += later.nodesToReload
      completions += later.completions
    }

    /// Calls the completions.
    func complete() {
      for completion in completions { completion() }
    }
  }
#endif
