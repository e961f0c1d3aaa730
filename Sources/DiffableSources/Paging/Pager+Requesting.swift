#if !hasFeature(Embedded)
  extension Pager {
    /// Loads the first page, which replaces all loaded pages.
    ///
    /// The current items are kept until the first page has been loaded. Calling this method supersedes all other loads
    /// of pages of the list, next and previous. Loads of pages of sections are superseded when the first page has been
    /// loaded.
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
      advance(section.map { .section($0) } ?? .next, retries: true, isolation: isolation)
    }

    /// Loads the page before the loaded pages, even if loading it has failed before.
    ///
    /// The cursor of this page is ``Page/previous`` of the first loaded page. The items of the page are inserted before
    /// the others. A table or collection view of UIKit keeps the visible rows in place if `keepsScrollPosition` of its
    /// target is set. Sections have no previous pages of their own.
    ///
    /// - Parameter isolation: The actor that the pager belongs to.
    /// - Returns: The load; nil if there is no previous page, or if it or the first page is already being loaded.
    /// - Complexity: O(*r*) on average to start the load, where *r* is the number of loads in progress.
    @discardableResult
    public func loadPreviousPage(isolation: isolated any Actor = #isolation) -> Load? {
      advance(.previous, retries: true, isolation: isolation)
    }

    /// Loads the page of the list that failed to load: the first page, the next page or the previous page.
    ///
    /// If both the next and the previous page have failed, the method loads both. For a section that has pages of its
    /// own, call ``loadNextPage(inSection:isolation:)`` instead.
    ///
    /// - Parameter isolation: The actor that the pager belongs to.
    /// - Returns: The load, of the next page if there are two; nil if neither ``state`` nor ``previousState`` is
    ///   `failed`, and while the first page is being loaded.
    /// - Complexity: O(*r*) on average to start the load, where *r* is the number of loads in progress.
    @discardableResult
    public func retry(isolation: isolated any Actor = #isolation) -> Load? {
      scheduler.retry().map { start($0, isolation: isolation) }.first
    }

    /// Cancels all loads, and restores the states that the list and its sections had before the loads.
    ///
    /// - Complexity: O(*p*), where *p* is the number of sections that have pages of their own.
    public func cancel() {
      numberOfCancellations += 1
      guard !runningLoads.isEmpty else { return }
      scheduler.cancelAll()
      reportStates()
    }

    // MARK: - Starting loads

    typealias Key = PageScheduler<Section, Cursor>.Key
    typealias Request = PageScheduler<Section, Cursor>.Request

    /// Starts to load the page that follows the loaded pages of a sequence, if there is one; see the method of the
    /// scheduler.
    @discardableResult
    func advance(
      _ key: Key,
      retries: Bool = false,
      skippedPagesLimit: Int? = nil,
      isolation: isolated any Actor
    ) -> Load? {
      scheduler.advance(key, retries: retries, skippedPagesLimit: skippedPagesLimit)
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
