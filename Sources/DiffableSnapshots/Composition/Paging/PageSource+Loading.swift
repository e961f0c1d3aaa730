#if !hasFeature(Embedded)
  extension PageSource {
    private typealias Load = PageLines<Section, Cursor>.Load

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
    /// - Complexity: O(1) on average, until the page is there.
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
    /// - Complexity: O(1), until the page is there.
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
    /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
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
        var (load, dropped) = (load, [Item]())
        while true {
          let reply = await Self.reply(of: provider, to: query, load.cursor)
          switch self?.receive(reply, to: load, dropped) {
          case .goOn(let next, let droppedSoFar): (load, dropped) = (next, droppedSoFar)
          case .end(let outcome, let hasMore):
            // Rows that stay in view are not reported again.
            if hasMore { self?.loadWhatIsNear(isolation: isolation) }
            return outcome
          case nil: return .cancelled
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

  extension PageSource {
    private enum Reception {
      case goOn(Load, dropped: [Item])
      case end(PageOutcome<Item>, hasMoreItems: Bool)
    }

    /// Takes a reply, on a task of the load.
    private func receive(
      _ reply: Result<Page<Section, Item, Cursor>, any Error>,
      to load: Load,
      _ dropped: [Item]
    ) -> Reception {
      guard lines.isUnderWay(load) else {
        outcomeHandler?(.outdated)
        return .end(.outdated, hasMoreItems: false)
      }
      guard !Task.isCancelled else {
        lines.cancel(load)
        return end(.cancelled)
      }
      do {
        return try take(try reply.get(), of: load, dropped)
      } catch {
        lines.fail(load, error)
        return end(.failed(error))
      }
    }

    /// Adds a page to what is there, or lets it take the place of that.
    private func take(
      _ page: Page<Section, Item, Cursor>,
      of load: Load,
      _ droppedBefore: [Item]
    ) throws(SnapshotError<Section, Item>) -> Reception {
      let old = load.step == .next ? snapshot : Snapshot()
      var new = old
      let dropped = droppedBefore + (try new.appendPage(page.sections, duplicates: duplicates))
      if let next = page.next, new == old, load.passedPages < passedPagesLimit {
        let rest = lines.pass(load, to: next, nextInSections: page.nextInSections)
        // Nothing has come or gone, but the content of an item may be newer.
        if load.step == .next { show(new) }
        return .goOn(rest, dropped: dropped)
      }
      lines.finish(load, next: page.next, nextInSections: page.nextInSections)
      show(new)
      return end(.loaded(dropped: dropped), hasMoreItems: new.numberOfItems > old.numberOfItems)
    }

    private func end(_ outcome: PageOutcome<Item>, hasMoreItems: Bool = false) -> Reception {
      settle()
      outcomeHandler?(outcome)
      return .end(outcome, hasMoreItems: hasMoreItems)
    }
  }
#endif
