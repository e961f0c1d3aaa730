#if !hasFeature(Embedded)
  /// The state of one sequence of pages: the pages of a list, or the pages of one of its sections.
  ///
  /// This is a pure state machine. It loads one page at a time, and identifies each load by a ticket.
  struct PageSequence<Cursor> {
    private(set) var state: PagingState

    /// The ticket of the load that is in progress; nil while nothing is loading.
    private(set) var ticket: Int?

    /// The cursor of the page after the loaded pages; nil if there is no such page.
    private var next: Cursor?

    /// The state to restore when the load in progress is cancelled.
    private var stateBeforeLoad: PagingState

    /// Whether a first page has been loaded.
    private var hasPages = false

    /// Creates a sequence without any loaded page.
    init() { (state, stateBeforeLoad) = (.idle, .idle) }

    /// Creates a sequence whose first page is loaded and whose next page has a known cursor.
    init(next: Cursor) {
      (state, stateBeforeLoad) = (.loaded, .loaded)
      (self.next, hasPages) = (next, true)
    }

    /// Starts to load the first page, and supersedes a load that is in progress.
    ///
    /// - Parameter ticket: Identifies the load.
    /// - Returns: `refresh` if the page will replace loaded pages, otherwise `first`.
    mutating func refresh(ticket: Int) -> PagingState.Step {
      let step = hasPages ? PagingState.Step.refresh : .first
      begin(step, ticket: ticket)
      return step
    }

    /// Starts to load the page after the loaded pages.
    ///
    /// - Parameters:
    ///   - ticket: Identifies the load.
    ///   - retries: Whether to load the page even if loading it has failed before.
    /// - Returns: The cursor of the page; nil if there is no next page, if a page is being loaded, or if the
    ///   page has failed before and `retries` is false.
    mutating func advance(ticket: Int, retries: Bool) -> Cursor? {
      guard let next, self.ticket == nil else { return nil }
      if case .failed(.next, _) = state, !retries { return nil }
      begin(.next, ticket: ticket)
      return next
    }

    /// Skips a page without new items, and continues with the page after it.
    mutating func skipPage(to next: Cursor) {
      // The load of a first page keeps no cursor: if it fails later, a retry begins with the first page.
      if case .loading(.next) = state { self.next = next }
    }

    /// Ends a load whose page was added to the list.
    ///
    /// - Parameter next: The cursor of the page after it; nil if it is the last page.
    mutating func finish(next: Cursor?) {
      hasPages = true
      self.next = next
      end(next == nil ? .ended : .loaded)
    }

    mutating func fail(_ error: any Error) {
      guard case .loading(let step) = state else { return }
      end(.failed(step, error))
    }

    mutating func cancel() { end(stateBeforeLoad) }

    private mutating func begin(_ step: PagingState.Step, ticket: Int) {
      if self.ticket == nil { stateBeforeLoad = state }
      self.ticket = ticket
      state = .loading(step)
    }

    private mutating func end(_ state: PagingState) {
      ticket = nil
      self.state = state
    }
  }
#endif
