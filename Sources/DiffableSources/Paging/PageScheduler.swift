#if !hasFeature(Embedded)
  /// Decides which page to load when, and whether the reply to a load still counts.
  ///
  /// This is a pure state machine: it starts no tasks. It has one ``PageSequence`` for the list, under the
  /// key nil, and one for each section that has pages of its own, under the section. When a load is
  /// superseded, its sequence no longer has its ticket, so that a late reply is ignored.
  struct PageScheduler<Section: Hashable & Sendable, Cursor: Sendable> {
    /// A page to load.
    struct Load: Sendable {
      let ticket: Int

      /// The section whose page it is; nil for a page of the list.
      let section: Section?

      let step: PagingState.Step

      /// The cursor of the page; nil for the first page.
      var cursor: Cursor?

      /// The number of pages without new items that the load has skipped.
      var skippedPages = 0

      /// The section cursors in the skipped pages of a first page or refresh.
      var nextInSections: [Section: Cursor] = [:]
    }

    private var sequences: [Section?: PageSequence<Cursor>] = [nil: PageSequence()]
    private var nextTicket = 0

    /// Returns the state of a section, or of the list for nil.
    ///
    /// - Returns: The state; nil if the section has no pages of its own.
    func state(of section: Section?) -> PagingState? { sequences[section]?.state }

    /// Whether a load is still in progress, so that its reply counts.
    func isCurrent(_ load: Load) -> Bool { sequences[load.section]?.ticket == load.ticket }

    /// Starts to load the first page of the list.
    mutating func refresh() -> Load {
      let ticket = makeTicket()
      let step = sequences[nil, default: PageSequence()].refresh(ticket: ticket)
      return Load(ticket: ticket, section: nil, step: step)
    }

    /// Starts to load the next page.
    ///
    /// - Parameters:
    ///   - section: The section whose page to load; nil for a page of the list.
    ///   - retries: Whether to load the page even if loading it has failed before.
    /// - Returns: The load; nil if there is no next page, if a page is being loaded, or if the page has failed
    ///   before and `retries` is false.
    mutating func advance(in section: Section?, retries: Bool) -> Load? {
      let ticket = makeTicket()
      guard let cursor = sequences[section]?.advance(ticket: ticket, retries: retries) else {
        return nil
      }
      return Load(ticket: ticket, section: section, step: .next, cursor: cursor)
    }

    /// Loads the page of the list that failed to load, if any.
    mutating func retry() -> Load? {
      switch state(of: nil) {
      case .failed(.next, _): advance(in: nil, retries: true)
      case .failed: refresh()
      default: nil
      }
    }

    /// Discards all pages and loads.
    mutating func restart() { sequences = [nil: PageSequence()] }

    /// Cancels all loads.
    mutating func cancelAll() {
      for section in sequences.keys where sequences[section]?.ticket != nil {
        sequences[section]?.cancel()
      }
    }

    // MARK: - Ending or continuing a current load

    mutating func cancel(_ load: Load) { sequences[load.section]?.cancel() }

    mutating func fail(_ load: Load, _ error: any Error) { sequences[load.section]?.fail(error) }

    /// Skips a page without new items, and continues the load with the page after it.
    ///
    /// - Parameters:
    ///   - load: The load of the skipped page.
    ///   - next: The cursor of the page after it.
    ///   - nextInSections: The cursors of sections in the skipped page.
    /// - Returns: The continued load, with the same ticket.
    mutating func skipPage(
      _ load: Load,
      to next: Cursor,
      nextInSections: [Section: Cursor]
    ) -> Load {
      sequences[load.section]?.skipPage(to: next)
      var load = load
      if load.step == .next {
        addSequences(nextInSections, after: load)
      } else {
        load.nextInSections.merge(nextInSections) { _, newer in newer }
      }
      load.cursor = next
      load.skippedPages += 1
      return load
    }

    /// Ends a load whose page was added to the list.
    ///
    /// - Parameters:
    ///   - load: The load of the page.
    ///   - next: The cursor of the page after it; nil if it is the last page.
    ///   - nextInSections: The cursors of sections in the page.
    mutating func finish(_ load: Load, next: Cursor?, nextInSections: [Section: Cursor]) {
      if load.step != .next { sequences = sequences.filter { $0.key == nil } }
      sequences[load.section]?.finish(next: next)
      addSequences(load.nextInSections.merging(nextInSections) { _, newer in newer }, after: load)
    }

    /// Creates sequences for the section cursors of a page.
    ///
    /// Ignores the cursor of the section that the page belongs to, and cursors of sections that are loading a
    /// page.
    private mutating func addSequences(_ nextInSections: [Section: Cursor], after load: Load) {
      for (section, next) in nextInSections
      where section != load.section && sequences[section]?.ticket == nil {
        sequences[section] = PageSequence(next: next)
      }
    }

    /// Discards the pages and loads of sections that have been removed from the list.
    mutating func removeSections(where shouldRemove: (Section) -> Bool) {
      sequences = sequences.filter { $0.key.map { !shouldRemove($0) } ?? true }
    }

    private mutating func makeTicket() -> Int {
      defer { nextTicket += 1 }
      return nextTicket
    }
  }
#endif
