#if !hasFeature(Embedded)
  extension Pager {
    private typealias Load = PageScheduler<Section, Cursor>.Load

    /// Loads the first page, to take the place of all that is there.
    ///
    /// What is there stays until the page comes. A page of the list that is on its way is given up; those
    /// of sections are when the first page comes.
    ///
    /// - Parameter isolation: The actor that the source belongs to.
    /// - Returns: The load, for whoever wants to wait for it or cancel it.
    /// - Complexity: O(*p*), where *p* is the number of sections that have pages of their own.
    @discardableResult
    public func refresh(isolation: isolated any Actor = #isolation) -> PageLoad<Item> {
      start(lines.refresh(), isolation: isolation)
    }

    /// Changes the query and loads its first page.
    ///
    /// What is there stays until the page comes. All that is on its way is given up.
    ///
    /// - Parameters:
    ///   - query: What to look for from now on.
    ///   - isolation: The actor that the source belongs to.
    /// - Returns: The load, for whoever wants to wait for it or cancel it.
    /// - Complexity: O(*p*), where *p* is the number of sections that have pages of their own.
    @discardableResult
    public func load(
      _ query: Query,
      isolation: isolated any Actor = #isolation
    ) -> PageLoad<Item> {
      restart(with: query)
      return refresh(isolation: isolation)
    }

    /// Loads the page after those that are there, also if that has failed before.
    ///
    /// - Parameters:
    ///   - section: The section whose next page to load; nil for that of the list.
    ///   - isolation: The actor that the source belongs to.
    /// - Returns: The load; nil when there is no more page, or when one is on its way.
    /// - Complexity: O(*r*) on average, until the page is there, where *r* is the number of pages that are on
    ///   their way.
    @discardableResult
    public func loadNextPage(
      inSection section: Section? = nil,
      isolation: isolated any Actor = #isolation
    ) -> PageLoad<Item>? {
      lines.advance(in: section, retries: true).map { start($0, isolation: isolation) }
    }

    /// Loads again what has failed: the first page or the next one of the list.
    ///
    /// For a section that has pages of its own, ``loadNextPage(inSection:isolation:)`` does that.
    ///
    /// - Parameter isolation: The actor that the source belongs to.
    /// - Returns: The load; nil when nothing has failed.
    /// - Complexity: O(*p*), until the page is there, where *p* is the number of sections that have pages of
    ///   their own.
    @discardableResult
    public func retry(isolation: isolated any Actor = #isolation) -> PageLoad<Item>? {
      lines.retry().map { start($0, isolation: isolation) }
    }

    /// Hears that an item comes into view, and loads the next page if the end is near.
    ///
    /// That of its section, if that has pages of its own, that of the list, or both. Not one that has
    /// failed: otherwise a server that is down would be asked with each row. After a page that has brought
    /// too little, or a refresh that has brought the same, the next one is loaded without another report.
    /// To be called for each item that comes into view, from a cell provider too.
    ///
    /// - Parameters:
    ///   - item: The item. One that is not in the snapshot is ignored.
    ///   - isolation: The actor that the source belongs to.
    /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items; O(*r*) beside that
    ///   when a page is asked for, where *r* is the number of pages that are on their way.
    public func willDisplay(_ item: Item, isolation: isolated any Actor = #isolation) {
      guard snapshot.itemPath(for: item) != nil else { return }
      newestInView = item
      loadWhatIsNear(isolation: isolation)
    }

    /// Loads the next page if the item that came into view last is near the end.
    private func loadWhatIsNear(isolation: isolated any Actor) {
      guard let item = newestInView, let path = snapshot.itemPath(for: item),
        let index = snapshot.indexOfItem(item),
        let section = snapshot.sectionIdentifier(for: path.section),
        let count = snapshot.numberOfItems(inSectionAt: path.section)
      else { return }
      let isNearEnd =
        if let sectionThreshold {
          snapshot.numberOfSections - path.section <= sectionThreshold
        } else {
          snapshot.numberOfItems - index <= itemThreshold
        }
      let isNearEndOfSection = count - path.item <= itemThreshold
      for (section, isNear) in [(section, isNearEndOfSection), (nil, isNearEnd)] where isNear {
        if let load = lines.advance(in: section, retries: false) {
          start(load, isolation: isolation)
        }
      }
    }

    /// Gives up all that is being loaded; the states are what they were before.
    ///
    /// - Complexity: O(*p*), where *p* is the number of sections that have pages of their own.
    public func cancel() {
      guard !running.isEmpty else { return }
      lines.cancelAll()
      settle()
    }

    /// Lets a page be fetched, by a task that does not hold the source.
    @discardableResult
    private func start(_ load: Load, isolation: isolated any Actor) -> PageLoad<Item> {
      let (provider, query) = (provider, query)
      let task = Task { [weak self] in
        // The task inherits the isolation that it names.
        _ = isolation
        var progress = Progress(load: load)
        while true {
          let reply = await Self.reply(of: provider, to: query, progress.load.cursor)
          switch self?.receive(reply, &progress) {
          case .loadNext:
            // The provider need not wait for anything, but others shall have their turn.
            await Task.yield()
          case .end(let ending, let hasMoreItems):
            // Rows that stay in view are not reported again.
            if hasMoreItems { self?.loadWhatIsNear(isolation: isolation) }
            return PageOutcome(ending: ending, dropped: progress.dropped)
          case nil: return PageOutcome(ending: .cancelled, dropped: progress.dropped)
          }
        }
      }
      running.append((load, task))
      settle()
      return PageLoad(task: task)
    }

    nonisolated(nonsending) private static func reply(
      of provider: Provider,
      to query: Query,
      _ cursor: Cursor?
    ) async -> Result<Page<Section, Item, Cursor>, any Error> {
      do {
        try Task.checkCancellation()
        return .success(try await provider(query, cursor))
      } catch {
        return .failure(error)
      }
    }
  }

  extension Pager {
    /// What a load has come to so far.
    private struct Progress {
      var load: Load
      var dropped: [Item] = []

      /// What pages that were passed over have brought, as long as there is no first page: sections.
      var firstSections = Snapshot<Section, Item>()
    }

    private enum Reception {
      case loadNext
      case end(PageOutcome<Item>.Ending, hasMoreItems: Bool)
    }

    /// Takes a reply, on a task of the load.
    private func receive(
      _ reply: Result<Page<Section, Item, Cursor>, any Error>,
      _ progress: inout Progress
    ) -> Reception {
      guard lines.isUnderWay(progress.load) else {
        outcomeHandler?(PageOutcome(ending: .outdated, dropped: progress.dropped))
        return .end(.outdated, hasMoreItems: false)
      }
      guard !Task.isCancelled else {
        lines.cancel(progress.load)
        return end(.cancelled, progress)
      }
      do {
        return try take(try reply.get(), &progress)
      } catch {
        lines.fail(progress.load, error)
        return end(.failed(error), progress)
      }
    }

    /// Adds a page to what is there, or lets it take the place of that.
    private func take(
      _ page: Page<Section, Item, Cursor>,
      _ progress: inout Progress
    ) throws(SnapshotError<Section, Item>) -> Reception {
      let load = progress.load
      let old = load.step == .next ? snapshot : progress.firstSections
      var new = old
      progress.dropped += try new.appendPage(page.sections, duplicates: duplicates)
      let hasMoreItems = new.numberOfItems > old.numberOfItems
      if let next = page.next, !hasMoreItems, load.passedPages < passedPagesLimit {
        progress.load = lines.pass(load, to: next, nextInSections: page.nextInSections)
        if load.step == .next {
          show(new)
          settle()
        } else {
          progress.firstSections = new
        }
        return .loadNext
      }
      lines.finish(load, next: page.next, nextInSections: page.nextInSections)
      show(new)
      return end(.loaded, progress, hasMoreItems: hasMoreItems)
    }

    private func end(
      _ ending: PageOutcome<Item>.Ending,
      _ progress: Progress,
      hasMoreItems: Bool = false
    ) -> Reception {
      settle()
      outcomeHandler?(PageOutcome(ending: ending, dropped: progress.dropped))
      return .end(ending, hasMoreItems: hasMoreItems)
    }
  }
#endif
