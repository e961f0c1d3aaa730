#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import DiffableSnapshots

  /// The changes that arrived while the outline view could not be changed, combined into one update.
  struct WaitingOutlineUpdate {
    /// Whether one of the changes reloads the outline view.
    var reloadsData = false

    /// Whether all changes are animated.
    var isAnimated = true

    /// A function for each item to reload, which returns the current path of the item.
    var itemsToReload: [() -> ItemPath?] = []

    /// Whether a change reloads or reconfigures sections.
    ///
    /// If true, the header rows of all sections are reloaded. ``itemsToReload`` contains the items of reloaded sections.
    var reloadsSections = false

    /// The completions of the changes.
    var completions: [() -> Void] = []

    /// Calls the completions.
    func complete() {
      for completion in completions { completion() }
    }
  }
#endif
