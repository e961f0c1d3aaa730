#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A change after which an outline view shows the snapshot of its data source.
  struct OutlineChange {
    /// Whether the outline view is reloaded.
    var reloadsData = false

    /// Whether the change is animated.
    var isAnimated = true

    /// The nodes whose rows are reloaded if the outline view still shows them.
    var nodesToReload: [OutlineNode] = []

    /// Called when the outline view shows the snapshot.
    var completions: [() -> Void] = []

    /// Adds a later change: one change shows the snapshot of both.
    mutating func add(_ later: OutlineChange) {
      reloadsData = reloadsData || later.reloadsData
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
