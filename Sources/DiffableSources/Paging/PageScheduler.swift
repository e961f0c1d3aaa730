#if !hasFeature(Embedded)
  /// Decides which page to load when, and whether the reply to a load still counts.
  ///
  /// This is a pure state machine: it starts no tasks. It has a ``PageSequence`` for the list and for each section
  /// that has pages of its own, in one or both directions. The first page of the list belongs to the sequence of the
  /// list's next pages. When a load is superseded, the sequence of its page forgets the ticket of the load, so that a
  /// late reply is ignored.
  struct PageScheduler<Section: Hashable & Sendable, Cursor: Sendable> {
    /// Identifies a sequence of pages.
    struct Key: Hashable, Sendable {
      /// The section that the pages belong to; nil for pages of the list.
      let section: Section?

      let direction: PageDirection

      static var first: Key { Key(section: nil, direction: .next) }

      /// The pages of the list before the first page.
      static var previous: Key { Key(section: nil, direction: .previous) }
    }

    /// A load of a page.
    ///
    /// If the page has no new items, the load can skip it and continue with the page that follows it.
    struct Load: Sendable {
      let ticket: Int
      let key: Key
      let step: PagingState.Step

      /// The request for the page.
      var request: PageRequest<Cursor>

      /// The number of pages without new items that the load has skipped.
      var skippedPages = 0

      /// The section cursors in the pages that a load of the first page has skipped; empty for any other load.
      var sectionCursors = IdentifierMap<Key, Cursor>()

      /// Whether the page replaces all loaded pages.
      var isFirstPage: Bool { step != key.direction.step }
    }

    private var sequences = Sequences([(.first, PageSequence())])

    private typealias Sequences = IdentifierMap<Key, PageSequence<Cursor>>
    private var nextTicket = 0

    /// Returns the state of the pages in a direction.
    ///
    /// - Parameters:
    ///   - section: The section whose pages to look up; nil for the pages of the list.
    ///   - direction: The direction.
    /// - Returns: The state. For a section, nil if it has no pages of its own in this direction. For the previous
    ///   pages of the list, nil until the first page has been loaded.
    func state(of section: Section?, _ direction: PageDirection) -> PagingState? {
      sequences[Key(section: section, direction: direction)]?.state
    }

    /// Returns whether a load is still in progress, so that its reply counts.
    func isCurrent(_ load: Load) -> Bool { sequences[load.key]?.ticket == load.ticket }

    /// Starts to load the first page of the list, and supersedes all other loads of pages of the list.
    mutating func refresh() -> Load {
      let ticket = makeTicket()
      sequences[.previous]?.cancel()
      let step = sequences[.first, default: PageSequence()].refresh(ticket: ticket)
      return Load(ticket: ticket, key: .first, step: step, request: PageRequest())
    }

    /// Starts to load the page that follows the loaded pages in a direction.
    ///
    /// - Parameters:
    ///   - key: The list or a section, and the direction.
    ///   - retries: Whether to load the page even if loading it has failed before.
    /// - Returns: The load; nil if there is no such page, if the page is being loaded, or if the page has failed
    ///   before and `retries` is false. For a page of the list, also nil while the first page is being loaded.
    mutating func advance(_ key: Key, retries: Bool) -> Load? {
      if key.section == nil && sequences[.first]?.isLoadingFirstPage != false { return nil }
      let ticket = makeTicket()
      guard let request = sequences[key]?.advance(ticket: ticket, retries: retries) else {
        return nil
      }
      return Load(ticket: ticket, key: key, step: key.direction.step, request: request)
    }

    /// Starts to load a page of the list that failed to load, if any.
    mutating func retry() -> Load? {
      switch state(of: nil, .next) {
      case .failed(.next, _): return advance(.first, retries: true)
      case .failed: return refresh()
      default: break
      }
      guard case .failed = state(of: nil, .previous) else { return nil }
      return advance(.previous, retries: true)
    }

    /// Supersedes all loads; no page counts as loaded afterwards.
    mutating func restart() { sequences = Sequences([(.first, PageSequence())]) }

    /// Cancels all loads.
    mutating func cancelAll() { for (key, _) in sequences.elements { sequences[key]?.cancel() } }

    // MARK: - Ending or continuing a current load

    mutating func cancel(_ load: Load) { sequences[load.key]?.cancel() }

    mutating func fail(_ load: Load, _ error: any Error) { sequences[load.key]?.fail(error) }

    /// Skips a page without new items, and continues the load with the page that follows it.
    ///
    /// - Parameters:
    ///   - load: The load of the skipped page.
    ///   - following: The request for the page that follows it.
    ///   - sectionCursors: The cursors of sections in the skipped page.
    /// - Returns: The continued load, with the same ticket.
    mutating func skipPage(
      _ load: Load,
      to following: PageRequest<Cursor>,
      sectionCursors: IdentifierMap<Key, Cursor>
    ) -> Load {
      sequences[load.key]?.skipPage(to: following)
      var load = load
      if load.isFirstPage {
        load.sectionCursors = load.sectionCursors.merging(sectionCursors)
      } else {
        addSequences(sectionCursors, after: load)
      }
      load.request = following
      load.skippedPages += 1
      return load
    }

    /// Ends a load whose page was added to the list.
    ///
    /// - Parameters:
    ///   - load: The load of the page.
    ///   - following: The request for the page that follows it in the direction of the load.
    ///   - preceding: The request for the page before a first page; ignored for other pages.
    ///   - sectionCursors: The cursors of sections in the page.
    mutating func finish(
      _ load: Load,
      following: PageRequest<Cursor>?,
      preceding: PageRequest<Cursor>?,
      sectionCursors: IdentifierMap<Key, Cursor>
    ) {
      if load.isFirstPage {
        sequences = Sequences(sequences.elements.filter { $0.key == .first })
        sequences[.previous] = PageSequence(.previous, following: preceding)
      }
      sequences[load.key]?.finish(following: following)
      addSequences(load.sectionCursors.merging(sectionCursors), after: load)
    }

    /// Creates sequences for the section cursors of a page.
    ///
    /// If the page was loaded for a section, ignores the cursors of that section. Also ignores a cursor if a page of
    /// the cursor's sequence is being loaded.
    private mutating func addSequences(
      _ sectionCursors: IdentifierMap<Key, Cursor>,
      after load: Load
    ) {
      for (key, cursor) in sectionCursors.elements
      where key.section != load.key.section && sequences[key]?.ticket == nil {
        sequences[key] = PageSequence(key.direction, following: PageRequest(cursor: cursor))
      }
    }

    /// Sets the page to load next in a direction of the list, because the last pages in this direction were unloaded.
    ///
    /// Supersedes a load in progress in this direction: its page would follow an unloaded page.
    ///
    /// - Parameters:
    ///   - direction: The direction.
    ///   - following: The request for the page that follows the loaded pages.
    mutating func unloadPage(_ direction: PageDirection, following: PageRequest<Cursor>?) {
      sequences[Key(section: nil, direction: direction)]?.unloadPage(following: following)
    }

    /// Discards the sequences of removed sections, which supersedes their loads.
    ///
    /// The sections were removed from the list, or were only in unloaded pages.
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
