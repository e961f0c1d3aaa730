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
            outcome.dropped = try add(reply.get(), request, isolation: isolation)
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
      isolation: isolated any Actor
    ) throws(SnapshotProblem<Section, Item>) -> [Item] {
      removeDeletedItems()
      let (old, oldShown) = request.isFirstPage ? (Snapshot(), Snapshot()) : (snapshot, shown)
      var new = old
      let isPrevious = request.key == .previous
      let dropped =
        isPrevious
        ? new.prependPage(page.sections, duplicates: duplicates)
        : new.appendPage(page.sections, duplicates: duplicates)
      // The policy rejects a page that repeats an item.
      if let problem = new.problems.first { throw problem }
      if request.isFirstPage { deletedItems = [] }
      if !deletedItems.isEmpty { new.deleteItems(Array(deletedItems)) }
      let newShown = arranged(new)
      let addsItems = newShown.numberOfItems > oldShown.numberOfItems
      scheduler.finish(
        request,
        previous: page.previous,
        next: page.next,
        // The list already has the later pages of sections that a previous page continues.
        nextInSections: page.nextInSections.filter {
          !isPrevious || old.indexOfSection($0.key) == nil
        },
        isSkipped: !addsItems || !addsDistance(at: request.key, from: oldShown, to: newShown)
      )
      let oldNumberOfCancellations = numberOfCancellations
      replaceSnapshot(with: new, shown: newShown)
      // The handler may have cancelled all loads.
      guard numberOfCancellations == oldNumberOfCancellations else { return dropped }
      let limit = skippedPagesLimit
      if !addsItems {
        loadPage(of: request.key, skippedPagesLimit: limit, isolation: isolation)
      } else if let lastDisplayedItem {
        // A list displays a row that remains in view only once, so it does not call `willDisplay` again.
        loadPages(near: lastDisplayedItem, skippedPagesLimit: limit, isolation: isolation)
      }
      return dropped
    }

    /// Returns whether a page brings the last displayed item away from the end where the page is added.
    ///
    /// A page can add its items elsewhere: to an earlier section, or where an order puts them. Without a limit, an item
    /// that stays near the end would load all pages.
    private func addsDistance(
      at key: Key,
      from old: Snapshot<Section, Item>,
      to new: Snapshot<Section, Item>
    ) -> Bool {
      guard let lastDisplayedItem else { return true }
      let (before, after) = (
        distances(from: lastDisplayedItem, in: old).first { $0.key == key },
        distances(from: lastDisplayedItem, in: new).first { $0.key == key }
      )
      guard let before, let after else { return true }
      return after.distance > before.distance
    }

    /// Removes the items that were deleted from the source that shows the pages, which does not show them any more.
    func removeDeletedItems() {
      guard let deleted = takeDeletedItems?(), !deleted.isEmpty else { return }
      deletedItems.formUnion(deleted)
      snapshot.deleteItems(deleted)
      shown.deleteItems(deleted)
    }

    /// Returns what the list shows of a snapshot, with the marks and problems of the snapshot.
    func arranged(_ snapshot: Snapshot<Section, Item>) -> Snapshot<Section, Item> {
      var list = arrange(snapshot.withoutMarksAndProblems())
      list.recordProblems(of: snapshot) { $0 }
      guard snapshot.isMarked else { return list }
      list.reconfigureItems(
        snapshot.reconfiguredItemIdentifiers.filter { list.indexOfItem($0) != nil }
      )
      list.reloadItems(snapshot.reloadedItemIdentifiers.filter { list.indexOfItem($0) != nil })
      list.reconfigureSections(
        snapshot.reconfiguredSectionIdentifiers.filter { list.indexOfSection($0) != nil }
      )
      list.reloadSections(
        snapshot.reloadedSectionIdentifiers.filter { list.indexOfSection($0) != nil }
      )
      return list
    }

    /// Replaces the snapshot, and calls the snapshot handler.
    ///
    /// Sections that the new snapshot does not contain lose their paging state, and their loads are superseded. The
    /// handler receives the marks of the new snapshot; the property `snapshot` does not have them.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot.
    ///   - shown: What the list shows of it.
    func replaceSnapshot(with snapshot: Snapshot<Section, Item>, shown: Snapshot<Section, Item>) {
      self.snapshot = snapshot.withoutMarksAndProblems()
      self.shown = shown.withoutMarksAndProblems()
      scheduler.removeSections { snapshot.indexOfSection($0) == nil }
      snapshotHandler?(shown)
    }
  }
#endif
