#if !hasFeature(Embedded)
  /// Decides which page to request when, and whether the reply to a request still counts.
  ///
  /// This is a pure state machine: it starts no tasks. It has a sequence of pages for each end of the list, and one for
  /// each section that has pages of its own. When a request is superseded, its sequence forgets the request, so that a
  /// late reply is ignored.
  struct PageScheduler<Section: Hashable & Sendable, Cursor: Sendable> {
    /// Identifies a sequence of pages.
    enum Key: Hashable, Sendable {
      /// The first page of the list, and the pages after it.
      case next

      /// The pages of the list before the first page.
      case previous

      /// The next pages of a section that has pages of its own.
      case section(Section)

      /// The step that loads a page of the sequence, other than the first page.
      var step: PagingState.Step { self == .previous ? .previous : .next }

      var section: Section? {
        if case .section(let section) = self { section } else { nil }
      }
    }

    /// A request for a page.
    struct Request: Sendable {
      let ticket: Int
      let key: Key
      let step: PagingState.Step

      /// The cursor of the page; nil for the first page.
      let cursor: Cursor?

      /// Whether the page replaces all loaded pages.
      var isFirstPage: Bool { cursor == nil }
    }

    private typealias Sequences = IdentifierMap<Key, PageSequence>

    private var sequences = Sequences([(.next, PageSequence())])
    private var nextTicket = 0

    /// Returns the state of a sequence of pages.
    ///
    /// - Parameter key: The sequence.
    /// - Returns: The state; nil if a section has no pages of its own, and for the previous pages of the list until a
    ///   first page has been loaded.
    func state(of key: Key) -> PagingState? { sequences[key]?.state }

    /// Returns whether the reply to a request counts.
    func isCurrent(_ request: Request) -> Bool {
      sequences[request.key]?.request?.ticket == request.ticket
    }

    /// Requests the first page of the list, and supersedes all other requests for pages of the list.
    mutating func refresh() -> Request {
      sequences[.previous]?.request = nil
      return start(sequences[.next]?.hasPages == true ? .refresh : .first, .next, cursor: nil)
    }

    /// Requests the page that follows the loaded pages in the direction of a sequence.
    ///
    /// - Parameters:
    ///   - key: The sequence.
    ///   - retries: Whether to request the page even if loading it has failed before.
    ///   - limit: The number of consecutive skipped pages after which no page is requested; nil if the user or the app
    ///     has caused the request, which is always made and counts from zero again.
    /// - Returns: The request; nil if there is no such page, if the limit is exceeded, if a page of the sequence or the
    ///   first page is being loaded, or if the page has failed before and `retries` is false.
    mutating func advance(
      _ key: Key,
      retries: Bool,
      skippedPagesLimit limit: Int? = nil
    ) -> Request? {
      let isLoadingFirstPage = sequences[.next]?.request?.isFirstPage == true
      guard let sequence = sequences[key], sequence.request == nil, let cursor = sequence.cursor,
        key.section != nil || !isLoadingFirstPage,
        retries || !sequence.hasFailed(key.step),
        limit.map({ sequence.skippedPages <= $0 }) ?? true
      else { return nil }
      if limit == nil { sequences[key]?.skippedPages = 0 }
      return start(key.step, key, cursor: cursor)
    }

    /// Requests the pages of the list that failed to load: the first page, or the pages at one or both ends.
    mutating func retry() -> [Request] {
      if case .failed(let step, _) = state(of: .next), step != .next { return [refresh()] }
      let failed = [Key.next, .previous].filter { sequences[$0]?.hasFailed($0.step) == true }
      return failed.compactMap { advance($0, retries: true) }
    }

    private mutating func start(
      _ step: PagingState.Step,
      _ key: Key,
      cursor: Cursor?
    ) -> Request {
      let request = Request(ticket: nextTicket, key: key, step: step, cursor: cursor)
      nextTicket += 1
      sequences[key]?.request = request
      return request
    }

    /// Supersedes all requests; no page counts as loaded afterwards.
    mutating func restart() { sequences = Sequences([(.next, PageSequence())]) }

    /// Cancels all requests.
    mutating func cancelAll() {
      for (key, _) in sequences.elements { sequences[key]?.request = nil }
    }

    // MARK: - Ending a current request

    mutating func cancel(_ request: Request) { sequences[request.key]?.request = nil }

    mutating func fail(_ request: Request, _ error: any Error) {
      sequences[request.key]?.settledState = .failed(request.step, error)
      cancel(request)
    }

    /// Ends a request whose page was added to the list.
    ///
    /// If the page was loaded for a section, the cursor of that section in `nextInSections` is ignored. Also ignored is
    /// the cursor of a section whose next page is being loaded.
    ///
    /// - Parameters:
    ///   - request: The request for the page.
    ///   - previous: The cursor of the page before it; ignored unless it is a first or a previous page.
    ///   - next: The cursor of the page after it; ignored if it is a previous page.
    ///   - nextInSections: The cursors of sections in the page.
    ///   - isSkipped: Whether the page counts as skipped, so that the next one of the sequence may be needed at once.
    mutating func finish(
      _ request: Request,
      previous: Cursor?,
      next: Cursor?,
      nextInSections: [(key: Section, value: Cursor)],
      isSkipped: Bool
    ) {
      let skippedPages = isSkipped ? (sequences[request.key]?.skippedPages ?? 0) + 1 : 0
      if request.isFirstPage {
        sequences = Sequences([(.previous, PageSequence(cursor: previous))])
      }
      sequences[request.key] = PageSequence(
        cursor: request.key == .previous ? previous : next,
        skippedPages: skippedPages
      )
      for (section, cursor) in nextInSections {
        let key = Key.section(section)
        guard key != request.key, sequences[key]?.request == nil else { continue }
        sequences[key] = PageSequence(cursor: cursor)
      }
    }

    /// Discards the sequences of removed sections, which supersedes their requests.
    mutating func removeSections(where shouldRemove: (Section) -> Bool) {
      sequences = Sequences(
        sequences.elements.filter { $0.key.section.map { !shouldRemove($0) } ?? true }
      )
    }
  }

  extension PageScheduler {
    /// The pages at one end of the list or of one section, of which one is loaded at a time.
    private struct PageSequence {
      /// The request in progress; nil while nothing is loading.
      var request: Request?

      /// The state without the request in progress.
      var settledState = PagingState.idle

      /// The cursor of the page that follows the loaded pages; nil if there is no such page.
      var cursor: Cursor?

      /// The number of pages that count as skipped since the last one that does not.
      var skippedPages = 0

      /// Creates a sequence without pages.
      init() {}

      /// Creates a sequence with loaded pages.
      init(cursor: Cursor?, skippedPages: Int = 0) {
        (settledState, self.cursor) = (cursor == nil ? .ended : .loaded, cursor)
        self.skippedPages = skippedPages
      }

      var state: PagingState { request.map { .loading($0.step) } ?? settledState }

      /// Whether a first page has been loaded.
      var hasPages: Bool {
        switch settledState {
        case .idle, .failed(.first, _): false
        default: true
        }
      }

      /// Returns whether the last step was this one and has failed.
      func hasFailed(_ step: PagingState.Step) -> Bool {
        if case .failed(step, _) = settledState { true } else { false }
      }
    }
  }
#endif
