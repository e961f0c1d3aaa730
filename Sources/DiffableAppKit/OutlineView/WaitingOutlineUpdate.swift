#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// The changes that arrived while the outline view could not be changed, combined into one update.
  struct WaitingOutlineUpdate {
    /// Whether one of the changes reloads the outline view.
    var reloadsData = false

    /// Whether all changes are animated.
    var isAnimated = true

    /// The nodes whose rows are reloaded if the outline view still shows them.
    var nodesToReload: [OutlineNode] = []

    /// The completions of the changes.
    var completions: [() -> Void] = []

    /// Calls the completions.
    func complete() {
      for completion in completions { completion() }
    }
  }
#endif
