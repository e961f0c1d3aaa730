#if !hasFeature(Embedded)
  extension SegmentedSource where Segment == LoadingState {
    /// Loads the items of a source, and selects the segment that shows the state of the load.
    ///
    /// ```swift
    /// let songs = BasicSource<Song, ReusableCell>(cell: SongCell.self)
    /// let screen = SegmentedSource(loading: spinner, loaded: songs)
    /// let connection = screen.connect(to: table)
    /// await screen.load(into: songs) { try await server.topSongs() }
    /// ```
    ///
    /// Items that were loaded before remain on screen during the load. A new load supersedes a load in progress, whose
    /// result is ignored. If the task of a load is cancelled, its result is ignored and the source shows again what it
    /// showed before.
    ///
    /// All items are loaded in one call. To load a list page by page, use ``Pager`` instead.
    ///
    /// - Parameters:
    ///   - source: The source of the items, in the segment `loaded`.
    ///   - keepsItems: Whether the items of earlier loads remain on screen if this load fails. Pass false if they are
    ///     other items than this load would show, such as the results of another search.
    ///   - failureHandler: Called when the load has failed, before the segment `failed` is selected. The handler can
    ///     change the source of that segment, for example to show the error.
    ///   - items: Fetches the items, on the actor of the caller.
    /// - Returns: Whether the source shows the loaded items; false if the load failed, or was cancelled or superseded.
    /// - Complexity: The cost of fetching the items plus the cost of a change.
    @discardableResult
    nonisolated(nonsending) public func load<Item>(
      into source: BasicSource<Item, Cell>,
      keepsItems: Bool = true,
      failureHandler: ((any Error) -> Void)? = nil,
      items: nonisolated(nonsending) () async throws -> [Item]
    ) async -> Bool {
      numberOfLoads += 1
      let number = numberOfLoads
      selectionBeforeLoad = selectionBeforeLoad ?? selection
      let showsItems = { [unowned self] in selection == .loaded && source.numberOfItems > 0 }
      if !showsItems() { selection = .loading }
      let result: Result<[Item], any Error>
      do { result = .success(try await items()) } catch { result = .failure(error) }
      guard number == numberOfLoads else { return false }
      defer { selectionBeforeLoad = nil }
      guard !Task.isCancelled else {
        if selection == .loading { selection = selectionBeforeLoad }
        return false
      }
      return update {
        switch result {
        case .success(let items):
          source.items = items
          selection = .loaded
          return true
        case .failure(let error):
          failureHandler?(error)
          if !keepsItems || !showsItems() { selection = .failed }
          return false
        }
      }
    }
  }
#endif
