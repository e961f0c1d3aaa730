#if !hasFeature(Embedded)
  extension Pager {
    /// Shows the items of all loaded pages in a source, in one section of the list.
    ///
    /// Each page changes the source by its own items only. When an item of the source comes into view, the pager loads
    /// the next page if necessary, as with ``willDisplay(_:isolation:)``. For this purpose, a list must
    /// report which cells are on screen, as the views of UIKit and AppKit do.
    ///
    /// ```swift
    /// let songs = BasicSource<String, String> { "♪ \($0)" }
    /// pager.show(in: songs)
    /// pager.refresh()
    /// ```
    ///
    /// An item that the user deletes from the source stays deleted until the first page is loaded again. The ``snapshot``
    /// loses it when an item is displayed, a page arrives or an edit begins. A move by the user lasts until the next page.
    ///
    /// The pager keeps the source alive; the source does not keep the pager alive. This method sets the
    /// ``snapshotHandler``.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - isolation: The actor that the pager and the source belong to.
    /// - Complexity: O(*n*) on average, where *n* is the number of items. For each page, the cost of a change.
    public func show<Cell>(
      in source: BasicSource<Item, Cell>,
      isolation: isolated any Actor = #isolation
    ) {
      var (shown, version): (Snapshot<Section, Item>, Int?) = (Snapshot(), nil)
      let show = { (snapshot: Snapshot<Section, Item>) in
        let old = shown
        shown = snapshot.withoutMarksAndProblems()
        // If the user or the app has changed the source in between, the edits of the snapshot do not fit its items.
        let before = source.itemsVersion
        source.follow(from: before == version ? old : nil, to: snapshot)
        // If a handler of the app has changed the source meanwhile, the source has a greater version.
        version = before + 1
      }
      snapshotHandler = show
      takeDeletedItems = {
        source.itemsVersion == version
          ? [] : source.takeDeletions { shown.itemIdentifiers }
      }
      source.loadPagesNear = { [weak self] item in
        self?.willDisplay(item, isolation: isolation)
      }
      if snapshot.numberOfItems > 0 { show(snapshot) }
    }

    /// Shows the loaded pages in a source, with one section of the list for each section.
    ///
    /// When an item of the source comes into view, the pager loads the next page of its section or of the list if
    /// necessary.
    ///
    /// - Parameters:
    ///   - source: The source. See also the method for basic sources.
    ///   - isolation: The actor that the pager and the source belong to.
    /// - Complexity: That of setting ``SnapshotSource/snapshot``.
    public func show<Cell>(
      in source: SnapshotSource<Section, Item, Cell>,
      isolation: isolated any Actor = #isolation
    ) {
      snapshotHandler = { source.snapshot = $0 }
      takeDeletedItems = { source.takeDeletedItems() }
      source.loadPagesNear = { [weak self] item in
        self?.willDisplay(item, isolation: isolation)
      }
      if snapshot.numberOfItems > 0 { source.snapshot = snapshot }
    }
  }
#endif
