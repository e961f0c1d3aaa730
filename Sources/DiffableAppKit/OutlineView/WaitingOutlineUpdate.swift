#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import DiffableSnapshots

  /// What one update does in place of the changes that arrived while the outline view could not be changed.
  struct WaitingOutlineUpdate {
    /// Whether one of the changes reloads the outline view.
    var reloadsData = false

    /// Whether all changes are animated.
    var isAnimated = true

    /// A function for each item to reload, which returns the current path of the item.
    var itemsToReload: [() -> ItemPath?] = []

    /// Whether a change reloads sections.
    ///
    /// If true, the rows of all sections are reloaded.
    var reloadsSections = false

    /// The completions of the changes.
    var completions: [() -> Void] = []

    /// Calls the completions.
    func complete() {
      for completion in completions { completion() }
    }
  }
#endif
