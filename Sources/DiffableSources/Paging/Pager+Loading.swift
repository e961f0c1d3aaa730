#if !hasFeature(Embedded)
  extension Pager {
    private typealias Load = PageScheduler<Section, Cursor>.Load

    /// Loads the first page, which replaces all loaded pages.
    ///
    /// The current items are kept until the first page has been loaded. Calling this method supersedes a load
    /// of another page of the list. Loads of pages of sections are superseded when the first page has been
    /// loaded.
    ///
    /// - Parameter isolation: The actor that the pager belongs to.
    /// - Returns: The load, to await its outcome or to cancel it.
    /// - Complexity: O(*p*), where *p* is the number of sections that have pages of their own.
    @discardableResult
    public func refresh(isolation: isolated any Actor = #isolation) -> PageLoad<Item> {
      start(scheduler.refresh(), isolation: isolation)
    }

    /// Changes the query and loads its first page.
    ///
    /// The current items are kept until the first page has been loaded. Calling this method supersedes all
    /// other loads.
    ///
    /// - Parameters:
    ///   - query: The new query.
    ///   - isolation: The actor that the pager belongs to.
    /// - Returns: The load, to await its outcome or to cancel it.
    /// - Complexity: O(*p*), where *p* is the number of sections that have pages of their own.
    @discardableResult
    public func load(
      _ query: Query,
      isolation: isolated any Actor = #isolation
    ) -> PageLoad<Item> {
      restart(with: query)
      return refresh(isolation: isolation)
    }

    /// Loads the page after the loaded pages, even if loading it has failed before.
    ///
    /// - Parameters:
    ///   - section: The section whose next page to load; nil for the next page of the list.
    ///   - isolation: The actor that the pager belongs to.
    /// - Returns: The load; nil if there is no next page, or if a page of the section or list is already being
    ///   loaded.
    /// - Complexity: O(*r*) on average to start the load, where *r* is the number of loads in progress.
    @discardableResult
    public func loadNextPage(
      inSection section: Section? = nil,
      isolation: isolated any Actor = #isolation
    ) -> PageLoad<Item>? {
      scheduler.advance(in: section, retries: true).map { start($0, isolation: isolation) }
    }

    /// Loads the page of the list that failed to load: the first page or the next page.
    ///
    /// For a section that has pages of its own, call ``loadNextPage(inSection:isolation:)`` instead.
    ///
    /// - Parameter isolation: The actor that the pager belongs to.
    /// - Returns: The load; nil if the last load of the list has not failed.
    /// - Complexity: O(*p*) to start the load, where *p* is the number of sections that have pages of their
    ///   own.
    @discardableResult
    public func retry(isolation: isolated any Actor = #isolation) -> PageLoad<Item>? {
      scheduler.retry().map { start($0, isolation: isolation) }
    }

    /// Loads the next page if a displayed item is near the end of the loaded items.
    ///
    /// Call this method for each item that comes into view. You can also call it from a cell provider.
    ///
    /// The method loads the next page of the item's section, the next page of the list, or both, depending on
    /// ``itemThreshold`` and ``sectionThreshold``. It does not load a page that has failed before: otherwise
    /// each displayed row would send a request to a server that is down. If the item is still near the end
    /// after a page or a refresh has added items, the pager loads the next page without another call.
    ///
    /// - Parameters:
    ///   - item: The item. An item that is not in the snapshot is ignored.
    ///   - isolation: The actor that the pager belongs to.
    /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items, plus O(*r*) if a load
    ///   is started, where *r* is the number of loads in progress.
    public func willDisplay(_ item: Item, isolation: isolated any Actor = #isolation) {
      guard snapshot.itemPath(for: item) != nil else { return }
      lastDisplayedItem = item
      loadNextPageIfNearEnd(isolation: isolation)
    }

    /// Loads the next page if the last displayed item is near the end.
    private func loadNextPageIfNearEnd(isolation: isolated any Actor) {
      guard let item = lastDisplayedItem, let path = snapshot.itemPath(for: item),
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
        if let load = scheduler.advance(in: section, retries: false) {
          start(load, isolation: isolation)
        }
      }
    }

    /// Cancels all loads, and restores the states of the list and its sections before the loads.
    ///
    /// - Complexity: O(*p*), where *p* is the number of sections that have pages of their own.
    public func cancel() {
      guard !runningLoads.isEmpty else { return }
      scheduler.cancelAll()
      didChangeStates()
    }

    /// Starts a task that loads a page and does not keep the pager alive.
    @discardableResult
    private func start(_ load: Load, isolation: isolated any Actor) -> PageLoad<Item> {
      let (provider, query) = (provider, query)
      let task = Task { [weak self] in
        // The task runs on this actor only if its closure uses the isolated parameter.
        _ = isolation
        var progress = Progress(load: load)
        while true {
          let reply = await Self.reply(of: provider, to: query, progress.load.cursor)
          switch self?.receive(reply, &progress) {
          case .loadNext:
            // The provider may return without suspending: let other tasks of the actor run.
            await Task.yield()
          case .end(let ending, let hasMoreItems):
            // Rows that remain in view are not displayed again, so `willDisplay` is not called for them.
            if hasMoreItems { self?.loadNextPageIfNearEnd(isolation: isolation) }
            return PageOutcome(ending: ending, dropped: progress.dropped)
          case nil: return PageOutcome(ending: .cancelled, dropped: progress.dropped)
          }
        }
      }
      runningLoads.append((load, task))
      didChangeStates()
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
    /// The progress of a load, which can take several pages.
    private struct Progress {
      var load: Load
      var dropped: [Item] = []

      /// The skipped pages of a first page or refresh, which contain sections without items.
      var skippedFirstPages = Snapshot<Section, Item>()
    }

    /// What a load does after a reply.
    private enum Continuation {
      case loadNext
      case end(PageOutcome<Item>.Ending, hasMoreItems: Bool)
    }

    /// Handles the reply of the provider, on the task of the load.
    private func receive(
      _ reply: Result<Page<Section, Item, Cursor>, any Error>,
      _ progress: inout Progress
    ) -> Continuation {
      guard scheduler.isCurrent(progress.load) else {
        outcomeHandler?(PageOutcome(ending: .outdated, dropped: progress.dropped))
        return .end(.outdated, hasMoreItems: false)
      }
      guard !Task.isCancelled else {
        scheduler.cancel(progress.load)
        return end(.cancelled, progress)
      }
      do {
        return try add(try reply.get(), &progress)
      } catch {
        scheduler.fail(progress.load, error)
        return end(.failed(error), progress)
      }
    }

    /// Appends a next page to the snapshot, or replaces the snapshot by a first page.
    private func add(
      _ page: Page<Section, Item, Cursor>,
      _ progress: inout Progress
    ) throws(SnapshotError<Section, Item>) -> Continuation {
      let load = progress.load
      let old = load.step == .next ? snapshot : progress.skippedFirstPages
      var new = old
      progress.dropped += try new.appendPage(page.sections, duplicates: duplicates)
      let hasMoreItems = new.numberOfItems > old.numberOfItems
      if let next = page.next, !hasMoreItems, load.skippedPages < skippedPagesLimit {
        progress.load = scheduler.skipPage(load, to: next, nextInSections: page.nextInSections)
        if load.step == .next {
          show(new)
          didChangeStates()
        } else {
          progress.skippedFirstPages = new
        }
        return .loadNext
      }
      scheduler.finish(load, next: page.next, nextInSections: page.nextInSections)
      show(new)
      return end(.loaded, progress, hasMoreItems: hasMoreItems)
    }

    private func end(
      _ ending: PageOutcome<Item>.Ending,
      _ progress: Progress,
      hasMoreItems: Bool = false
    ) -> Continuation {
      didChangeStates()
      outcomeHandler?(PageOutcome(ending: ending, dropped: progress.dropped))
      return .end(ending, hasMoreItems: hasMoreItems)
    }
  }
#endif
