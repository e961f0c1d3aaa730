#if !hasFeature(Embedded)
  /// Decides which page is asked for when, and which reply counts.
  ///
  /// A pure state machine: it runs nothing, it only answers. The list has its line of pages, and so has
  /// each section that goes on by itself; a line is known by its section, that of the list by nil. What
  /// makes a load pointless takes its ticket away, so that a reply that comes late finds nobody.
  struct PageScheduler<Section: Hashable & Sendable, Cursor: Sendable> {
    /// A page that is to be asked for.
    struct Load: Sendable {
      let ticket: Int

      /// Whose page it is: nil for that of the list.
      let section: Section?

      let step: PagingState.Step

      /// What finds the page; nil for the first.
      var cursor: Cursor?

      /// How many pages that brought no new item were passed over.
      var passedPages = 0

      /// What finds more of sections that came with these, as long as there is no first page.
      var nextInSections: [Section: Cursor] = [:]
    }

    private var lines: [Section?: PageSequence<Cursor>] = [nil: PageSequence()]
    private var nextTicket = 0

    /// The state of a section, or with nil that of the list; nil where a section has no pages.
    func state(of section: Section?) -> PagingState? { lines[section]?.state }

    /// Whether the reply to a load counts.
    func isUnderWay(_ load: Load) -> Bool { lines[load.section]?.ticket == load.ticket }

    /// Begins with the first page of the list.
    mutating func refresh() -> Load {
      let ticket = makeTicket()
      let step = lines[nil, default: PageSequence()].refresh(ticket: ticket)
      return Load(ticket: ticket, section: nil, step: step)
    }

    /// Begins with the next page.
    ///
    /// - Parameters:
    ///   - section: Whose page: nil for that of the list.
    ///   - retries: Whether also when that has failed before.
    /// - Returns: What to load, if there is more and it is not on its way.
    mutating func advance(in section: Section?, retries: Bool) -> Load? {
      let ticket = makeTicket()
      guard let cursor = lines[section]?.advance(ticket: ticket, retries: retries) else {
        return nil
      }
      return Load(ticket: ticket, section: section, step: .next, cursor: cursor)
    }

    /// Begins once more with what has failed in the list, if anything has.
    mutating func retry() -> Load? {
      switch state(of: nil) {
      case .failed(.next, _): advance(in: nil, retries: true)
      case .failed: refresh()
      default: nil
      }
    }

    /// Forgets all pages and loads, for a new beginning.
    mutating func restart() { lines = [nil: PageSequence()] }

    /// Gives up all loads.
    mutating func cancelAll() {
      for section in lines.keys where lines[section]?.ticket != nil { lines[section]?.cancel() }
    }

    // MARK: - What becomes of a load that is under way

    mutating func cancel(_ load: Load) { lines[load.section]?.cancel() }

    mutating func fail(_ load: Load, _ error: any Error) { lines[load.section]?.fail(error) }

    /// Goes on from a page that has brought no new item.
    ///
    /// - Parameters:
    ///   - load: What has found the page.
    ///   - next: What finds the page after it.
    ///   - nextInSections: What finds more of sections.
    /// - Returns: What to load, as part of the same load.
    mutating func pass(
      _ load: Load,
      to next: Cursor,
      nextInSections: [Section: Cursor]
    ) -> Load {
      lines[load.section]?.pass(to: next)
      var load = load
      if load.step == .next {
        add(nextInSections, besides: load)
      } else {
        load.nextInSections.merge(nextInSections) { _, newer in newer }
      }
      load.cursor = next
      load.passedPages += 1
      return load
    }

    /// Ends a load whose page is there now.
    ///
    /// - Parameters:
    ///   - load: What has found the page.
    ///   - next: What finds the page after it, if there is one.
    ///   - nextInSections: What finds more of sections.
    mutating func finish(_ load: Load, next: Cursor?, nextInSections: [Section: Cursor]) {
      if load.step != .next { lines = lines.filter { $0.key == nil } }
      lines[load.section]?.finish(next: next)
      add(load.nextInSections.merging(nextInSections) { _, newer in newer }, besides: load)
    }

    /// Takes cursors of sections, unless a page of the section is on its way or has just come.
    private mutating func add(_ nextInSections: [Section: Cursor], besides load: Load) {
      for (section, next) in nextInSections
      where section != load.section && lines[section]?.ticket == nil {
        lines[section] = PageSequence(next: next)
      }
    }

    /// Forgets sections that are not there.
    mutating func removeSections(where isGone: (Section) -> Bool) {
      lines = lines.filter { $0.key.map { !isGone($0) } ?? true }
    }

    private mutating func makeTicket() -> Int {
      defer { nextTicket += 1 }
      return nextTicket
    }
  }
#endif
