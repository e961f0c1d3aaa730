#if !hasFeature(Embedded)
  extension Pager {
    /// The loading state of the list's first page and next pages.
    ///
    /// - Complexity: O(1) on average.
    public var state: PagingState { scheduler.state(of: .next) ?? .idle }

    /// The loading state of the list's previous pages.
    ///
    /// The state is idle until the first page of the query has been loaded. While a refresh is being loaded, it is the
    /// state from before the refresh.
    ///
    /// ```swift
    /// switch pager.previousState {
    /// case .loading: showHeader("Loading …")
    /// case .failed(_, let error): showHeader("\(error). Tap to try again.")
    /// case .idle, .loaded, .ended: showHeader("")
    /// }
    /// ```
    ///
    /// - Complexity: O(1) on average.
    public var previousState: PagingState { scheduler.state(of: .previous) ?? .idle }

    /// The segment of a ``SegmentedSource`` that the screen should show.
    ///
    /// If the list shows items, the segment is ``LoadingState/loaded``, even while another page is being loaded or
    /// after a failure. The ``state`` and the ``previousState`` say what to show beside the items.
    ///
    /// ```swift
    /// let albums = SnapshotSource<String, String, String> { _ in
    ///   BasicSource { "♪ \($0)" }
    /// }
    /// let screen = SegmentedSource(
    ///   loading: spinner,
    ///   failed: failure,
    ///   loaded: albums
    /// )
    /// pages.show(in: albums)
    /// pages.stateHandler = { screen.selection = $0.loadingState }
    /// let connection = screen.connect(to: list)
    /// pages.refresh()
    /// ```
    public var loadingState: LoadingState {
      guard shown.numberOfItems == 0 else { return .loaded }
      return switch (state, previousState) {
      case (.idle, _), (.loading, _), (_, .loading): .loading
      case (.failed, _), (_, .failed): .failed
      case (.loaded, _), (.ended, _): .empty
      }
    }

    /// Returns the loading state of the next pages of a section that has pages of its own.
    ///
    /// - Parameter section: The section.
    /// - Returns: The state; nil if the section has no next pages of its own.
    /// - Complexity: O(1) on average.
    public func state(ofSection section: Section) -> PagingState? {
      scheduler.state(of: .section(section))
    }

    /// Cancels the tasks of ended and superseded loads, and calls the state handler.
    func reportStates() {
      for (request, task) in runningLoads where !scheduler.isCurrent(request) { task.cancel() }
      runningLoads.removeAll { !scheduler.isCurrent($0.request) }
      stateHandler?(self)
    }
  }
#endif
