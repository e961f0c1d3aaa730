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

    /// Adds a page to the snapshot, or replaces the snapshot by a first page, and starts to load the pages that are
    /// still needed.
    ///
    /// - Returns: The duplicate occurrences of items that the policy has dropped.
    private func add(
      _ page: Page<Section, Item, Cursor>,
      _ request: Request,
      _ isolation: isolated any Actor
    ) throws(SnapshotProblem<Section, Item>) -> [Item] {
      removeDeletedItems()
      if request.isFirstPage { deletedItems = [] }
      let old = request.isFirstPage ? Snapshot() : snapshot
      var new = old
      let dropped = new.appendPage(page.sections, duplicates: duplicates)
      // The policy rejects a page that repeats an item.
      if let problem = new.problems.first { throw problem }
      if !deletedItems.isEmpty { new.deleteItems(Array(deletedItems)) }
      scheduler.finish(request, next: page.next, nextInSections: page.nextInSections)
      replaceSnapshot(with: new)
      if new.numberOfItems > old.numberOfItems {
        // A list displays a row that remains in view only once, so it does not call `willDisplay` again.
        if let lastDisplayedItem { willDisplay(lastDisplayedItem, isolation: isolation) }
      } else if request.skippedPages < skippedPagesLimit {
        // No new item can come into view and load the next page.
        advance(
          request.section,
          skippedPages: request.skippedPages + 1,
          isolation: isolation
        )
      }
      return dropped
    }

    /// Removes the items that were deleted from the source that shows the pages, which does not show them any more.
    func removeDeletedItems() {
      guard let deleted = takeDeletedItems?(), !deleted.isEmpty else { return }
      deletedItems.formUnion(deleted)
      snapshot.deleteItems(deleted)
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
