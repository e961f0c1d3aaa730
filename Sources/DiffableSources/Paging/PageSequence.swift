#if !hasFeature(Embedded)
  /// The state of one sequence of pages: the pages of a list in one direction, or the next pages of a section.
  ///
  /// This is a pure state machine. It loads one page at a time, and identifies each load by a ticket.
  struct PageSequence<Cursor: Sendable> {
    /// The load that is in progress; nil while nothing is loading.
    private var load: (step: PagingState.Step, ticket: Int)?

    /// The state without the load in progress.
    private var settledState = PagingState.idle

    /// The step that loads the page after the loaded pages: `next` or `previous`.
    private let step: PagingState.Step

    /// The cursor of the page that follows the loaded pages; nil if there is no such page.
    private var following: Cursor?

    /// Whether a first page has been loaded.
    private var hasPages = false

    var state: PagingState { load.map { .loading($0.step) } ?? settledState }

    /// The ticket of the load that is in progress; nil while nothing is loading.
    var ticket: Int? { load?.ticket }

    /// Creates the sequence of a list without any loaded page.
    init() { step = .next }

    /// Creates a sequence whose first page is loaded.
    ///
    /// - Parameters:
    ///   - step: The step that loads the pages that follow.
    ///   - following: The cursor of the page that follows the first page; nil if there is no such page.
    init(_ step: PagingState.Step, following: Cursor?) {
      self.step = step
      finish(following: following)
    }

    /// Whether the first page of the list is being loaded.
    var isLoadingFirstPage: Bool { load.map { $0.step != step } ?? false }

    /// Starts to load the first page, and supersedes a load that is in progress.
    ///
    /// - Parameter ticket: Identifies the load.
    /// - Returns: `refresh` if the page will replace loaded pages, otherwise `first`.
    mutating func refresh(ticket: Int) -> PagingState.Step {
      let step = hasPages ? PagingState.Step.refresh : .first
      load = (step, ticket)
      return step
    }

    /// Starts to load the page that follows the loaded pages.
    ///
    /// - Parameters:
    ///   - ticket: Identifies the load.
    ///   - retries: Whether to load the page even if loading it has failed before.
    /// - Returns: The cursor of the page; nil if there is no such page, if a page is being loaded, or if the page has
    ///   failed before and `retries` is false.
    mutating func advance(ticket: Int, retries: Bool) -> Cursor? {
      guard let following, load == nil, retries || !hasFailedToAdvance else { return nil }
      load = (step, ticket)
      return following
    }

    /// Ends a load whose page was added to the list.
    ///
    /// - Parameter following: The cursor of the page that follows it; nil if there is no such page.
    mutating func finish(following: Cursor?) {
      (hasPages, self.following) = (true, following)
      settledState = following == nil ? .ended : .loaded
      cancel()
    }

    mutating func fail(_ error: any Error) {
      guard let load else { return }
      settledState = .failed(load.step, error)
      cancel()
    }

    mutating func cancel() { load = nil }

    private var hasFailedToAdvance: Bool {
      if case .failed(let failed, _) = settledState { failed == step } else { false }
    }
  }
#endif
