#if !hasFeature(Embedded)
  /// Pages that follow one another: those of a list, or those of one of its sections.
  ///
  /// A pure state machine. One page at a time is loaded, under a ticket that says which reply counts.
  struct PageSequence<Cursor> {
    private(set) var state: PagingState

    /// Identifies the load that is under way.
    private(set) var ticket: Int?

    /// What finds the page after those that are there.
    private var next: Cursor?

    /// What the state goes back to when a load is cancelled.
    private var rest: PagingState

    /// Whether a first page has come.
    private var hasPages = false

    /// Creates a line of which no page is there.
    init() { (state, rest) = (.idle, .idle) }

    /// Creates a line of which something is there and more is to come.
    init(next: Cursor) {
      (state, rest) = (.loaded, .loaded)
      (self.next, hasPages) = (next, true)
    }

    /// Begins with the first page, which makes a load that is under way pointless.
    ///
    /// - Parameter ticket: Identifies the load.
    /// - Returns: Whether the page is the first of all or takes the place of others.
    mutating func refresh(ticket: Int) -> PagingState.Step {
      let step = hasPages ? PagingState.Step.refresh : .first
      begin(step, ticket: ticket)
      return step
    }

    /// Begins with the page after those that are there.
    ///
    /// - Parameters:
    ///   - ticket: Identifies the load.
    ///   - retries: Whether also when that has failed before.
    /// - Returns: What finds the page; nil when there is none, or when a page is on its way.
    mutating func advance(ticket: Int, retries: Bool) -> Cursor? {
      guard let next, self.ticket == nil else { return nil }
      if case .failed(.next, _) = state, !retries { return nil }
      begin(.next, ticket: ticket)
      return next
    }

    /// Goes on to the page after one that has brought no new item.
    mutating func pass(to next: Cursor) {
      // The first page is that which brings something: if it fails, all begins from the start.
      if case .loading(.next) = state { self.next = next }
    }

    /// Takes the page that was loaded for what is there.
    ///
    /// - Parameter next: What finds the page after it, if there is one.
    mutating func finish(next: Cursor?) {
      hasPages = true
      self.next = next
      end(next == nil ? .ended : .loaded)
    }

    mutating func fail(_ error: any Error) {
      guard case .loading(let step) = state else { return }
      end(.failed(step, error))
    }

    mutating func cancel() { end(rest) }

    private mutating func begin(_ step: PagingState.Step, ticket: Int) {
      if self.ticket == nil { rest = state }
      self.ticket = ticket
      state = .loading(step)
    }

    private mutating func end(_ state: PagingState) {
      ticket = nil
      self.state = state
    }
  }
#endif
