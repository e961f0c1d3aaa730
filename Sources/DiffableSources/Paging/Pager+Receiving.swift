#if !hasFeature(Embedded)
  extension Pager {
    /// Handles the reply of the provider, on the task of the load.
    func receive(
      _ reply: Result<Page<Section, Item, Cursor>, any Error>,
      to request: Request,
      isolation: isolated any Actor
    ) -> Outcome {
      var outcome = Outcome(ending: .outdated, dropped: [])
      if scheduler.isCurrent(request) {
        do {
          if Task.isCancelled {
            scheduler.cancel(request)
            outcome.ending = .cancelled
          } else {
            outcome.dropped = try add(reply.get(), request, isolation)
            outcome.ending = .loaded
          }
        } catch {
          scheduler.fail(request, error)
          outcome.ending = .failed(error)
        }
        reportStates()
      }
      outcomeHandler?(outcome)
      return outcome
    }

    /// Adds a page to the snapshot, or replaces the snapshot by a first page, and starts to load the pages that are still
    /// needed.
    ///
    /// - Returns: The duplicate occurrences of items that the policy has dropped.
    private func add(
      _ page: Page<Section, Item, Cursor>,
      _ request: Request,
      _ isolation: isolated any Actor
    ) throws(SnapshotProblem<Section, Item>) -> [Item] {
      let old = request.isFirstPage ? Snapshot() : snapshot
      let isPrevious = request.key == .previous
      var new = old
      let dropped =
        isPrevious
        ? new.prependPage(page.sections, duplicates: duplicates)
        : new.appendPage(page.sections, duplicates: duplicates)
      // The policy rejects a page that repeats an item.
      if let problem = new.problems.first { throw problem }
      scheduler.finish(
        request,
        following: isPrevious ? page.previous : page.next,
        preceding: page.previous,
        // The list has the later pages of its sections already.
        nextInSections: page.nextInSections.filter {
          !isPrevious || old.indexOfSection($0.key) == nil
        }
      )
      replaceSnapshot(with: new)
      if new.numberOfItems > old.numberOfItems {
        continueLoading(after: request, isolation)
      } else {
        skipPage(of: request, isolation)
      }
      return dropped
    }

    /// Starts to load the pages near the item that was displayed last.
    ///
    /// Rows that remain in view are not displayed again, so `willDisplay` is not called for them.
    private func continueLoading(after request: Request, _ isolation: isolated any Actor) {
      let displayed: [(step: PagingState.Step, item: Item?)] = [
        (.next, lastDisplayedItem), (.previous, lastDisplayedItemNearStart),
      ]
      for (step, item) in displayed where request.isFirstPage || step == request.step {
        for key in item.flatMap({ keysOfSequences(near: $0) }) ?? [] where key.step == step {
          advance(key, isolation: isolation)
        }
      }
    }

    /// Starts to load the page after a page without new items: no item could come into view and load that page.
    ///
    /// Without any item, no call of `willDisplay` can load the previous page either.
    private func skipPage(of request: Request, _ isolation: isolated any Actor) {
      if request.skippedPages < skippedPagesLimit,
        advance(request.key, skippedPages: request.skippedPages + 1, isolation: isolation) != nil
      {
        return
      }
      if snapshot.numberOfItems == 0 && request.key == .next {
        advance(.previous, isolation: isolation)
      }
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
