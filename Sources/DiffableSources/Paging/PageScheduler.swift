#if !hasFeature(Embedded)
  /// Decides which page to request when, and whether the reply to a request still counts.
  ///
  /// This is a pure state machine: it starts no tasks. It has a ``PageSequence`` for each direction of the list, and for
  /// the next pages of each section that has pages of its own. The first page of the list belongs to the sequence of
  /// the list's next pages. When a request is superseded, the sequence of its page forgets the ticket of the request, so
  /// that a late reply is ignored.
  struct PageScheduler<Section: Hashable & Sendable, Cursor: Sendable> {
    /// Identifies a sequence of pages.
    enum Key: Hashable, Sendable {
      /// The first page of the list, and the pages after it.
      case next

      /// The pages of the list before the first page.
      case previous

      /// The next pages of a section that has pages of its own.
      case section(Section)

      /// The step that loads a page after the first one.
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

      /// The number of pages without new items that the pager has loaded directly before this page.
      var skippedPages = 0

      /// Whether the page replaces all loaded pages.
      var isFirstPage: Bool { cursor == nil }
    }

    private var sequences = Sequences([(.next, PageSequence())])

    private typealias Sequences = IdentifierMap<Key, PageSequence<Cursor>>
    private var nextTicket = 0

    /// Returns the state of a sequence of pages.
    ///
    /// - Parameter key: The sequence.
    /// - Returns: The state. For a section, nil if it has no pages of its own. For the previous pages of the list, nil
    ///   until the first page has been loaded.
    func state(of key: Key) -> PagingState? { sequences[key]?.state }

    /// Returns whether the reply to a request counts.
    func isCurrent(_ request: Request) -> Bool { sequences[request.key]?.ticket == request.ticket }

    /// Requests the first page of the list, and supersedes all other requests for pages of the list.
    mutating func refresh() -> Request {
      let ticket = makeTicket()
      sequences[.previous]?.cancel()
      var sequence = sequences[.next] ?? PageSequence()
      let step = sequence.refresh(ticket: ticket)
      sequences[.next] = sequence
      return Request(ticket: ticket, key: .next, step: step, cursor: nil)
    }

    /// Requests the page that follows the loaded pages of a sequence.
    ///
    /// - Parameters:
    ///   - key: The sequence.
    ///   - retries: Whether to request the page even if loading it has failed before.
    /// - Returns: The request; nil if there is no such page, if the page is being loaded, or if the page has failed
    ///   before and `retries` is false. For a page of the list, also nil while the first page is being loaded.
    mutating func advance(_ key: Key, retries: Bool) -> Request? {
      if key.section == nil && sequences[.next]?.isLoadingFirstPage != false { return nil }
      let ticket = makeTicket()
      return sequences[key]?.advance(ticket: ticket, retries: retries).map {
        Request(ticket: ticket, key: key, step: key.step, cursor: $0)
      }
    }

    /// Requests a page of the list that failed to load, if any.
    mutating func retry() -> Request? {
      switch state(of: .next) {
      case .failed(.next, _): return advance(.next, retries: true)
      case .failed: return refresh()
      default: break
      }
      guard case .failed = state(of: .previous) else { return nil }
      return advance(.previous, retries: true)
    }

    /// Supersedes all requests; no page counts as loaded afterwards.
    mutating func restart() { sequences = Sequences([(.next, PageSequence())]) }

    /// Cancels all requests.
    mutating func cancelAll() { for (key, _) in sequences.elements { sequences[key]?.cancel() } }

    // MARK: - Ending a current request

    mutating func cancel(_ request: Request) { sequences[request.key]?.cancel() }

    mutating func fail(_ request: Request, _ error: any Error) {
      sequences[request.key]?.fail(error)
    }

    /// Ends a request whose page was added to the list.
    ///
    /// If the page was loaded for a section, the cursor of that section in `nextInSections` is ignored. Also ignored is
    /// the cursor of a section whose next page is being loaded.
    ///
    /// - Parameters:
    ///   - request: The request for the page.
    ///   - following: The cursor of the page that follows it in the direction of the request.
    ///   - preceding: The cursor of the page before a first page; ignored for other pages.
    ///   - nextInSections: The cursors of sections in the page.
    mutating func finish(
      _ request: Request,
      following: Cursor?,
      preceding: Cursor?,
      nextInSections: [(key: Section, value: Cursor)]
    ) {
      if request.isFirstPage {
        sequences = Sequences(sequences.elements.filter { $0.key == .next })
        sequences[.previous] = PageSequence(.previous, following: preceding)
      }
      sequences[request.key]?.finish(following: following)
      for (section, cursor) in nextInSections {
        let key = Key.section(section)
        guard key != request.key, sequences[key]?.ticket == nil else { continue }
        sequences[key] = PageSequence(.next, following: cursor)
      }
    }

    /// Discards the sequences of removed sections, which supersedes their requests.
    mutating func removeSections(where shouldRemove: (Section) -> Bool) {
      sequences = Sequences(
        sequences.elements.filter { $0.key.section.map { !shouldRemove($0) } ?? true }
      )
    }

    private mutating func makeTicket() -> Int {
      defer { nextTicket += 1 }
      return nextTicket
    }
  }
#endif
