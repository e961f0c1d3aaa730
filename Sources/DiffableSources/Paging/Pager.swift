#if !hasFeature(Embedded)
  /// Loads a list page by page.
  ///
  /// A provider fetches a page; the source decides which one is fetched when, and adds it to its
  /// ``snapshot``. Whoever shows that is given each new one:
  ///
  /// ```swift
  /// let source = Pager<String, String, Int, Int>(query: "mountains") { query, cursor in
  ///   let number = cursor ?? 0
  ///   let photos = try await server.photos(of: query, page: number)
  ///   return Page(
  ///     [SnapshotSection("photos", items: photos)],
  ///     next: photos.isEmpty ? nil : number + 1
  ///   )
  /// }
  /// source.snapshotHandler = { snapshot in dataSource.apply(snapshot) }
  /// source.refresh()
  /// ```
  ///
  /// - ``willDisplay(_:isolation:)`` loads the next page when the end comes near, ``refresh(isolation:)``
  ///   the first one again, ``load(_:isolation:)`` that of another query, ``retry(isolation:)`` the one
  ///   that has failed.
  /// - One page at a time is loaded. A refresh and another query do not wait for the page that is on its
  ///   way: that is given up, and its reply is dropped even if it comes. Of two refreshes the second
  ///   wins.
  /// - What is there stays until something else has come: until the first page of a refresh or another
  ///   query, and after a failure. The ``state`` says how things stand.
  /// - A page that repeats items is resolved by the ``duplicates`` policy, and what that drops is
  ///   reported. A page that brings no new item is passed over: what it changes is shown, and the next
  ///   one is asked for, since nothing of it would come into view and do so.
  /// - Sections may have pages of their own, with a state of their own: see ``Page/nextInSections``.
  ///
  /// The class is not `Sendable`. It belongs to an actor, as a rule the main actor: methods that load can
  /// be called only there, and the provider runs there between its own `await`s. Nothing that is loaded
  /// holds the source. When it is released, its loads are cancelled.
  public final class Pager<
    Query: Sendable,
    Section: Hashable & Sendable,
    Item: Hashable & Sendable,
    Cursor: Sendable
  > {
    /// Fetches a page, the first one if the cursor is nil.
    ///
    /// The cursor is one that a page of the same query has given. What the provider throws becomes the
    /// state; it should end soon when its task is cancelled.
    public typealias Provider =
      nonisolated(nonsending) (
        _ query: Query, _ cursor: Cursor?
      ) async throws -> Page<Section, Item, Cursor>

    /// What is being looked for.
    public private(set) var query: Query

    /// What is there.
    ///
    /// While the first page of a new query is on its way, what was there for the old one.
    public private(set) var snapshot = Snapshot<Section, Item>()

    /// What to do with items that a page repeats.
    public let duplicates: DuplicatePolicy

    /// The next page is loaded when an item comes into view that is followed by fewer items than this: in
    /// the list, or in a section that has pages of its own.
    ///
    /// With 0 no page is loaded by itself.
    public var itemThreshold = 5

    /// If set, the next page of the list is loaded when an item comes into view whose section is followed
    /// by fewer sections than this, however many items there are.
    ///
    /// For lists whose sections go sideways, so that each is one row. The pages of a section are loaded by
    /// ``itemThreshold`` all the same.
    public var sectionThreshold: Int?

    /// The number of pages in a row that are passed over because they bring no new item.
    ///
    /// The one after them ends the load whatever it brings, so that nobody asks for ever when a server
    /// sends empty pages for ever; the next item that comes into view near the end begins another.
    public var passedPagesLimit = 10

    /// Called with each snapshot that pages or edits lead to, for whoever shows it.
    ///
    /// Marks for reload and reconfiguration that an edit makes are in this snapshot only, and no longer in
    /// ``snapshot``. The handler may use the source in any way.
    public var snapshotHandler: ((_ snapshot: Snapshot<Section, Item>) -> Void)?

    /// Called with this source when the state of the list or of a section may have changed; after the
    /// ``snapshotHandler``, if the snapshot has changed as well.
    ///
    /// It may use the source in any way.
    public var stateHandler: ((_ source: Pager) -> Void)?

    /// Hears what each load came to, for logs and tests; after the other handlers.
    public var outcomeHandler: ((PageOutcome<Item>) -> Void)?

    /// Whether an update is under way.
    private var isUpdating = false

    let provider: Provider
    var lines = PageScheduler<Section, Cursor>()

    /// The item that came into view last.
    var newestInView: Item?

    /// The loads that are under way.
    var running:
      [(load: PageScheduler<Section, Cursor>.Load, task: Task<PageOutcome<Item>, Never>)] =
        []

    /// Creates a source that has nothing yet and loads nothing yet.
    ///
    /// - Parameters:
    ///   - query: What is being looked for.
    ///   - duplicates: What to do with items that a page repeats. With
    ///     ``DiffableSnapshots/DuplicatePolicy/reject`` a page that repeats its own items is refused, which
    ///     counts as a failure; items of earlier pages move.
    ///   - provider: Fetches a page. The source holds it, and so does each load.
    /// - Complexity: O(1).
    public init(
      query: Query,
      duplicates: DuplicatePolicy = .keepFirst,
      provider: @escaping Provider
    ) {
      self.query = query
      self.duplicates = duplicates
      self.provider = provider
    }

    deinit {
      for (_, task) in running { task.cancel() }
    }

    /// How far the list has come.
    ///
    /// - Complexity: O(1) on average.
    public var state: PagingState { lines.state(of: nil) ?? .idle }

    /// What a screen shows as a whole, as the segments of a ``SegmentedSource``.
    ///
    /// Items that are there are shown, whatever else is loading or has failed; the ``state`` says what to
    /// show besides. So a screen is put together in a few lines:
    ///
    /// ```swift
    /// let albums = SectionedSource<String, String, String> { _ in BasicSource { "♪ \($0)" } }
    /// let screen = SegmentedSource(loading: spinner, failed: failure, loaded: albums)
    /// pages.snapshotHandler = { albums.snapshot = $0 }
    /// pages.stateHandler = { screen.selection = $0.loadingState }
    /// let connection = screen.connect(to: list)
    /// pages.refresh()
    /// ```
    ///
    /// - Complexity: O(1).
    public var loadingState: LoadingState {
      guard snapshot.numberOfItems == 0 else { return .loaded }
      return switch state {
      case .idle, .loading: .loading
      case .failed: .failed
      case .loaded, .ended: .empty
      }
    }

    /// How far a section has come that has pages of its own.
    ///
    /// - Parameter section: The section.
    /// - Returns: Its state; nil when it has no pages of its own.
    /// - Complexity: O(1) on average.
    public func state(ofSection section: Section) -> PagingState? { lines.state(of: section) }

    /// Edits what is there, such as for an item that the user deletes.
    ///
    /// The next page goes to the end of what the edits leave. What is on its way for a section that is
    /// removed is given up.
    ///
    /// - Parameter body: Edits the snapshot, which has no marks yet. To call this function again from
    ///   within is a mistake of the program, which ends there: one of both would overwrite the other.
    ///   The handlers, which are called afterwards, may.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws; then nothing has changed.
    /// - Complexity: That of the edits, and O(*p*) where *p* is the number of sections that have pages of
    ///   their own.
    @discardableResult
    public func update<Result, Failure: Error>(
      _ body: (inout Snapshot<Section, Item>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let (edited, result) = try edit(body)
      show(edited)
      settle()
      return result
    }

    private func edit<Result, Failure: Error>(
      _ body: (inout Snapshot<Section, Item>) throws(Failure) -> Result
    ) throws(Failure) -> (Snapshot<Section, Item>, Result) {
      precondition(!isUpdating, "An update of a page source is called from within another")
      isUpdating = true
      defer { isUpdating = false }
      var edited = snapshot
      let result = try body(&edited)
      return (edited, result)
    }
  }

  extension Pager {
    /// Puts another snapshot in the place of the present one, and forgets sections that are gone.
    func show(_ snapshot: Snapshot<Section, Item>) {
      self.snapshot = snapshot.removingMarks()
      lines.removeSections { snapshot.indexOfSection($0) == nil }
      snapshotHandler?(snapshot)
    }

    /// Starts anew with another query.
    func restart(with query: Query) {
      self.query = query
      lines.restart()
    }

    /// Gives up what has become pointless, and tells that states have changed.
    func settle() {
      for (load, task) in running where !lines.isUnderWay(load) { task.cancel() }
      running.removeAll { !lines.isUnderWay($0.load) }
      stateHandler?(self)
    }
  }
#endif
