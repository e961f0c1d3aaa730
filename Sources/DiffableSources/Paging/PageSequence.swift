#if !hasFeature(Embedded)
  /// The state of one sequence of pages: the pages of a list or of one of its sections, in one direction.
  ///
  /// This is a pure state machine. It loads one page at a time, and identifies each load by a ticket.
  struct PageSequence<Cursor: Sendable> {
    /// The load that is in progress; nil while nothing is loading.
    private var load: (step: PagingState.Step, ticket: Int)?

    /// The state without the load in progress.
    private var settledState = PagingState.idle

    private let direction: PageDirection

    /// The request for the page that follows the loaded pages; nil if there is no such page.
    private var following: PageRequest<Cursor>?

    /// Whether a first page has been loaded.
    private var hasPages = false

    var state: PagingState { load.map { .loading($0.step) } ?? settledState }

    /// The ticket of the load that is in progress; nil while nothing is loading.
    var ticket: Int? { load?.ticket }

    /// Creates the sequence of a list without any loaded page.
    init() { direction = .next }

    /// Creates a sequence whose first page is loaded.
    ///
    /// - Parameters:
    ///   - direction: The direction of the pages that follow.
    ///   - following: The request for the page that follows the first page; nil if there is no such page.
    init(_ direction: PageDirection, following: PageRequest<Cursor>?) {
      self.direction = direction
      finish(following: following)
    }

    /// Whether the first page of the list is being loaded.
    var isLoadingFirstPage: Bool { load.map { $0.step != direction.step } ?? false }

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
    /// - Returns: The request for the page; nil if there is no such page, if a page is being loaded, or if the
    ///   page has failed before and `retries` is false.
    mutating func advance(ticket: Int, retries: Bool) -> PageRequest<Cursor>? {
      guard let following, load == nil, retries || !hasFailedToAdvance else { return nil }
      load = (direction.step, ticket)
      return following
    }

    /// Skips a page without new items, and continues with the page that follows it.
    mutating func skipPage(to following: PageRequest<Cursor>) {
      // While a first page is being loaded, `self.following` still belongs to the loaded pages, if any. These pages are
      // kept if the load fails, and a retry begins with the first page again.
      if !isLoadingFirstPage { self.following = following }
    }

    /// Ends a load whose page was added to the list.
    ///
    /// - Parameter following: The request for the page that follows it; nil if there is no such page.
    mutating func finish(following: PageRequest<Cursor>?) {
      (hasPages, self.following) = (true, following)
      settledState = following == nil ? .ended : .loaded
      cancel()
    }

    /// Sets the page to load next, because the last pages in this direction were unloaded.
    ///
    /// Supersedes a load in this direction: its page would follow an unloaded page.
    mutating func unloadPage(following: PageRequest<Cursor>?) {
      self.following = following
      cancel()
      // A failed refresh concerns all pages, so the state keeps its error.
      if case .failed = settledState, !hasFailedToAdvance { return }
      finish(following: following)
    }

    mutating func fail(_ error: any Error) {
      guard let load else { return }
      settledState = .failed(load.step, error)
      cancel()
    }

    mutating func cancel() { load = nil }

    private var hasFailedToAdvance: Bool {
      if case .failed(let step, _) = settledState { step == direction.step } else { false }
    }
  }
#endif
