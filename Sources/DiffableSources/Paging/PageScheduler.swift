#if !hasFeature(Embedded)
  /// Decides which page to request when, and whether the reply to a request still counts.
  ///
  /// This is a pure state machine: it starts no tasks. It has a sequence of pages for the list, and one for each
  /// section that has pages of its own. Where a section is nil, the list is meant. When a request is superseded, its
  /// sequence forgets the request, so that a late reply is ignored.
  struct PageScheduler<Section: Hashable & Sendable, Cursor: Sendable> {
    /// A request for a page.
    struct Request: Sendable {
      let ticket: Int

      /// The section whose next page is requested; nil for a page of the list.
      let section: Section?
      let step: PagingState.Step

      /// The cursor of the page; nil for the first page.
      let cursor: Cursor?

      /// The number of pages without new items that the pager has loaded directly before this page.
      let skippedPages: Int

      /// Whether the page replaces all loaded pages.
      var isFirstPage: Bool { cursor == nil }
    }

    /// The pages of the list or of one section, of which one is loaded at a time.
    private struct PageSequence {
      /// The request in progress; nil while nothing is loading.
      var request: Request?

      /// The state without the request in progress.
      var settledState = PagingState.idle

      /// The cursor of the page that follows the loaded pages; nil if there is no such page.
      var next: Cursor?

      var state: PagingState { request.map { .loading($0.step) } ?? settledState }

      /// Whether a first page has been loaded.
      var hasPages: Bool {
        switch settledState {
        case .idle, .failed(.first, _): false
        default: true
        }
      }
    }

    private typealias Sequences = IdentifierMap<Section?, PageSequence>

    private var sequences = Sequences([(nil, PageSequence())])
    private var nextTicket = 0

    /// Returns the state of a section's pages, or of the list's pages; nil if the section has no pages of its own.
    func state(of section: Section?) -> PagingState? { sequences[section]?.state }

    /// Returns whether the reply to a request counts.
    func isCurrent(_ request: Request) -> Bool {
      sequences[request.section]?.request?.ticket == request.ticket
    }

    /// Requests the first page of the list, and supersedes a request for another page of the list.
    mutating func refresh() -> Request {
      start(sequences[nil]?.hasPages == true ? .refresh : .first, section: nil, cursor: nil)
    }

    /// Requests the page that follows the loaded pages.
    ///
    /// - Parameters:
    ///   - section: The section whose next page to request; nil for the next page of the list.
    ///   - retries: Whether to request the page even if loading it has failed before.
    ///   - skippedPages: The number of pages without new items directly before this page.
    /// - Returns: The request; nil if there is no such page, if a page of the sequence is being loaded, or if the page has
    ///   failed before and `retries` is false.
    mutating func advance(
      _ section: Section?,
      retries: Bool,
      skippedPages: Int = 0
    ) -> Request? {
      guard let sequence = sequences[section], sequence.request == nil, let cursor = sequence.next
      else { return nil }
      if case .failed(.next, _) = sequence.settledState, !retries { return nil }
      return start(.next, section: section, cursor: cursor, skippedPages: skippedPages)
    }

    /// Requests the page of the list that failed to load, if any.
    mutating func retry() -> Request? {
      switch state(of: nil) {
      case .failed(.next, _): advance(nil, retries: true)
      case .failed: refresh()
      default: nil
      }
    }

    private mutating func start(
      _ step: PagingState.Step,
      section: Section?,
      cursor: Cursor?,
      skippedPages: Int = 0
    ) -> Request {
      let request = Request(
        ticket: nextTicket,
        section: section,
        step: step,
        cursor: cursor,
        skippedPages: skippedPages
      )
      nextTicket += 1
      sequences[section]?.request = request
      return request
    }

    /// Supersedes all requests; no page counts as loaded afterwards.
    mutating func restart() { sequences = Sequences([(nil, PageSequence())]) }

    /// Cancels all requests.
    mutating func cancelAll() {
      for (section, _) in sequences.elements { sequences[section]?.request = nil }
    }

    // MARK: - Ending a current request

    mutating func cancel(_ request: Request) { sequences[request.section]?.request = nil }

    mutating func fail(_ request: Request, _ error: any Error) {
      sequences[request.section]?.settledState = .failed(request.step, error)
      cancel(request)
    }

    /// Ends a request whose page was added to the list.
    ///
    /// If the page was loaded for a section, the cursor of that section in `nextInSections` is ignored. Also ignored is
    /// the cursor of a section whose next page is being loaded.
    ///
    /// - Parameters:
    ///   - request: The request for the page.
    ///   - next: The cursor of the page that follows it; nil if there is no such page.
    ///   - nextInSections: The cursors of sections in the page.
    mutating func finish(
      _ request: Request,
      next: Cursor?,
      nextInSections: [Section: Cursor]
    ) {
      if request.isFirstPage { sequences = Sequences() }
      sequences[request.section] = PageSequence(
        settledState: next == nil ? .ended : .loaded,
        next: next
      )
      for (section, cursor) in nextInSections
      where section != request.section && sequences[section]?.request == nil {
        sequences[section] = PageSequence(settledState: .loaded, next: cursor)
      }
    }

    /// Discards the sequences of removed sections, which supersedes their requests.
    mutating func removeSections(where shouldRemove: (Section) -> Bool) {
      sequences = Sequences(
        sequences.elements.filter { $0.key.map { !shouldRemove($0) } ?? true }
      )
    }
  }
#endif
