#if !hasFeature(Embedded)
  extension Pager {
    /// Loads the first page, which replaces all loaded pages.
    ///
    /// The current items are kept until the first page has been loaded. Calling this method supersedes all other
    /// loads of pages of the list. Loads of pages of sections are superseded when the first page has been loaded.
    ///
    /// - Parameter isolation: The actor that the pager belongs to.
    /// - Returns: The load, to await its outcome or to cancel it.
    /// - Complexity: O(*r*), where *r* is the number of loads in progress.
    @discardableResult
    public func refresh(isolation: isolated any Actor = #isolation) -> Load {
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
    ) -> Load {
      self.query = query
      // No page counts as loaded now, but the items are kept until the first page of the query has been loaded.
      scheduler.restart()
      return refresh(isolation: isolation)
    }

    /// Loads the page after the loaded pages, even if loading it has failed before.
    ///
    /// - Parameters:
    ///   - section: The section whose next page to load; nil for the next page of the list.
    ///   - isolation: The actor that the pager belongs to.
    /// - Returns: The load; nil if there is no next page, or if the next page of the section or list is already
    ///   being loaded. For the list, also nil while the first page is being loaded.
    /// - Complexity: O(*r*) on average to start the load, where *r* is the number of loads in progress.
    @discardableResult
    public func loadNextPage(
      inSection section: Section? = nil,
      isolation: isolated any Actor = #isolation
    ) -> Load? {
      advance(section, retries: true, isolation: isolation)
    }

    /// Loads the next page if a displayed item is near the end of the loaded items.
    ///
    /// Call this method for each item that comes into view. You can also call it from a cell provider.
    ///
    /// The method loads the next page of the item's section, the next page of the list, or both, depending on
    /// ``itemThreshold`` and ``sectionThreshold``. It does not load a page that has failed before: otherwise
    /// each displayed row would send a request to a server that is down.
    ///
    /// After a load has added items, the last displayed item may still be near the end. The pager then loads another
    /// page without another call.
    ///
    /// - Parameters:
    ///   - item: The item. An item that is not in the snapshot is ignored.
    ///   - isolation: The actor that the pager belongs to.
    /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items, plus O(*r*) if a load
    ///   is started, where *r* is the number of loads in progress.
    public func willDisplay(_ item: Item, isolation: isolated any Actor = #isolation) {
      removeDeletedItems()
      guard let path = snapshot.itemPath(for: item), let index = snapshot.indexOfItem(item),
        let section = snapshot.sectionIdentifier(for: path.section),
        let count = snapshot.numberOfItems(inSectionAt: path.section)
      else { return }
      lastDisplayedItem = item
      // The state handler can change the snapshot as soon as a load starts.
      let isNearEnd =
        if let sectionThreshold {
          snapshot.numberOfSections - path.section - 1 < sectionThreshold
        } else {
          snapshot.numberOfItems - index - 1 < itemThreshold
        }
      if count - path.item - 1 < itemThreshold { advance(section, isolation: isolation) }
      if isNearEnd { advance(nil, isolation: isolation) }
    }

    /// Loads the page of the list that failed to load: the first page or the next page.
    ///
    /// For a section that has pages of its own, call ``loadNextPage(inSection:isolation:)`` instead.
    ///
    /// - Parameter isolation: The actor that the pager belongs to.
    /// - Returns: The load; nil if ``state`` is not `failed`.
    /// - Complexity: O(*r*) on average to start the load, where *r* is the number of loads in progress.
    @discardableResult
    public func retry(isolation: isolated any Actor = #isolation) -> Load? {
      scheduler.retry().map { start($0, isolation: isolation) }
    }

    /// Cancels all loads, and restores the states that the list and its sections had before the loads.
    ///
    /// - Complexity: O(*p*), where *p* is the number of sections that have pages of their own.
    public func cancel() {
      guard !runningLoads.isEmpty else { return }
      scheduler.cancelAll()
      reportStates()
    }

    // MARK: - Starting loads

    typealias Request = PageScheduler<Section, Cursor>.Request

    /// Starts to load the next page of a section or of the list, if there is one; a page that has failed only if
    /// `retries` is true.
    @discardableResult
    func advance(
      _ section: Section?,
      retries: Bool = false,
      skippedPages: Int = 0,
      isolation: isolated any Actor
    ) -> Load? {
      scheduler.advance(section, retries: retries, skippedPages: skippedPages)
        .map { start($0, isolation: isolation) }
    }

    /// Starts a task that loads a page and does not keep the pager alive.
    private func start(_ request: Request, isolation: isolated any Actor) -> Load {
      let (provider, query) = (provider, query)
      let task = Task { [weak self] in
        // The task runs on this actor only if its closure uses the isolated parameter.
        let reply = await Self.reply(of: provider, to: query, request.cursor)
        return self?.receive(reply, to: request, isolation: isolation)
          ?? Outcome(ending: .cancelled, dropped: [])
      }
      runningLoads.append((request, task))
      reportStates()
      return Load(task: task)
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
#endif
