#if !hasFeature(Embedded)
  extension Pager {
    /// Shows the items of all loaded pages in a source, in one section of the list.
    ///
    /// Each page changes the source by its own items only. When an item of the source comes into view, the pager loads
    /// the next or the previous page if necessary, as with ``willDisplay(_:isolation:)``. For this purpose, a list must
    /// report which cells are on screen, as the views of UIKit and AppKit do.
    ///
    /// ```swift
    /// let songs = BasicSource<String, String> { "♪ \($0)" }
    /// pager.show(in: songs)
    /// pager.refresh()
    /// ```
    ///
    /// A closure can come between the pager and the list, to filter, sort or group what is shown:
    ///
    /// ```swift
    /// pager.show(in: songs) { snapshot in
    ///   var shown = snapshot
    ///   shown.deleteItems(snapshot.itemIdentifiers.filter { hidden.contains($0) })
    ///   return shown
    /// }
    /// ```
    ///
    /// Then the thresholds count what the list shows. In any order, the end of the shown list loads the next pages, and
    /// its beginning the previous pages. If a page adds nothing to the shown list, the pager loads the page after it,
    /// up to the ``skippedPagesLimit``. The ``snapshot`` keeps all items, in the order of the pages. When the result of
    /// the closure changes, call this method again.
    ///
    /// An item that the user deletes from the source stays deleted until the first page is loaded again. The
    /// ``snapshot`` loses it when an item is displayed, a page arrives or an edit begins. A move by the user lasts
    /// until the next page.
    ///
    /// The pager keeps the source alive; the source does not keep the pager alive. This method sets the
    /// ``snapshotHandler``. A pager is shown in one source, and a source shows the pager that was shown in it last.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - arranged: Returns what to show of the pager's snapshot, which has no marks. The closure can be called at any
    ///     change of the snapshot, and should not use the pager. Marks of an edit are kept. By default, everything is
    ///     shown.
    ///   - isolation: The actor that the pager and the source belong to.
    /// - Complexity: O(*n*) on average, where *n* is the number of items. For each page, the cost of a change, plus the
    ///   cost of `arranged`.
    public func show<Cell>(
      in source: BasicSource<Item, Cell>,
      arranged: @escaping Arrangement = { $0 },
      isolation: isolated any Actor = #isolation
    ) {
      var (shown, version): (Snapshot<Section, Item>, Int?) = (Snapshot(), nil)
      show(in: source, arranged, isolation) { snapshot in
        let old = shown
        shown = snapshot.withoutMarksAndProblems()
        // If the user or the app has changed the source in between, the edits of the snapshot do not fit its items.
        let before = source.itemsVersion
        source.follow(from: before == version ? old : nil, to: snapshot)
        // If a handler of the app has changed the source meanwhile, the source has a greater version.
        version = before + 1
      } takeDeletedItems: {
        source.itemsVersion == version || !source.takeChange()
          ? [] : shown.itemIdentifiers.filter { source.position(of: $0) == nil }
      }
    }

    /// Shows the loaded pages in a source, with one section of the list for each section.
    ///
    /// When an item of the source comes into view, the pager loads the next page of its section, and the next or the
    /// previous page of the list, if necessary. The section is the one in which the item is shown.
    ///
    /// - Parameters:
    ///   - source: The source. See also the method for basic sources.
    ///   - arranged: Returns what to show of the pager's snapshot. The result can have other sections.
    ///   - isolation: The actor that the pager and the source belong to.
    /// - Complexity: That of setting ``SnapshotSource/snapshot``, plus the cost of `arranged`.
    public func show<Cell>(
      in source: SnapshotSource<Section, Item, Cell>,
      arranged: @escaping Arrangement = { $0 },
      isolation: isolated any Actor = #isolation
    ) {
      show(in: source, arranged, isolation) {
        source.snapshot = $0
      } takeDeletedItems: {
        source.takeDeletedItems()
      }
    }

    /// Shows the loaded pages, and later the new ones, with the functions of a source.
    private func show(
      in source: some PagedSource<Item>,
      _ arrange: @escaping Arrangement,
      _ isolation: isolated any Actor,
      _ show: @escaping (Snapshot<Section, Item>) -> Void,
      takeDeletedItems: @escaping () -> [Item]
    ) {
      if let (old, link) = shownIn, old.pageLink === link {
        // The user may have deleted items.
        if old === source { removeDeletedItems() } else { old.pageLink = nil }
      }
      let link = PageLink<Item> { [weak self] item in
        self?.willDisplay(item, isolation: isolation)
      }
      source.pageLink = link
      (shownIn, self.arrange) = ((source, link), arrange)
      snapshotHandler = { if source.pageLink === link { show($0) } }
      self.takeDeletedItems = { source.pageLink === link ? takeDeletedItems() : [] }
      if snapshot.isEmpty { return }
      let old = shown
      replaceSnapshot(with: snapshot, shown: arranged(snapshot))
      loadPagesForShortList(
        skippedPagesLimit: shown == old ? skippedPagesLimit : nil,
        isolation: isolation
      )
    }

    /// Loads pages if the list may have become so short that no row comes into view and loads them.
    ///
    /// Rows that remain in view are not displayed again. If the item that was displayed last is hidden, the one after
    /// it counts.
    private func loadPagesForShortList(
      skippedPagesLimit limit: Int?,
      isolation: isolated any Actor
    ) {
      if shown.numberOfItems == 0 {
        return loadPage(of: .next, skippedPagesLimit: limit, isolation: isolation)
      }
      guard let index = lastDisplayedItem.flatMap({ snapshot.indexOfItem($0) }) else { return }
      if let item = snapshot.itemIdentifiers[index...].first(where: {
        shown.indexOfItem($0) != nil
      }) {
        loadPages(near: item, skippedPagesLimit: limit, isolation: isolation)
      } else {
        loadPage(of: .next, skippedPagesLimit: limit, isolation: isolation)
      }
    }
  }
#endif
