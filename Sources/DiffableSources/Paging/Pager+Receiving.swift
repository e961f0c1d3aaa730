#if !hasFeature(Embedded)
  extension Pager {
    typealias ScheduledLoad = PageScheduler<Section, Cursor>.Load
    typealias Key = PageScheduler<Section, Cursor>.Key

    /// Starts a task that loads a page and does not keep the pager alive.
    @discardableResult
    func start(_ load: ScheduledLoad, isolation: isolated any Actor) -> Load {
      let (provider, query, itemLimit) = (provider, query, itemLimit)
      let task = Task { [weak self] in
        // The task runs on this actor only if its closure uses the isolated parameter.
        _ = isolation
        var progress = Progress(load: load, window: PageWindow(itemLimit: itemLimit))
        while true {
          let reply = await Self.reply(of: provider, to: query, progress.load.request)
          switch self?.receive(reply, &progress) {
          case .loadNext:
            // The provider may return without suspending: let other tasks of the actor run.
            await Task.yield()
          case .end(let outcome, let continues):
            if continues { self?.continueLoading(after: progress.load, isolation: isolation) }
            return outcome
          case nil: return progress.outcome(.cancelled)
          }
        }
      }
      runningLoads.append((load, task))
      didChangeStates()
      return Load(task: task)
    }

    nonisolated(nonsending) private static func reply(
      of provider: Provider,
      to query: Query,
      _ request: PageRequest<Cursor>
    ) async -> Result<Page<Section, Item, Cursor>, any Error> {
      do {
        try Task.checkCancellation()
        return .success(try await provider(query, request.cursor))
      } catch {
        return .failure(error)
      }
    }

    /// The progress of a load, which can take several pages.
    private struct Progress {
      var load: ScheduledLoad
      var dropped: [Item] = []
      var unloaded: [Item] = []

      /// The sections of the pages that the load has skipped, without items; empty unless it loads the first page.
      ///
      /// If the first page has no items, the load can skip it and continue with the page after it.
      var skippedFirstPages = Snapshot<Section, Item>()
      var window: PageWindow<Section, Item, Cursor>

      func outcome(_ ending: Outcome.Ending) -> Outcome {
        Outcome(ending: ending, dropped: dropped, unloaded: unloaded)
      }
    }

    /// What a load does after a reply.
    private enum Continuation {
      case loadNext
      case end(Outcome, continues: Bool)
    }

    /// Handles the reply of the provider, on the task of the load.
    private func receive(
      _ reply: Result<Page<Section, Item, Cursor>, any Error>,
      _ progress: inout Progress
    ) -> Continuation {
      guard scheduler.isCurrent(progress.load) else {
        let outcome = progress.outcome(.outdated)
        outcomeHandler?(outcome)
        return .end(outcome, continues: false)
      }
      guard !Task.isCancelled else {
        scheduler.cancel(progress.load)
        return end(.cancelled, progress)
      }
      do {
        return try add(reply.get(), &progress)
      } catch {
        scheduler.fail(progress.load, error)
        return end(.failed(error), progress)
      }
    }

    /// Adds a page to the snapshot, or replaces the snapshot by a first page.
    private func add(
      _ page: Page<Section, Item, Cursor>,
      _ progress: inout Progress
    ) throws(SnapshotProblem<Section, Item>) -> Continuation {
      let (load, direction) = (progress.load, progress.load.key.direction)
      let old = load.isFirstPage ? progress.skippedFirstPages : snapshot
      var new = old
      progress.dropped +=
        direction == .next
        ? new.appendPage(page.sections, duplicates: duplicates)
        : new.prependPage(page.sections, duplicates: duplicates)
      // The policy rejects a page that repeats an item.
      if let problem = new.problems.first { throw problem }
      var window = load.isFirstPage ? progress.window : window
      let following = add(page, answering: load, after: old, to: &window)
      let sectionCursors = sectionCursors(of: page, load, after: old)
      let hasMoreItems = new.numberOfItems > old.numberOfItems
      if let following, !hasMoreItems, load.skippedPages < skippedPagesLimit {
        progress.load = scheduler.skipPage(load, to: following, sectionCursors: sectionCursors)
        if load.isFirstPage {
          (progress.skippedFirstPages, progress.window) = (new, window)
        } else {
          self.window = window
          replaceSnapshot(with: new)
          didChangeStates()
        }
        return .loadNext
      }
      scheduler.finish(
        load,
        following: following,
        preceding: window.request(.previous),
        sectionCursors: sectionCursors
      )
      if load.key.section == nil && !load.isFirstPage {
        progress.unloaded = unloadFarPages(direction.opposite, from: &new, &window)
      }
      self.window = window
      replaceSnapshot(with: new)
      return end(.loaded, progress, continues: hasMoreItems || load.isFirstPage)
    }

    /// Adds a page to the window, and returns the request for the page that follows it.
    private func add(
      _ page: Page<Section, Item, Cursor>,
      answering load: ScheduledLoad,
      after old: Snapshot<Section, Item>,
      to window: inout PageWindow<Section, Item, Cursor>
    ) -> PageRequest<Cursor>? {
      let direction = load.key.direction
      let isNew = { [duplicates] (item: Item) in
        duplicates != .keepFirst || old.itemPath(for: item) == nil
      }
      guard let section = load.key.section else {
        window.add(page, answering: load.request, direction, where: isNew)
        return window.request(direction)
      }
      window.add(page.sections.flatMap { $0.items.filter(isNew) }, toPageOf: section)
      return page.cursor(direction).map { PageRequest(cursor: $0) }
    }

    /// Returns the cursors in a page for its sections, by the sequence that each cursor belongs to.
    ///
    /// If `old` already contains a section, the section's cursor in the direction opposite to the load is omitted: the
    /// pages in that direction are already loaded. For a first page, `old` has only the sections of skipped pages.
    private func sectionCursors(
      of page: Page<Section, Item, Cursor>,
      _ load: ScheduledLoad,
      after old: Snapshot<Section, Item>
    ) -> IdentifierMap<Key, Cursor> {
      var cursors = IdentifierMap<Key, Cursor>()
      for direction in PageDirection.allCases {
        let cursorsInDirection = direction == .next ? page.nextInSections : page.previousInSections
        for (section, cursor) in cursorsInDirection
        where direction == load.key.direction || old.indexOfSection(section) == nil {
          cursors[Key(section: section, direction: direction)] = cursor
        }
      }
      return cursors
    }

    /// Unloads far pages, and returns their items.
    private func unloadFarPages(
      _ direction: PageDirection,
      from snapshot: inout Snapshot<Section, Item>,
      _ window: inout PageWindow<Section, Item, Cursor>
    ) -> [Item] {
      let unloaded = window.unloadFarPages(
        direction,
        from: &snapshot,
        farFrom: lastDisplayedItem,
        itemDistance: max((itemLimit ?? 0) / 2, itemThreshold),
        sectionDistance: sectionThreshold
      )
      guard !unloaded.isEmpty else { return [] }
      scheduler.unloadPage(direction, following: window.request(direction))
      let sections = IdentifierMap(unloaded.sections)
      scheduler.removeSections { sections.contains($0) }
      return unloaded.items
    }

    private func end(
      _ ending: Outcome.Ending,
      _ progress: Progress,
      continues: Bool = false
    ) -> Continuation {
      didChangeStates()
      let outcome = progress.outcome(ending)
      outcomeHandler?(outcome)
      return .end(outcome, continues: continues)
    }

    /// Replaces the snapshot, and calls the snapshot handler.
    ///
    /// Sections that the new snapshot does not contain lose their paging state, and their loads are superseded. The
    /// handler receives the marks of the new snapshot; the property `snapshot` does not have them.
    func replaceSnapshot(with snapshot: Snapshot<Section, Item>) {
      self.snapshot = snapshot.withoutMarksAndProblems()
      scheduler.removeSections { snapshot.indexOfSection($0) == nil }
      snapshotHandler?(snapshot)
    }
  }
#endif
