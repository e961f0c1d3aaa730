#if !hasFeature(Embedded)
  /// Loads a list page by page.
  ///
  /// A provider fetches the pages. The pager decides which page to fetch and when, and adds each page to its
  /// ``snapshot``. The ``snapshotHandler`` receives every new snapshot and shows it:
  ///
  /// ```swift
  /// let pager = Pager<String, String, Int, Int>(
  ///   query: "mountains"
  /// ) { query, cursor in
  ///   let number = cursor ?? 0
  ///   let photos = try await server.photos(of: query, page: number)
  ///   return Page(
  ///     [SnapshotSection("photos", items: photos)],
  ///     next: photos.isEmpty ? nil : number + 1
  ///   )
  /// }
  /// pager.snapshotHandler = { snapshot in dataSource.apply(snapshot) }
  /// pager.refresh()
  /// ```
  ///
  /// These methods load a page:
  ///
  /// - ``refresh(isolation:)`` loads the first page, initially or again.
  /// - ``willDisplay(_:isolation:)`` loads the next page when the user scrolls near the end, and the previous page near
  ///   the beginning.
  /// - ``load(_:isolation:)`` changes the query and loads its first page.
  /// - ``retry(isolation:)`` loads the page that failed to load.
  ///
  /// A list can begin in the middle, like a conversation at the first unread message: its first page then has a cursor
  /// for the page before it, ``Page/previous``. The items of a previous page are inserted before the loaded items.
  ///
  /// The pager loads one next page and one previous page of the list at a time. A refresh supersedes both, and
  /// another query supersedes all loads: the tasks of superseded loads are cancelled, and late replies are ignored. If
  /// two refreshes overlap, the second one determines the result.
  ///
  /// The current items are kept until the first page of a refresh or of another query has been loaded. They
  /// are also kept after a failure. The ``state`` says whether a page is being loaded or has failed.
  ///
  /// The ``duplicates`` policy resolves items that repeat, and the outcome of the load reports the dropped
  /// occurrences. After a page without new items, the pager loads another page, because no new item could come into
  /// view and cause the next load.
  ///
  /// Sections can have next pages and a state of their own: see ``Page/nextInSections``.
  ///
  /// The class is not `Sendable`. A pager belongs to one actor, usually the main actor. Call the methods that
  /// load pages on that actor; the provider runs on it too, between its own `await`s. Loads in progress do
  /// not keep the pager alive. When the pager is released, it cancels its loads.
  public final class Pager<
    Query: Sendable,
    Section: Hashable & Sendable,
    Item: Hashable & Sendable,
    Cursor: Sendable
  > {
    /// A function that fetches the page of a cursor, or the first page if the cursor is nil.
    ///
    /// The cursor is taken from an earlier page of the same query. If the provider throws an error, the load fails,
    /// unless it was cancelled or superseded. The state of the list or section then contains the error. The provider
    /// should return soon after its task is cancelled.
    public typealias Provider =
      nonisolated(nonsending) (
        _ query: Query, _ cursor: Cursor?
      ) async throws -> Page<Section, Item, Cursor>

    /// A function that filters, sorts or groups the items of all loaded pages for the list that shows them.
    public typealias Arrangement =
      (_ snapshot: Snapshot<Section, Item>) -> Snapshot<Section, Item>

    /// The current query.
    public internal(set) var query: Query

    /// The items of the loaded pages, with edits.
    ///
    /// While the first page of a new query is being loaded, the snapshot still has the items of the previous
    /// query. The first page of a refresh or of a new query replaces the whole snapshot, including edits.
    public internal(set) var snapshot = Snapshot<Section, Item>()

    /// The policy for items that occur more than once.
    public let duplicates: DuplicatePolicy

    /// The distance from an end, in items, at which the page there is loaded.
    ///
    /// The pager loads the next page when fewer items than this follow a displayed item, and the previous page when
    /// fewer items precede it. The threshold applies to the list, and to the end of each section that has pages of its
    /// own. With 0, ``willDisplay(_:isolation:)`` loads no pages of sections, and loads pages of the list only if
    /// ``sectionThreshold`` is set.
    public var itemThreshold = 5

    /// The distance from an end, in sections, at which the page of the list there is loaded.
    ///
    /// If this is not nil, it replaces ``itemThreshold`` for the pages of the list. The pager then loads the next page
    /// when fewer sections than this follow the section of a displayed item, and the previous page when fewer sections
    /// precede it. Use this threshold if each section is a row that scrolls sideways. The pages of sections are still
    /// loaded according to ``itemThreshold``.
    public var sectionThreshold: Int?

    /// The maximum number of consecutive skipped pages after which the pager loads another page.
    ///
    /// A page is skipped if it adds no item to the list. A page is also skipped if it adds items elsewhere, and not
    /// between the last displayed item and the end where it was loaded.
    ///
    /// The limit keeps the pager from sending requests forever to a server that returns only empty pages. It applies to
    /// each end of the list, and to each section that has pages of its own. The next call of
    /// ``willDisplay(_:isolation:)`` near the end loads another page.
    public var skippedPagesLimit = 10

    /// Called with each new snapshot, whether a page or an edit has changed it.
    ///
    /// If the pages are shown in a source, the source sets this handler, and the snapshot is what the source shows.
    ///
    /// If an edit marks items or sections for reload or reconfiguration, this snapshot has the marks; the
    /// property ``snapshot`` does not have them. The handler may call any method of the pager.
    public var snapshotHandler: ((_ snapshot: Snapshot<Section, Item>) -> Void)?

    /// Called with this pager when the state of the list or of a section may have changed.
    ///
    /// If the snapshot has changed as well, the pager calls the ``snapshotHandler`` first. The handler may call
    /// any method of the pager.
    public var stateHandler: ((_ pager: Pager) -> Void)?

    /// Called with the outcome of each load, after the other handlers; for logs and tests.
    public var outcomeHandler: ((Outcome) -> Void)?

    /// What the list shows of the snapshot.
    var shown = Snapshot<Section, Item>()

    /// Returns what the list shows of the snapshot.
    var arrange: Arrangement = { $0 }

    /// Whether the closure of an update is running.
    private var isUpdating = false

    let provider: Provider
    var scheduler = PageScheduler<Section, Cursor>()

    /// The source that shows the pages, unless it has another link by now, and the link.
    var shownIn: (source: any PagedSource<Item>, link: PageLink<Item>)?

    /// The number of calls of ``cancel()``.
    var numberOfCancellations = 0

    /// Returns the items that were deleted from the source that shows the pages since the last call; nil without one.
    var takeDeletedItems: (() -> [Item])?

    /// The items that were deleted from the source since the first page was loaded.
    var deletedItems: Set<Item> = []

    /// The item that was displayed last.
    var lastDisplayedItem: Item?

    /// The loads in progress, and their tasks.
    var runningLoads: [(request: Request, task: Task<Outcome, Never>)] = []

    /// Creates a pager that has not loaded any page.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - duplicates: What to do with an item that occurs more than once. With
    ///     ``/DiffableSnapshots/DuplicatePolicy/reject``, a page that contains an item twice fails to load,
    ///     and an item of an earlier page moves to its position in the new page.
    ///   - provider: Fetches a page. The pager and each of its loads keep a reference to the provider.
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
      for (_, task) in runningLoads { task.cancel() }
    }

    /// Edits the snapshot, for example when the user deletes an item.
    ///
    /// Pages that are loaded later are added to the edited snapshot. Items that were deleted from a source that shows
    /// the pages are not in the snapshot any more. If an edit removes a section whose next page is being loaded, the
    /// edit supersedes that load.
    ///
    /// The ``snapshotHandler`` and the ``stateHandler`` are called after the edit, and may call this method again.
    /// Calling this method from within `body` is a programmer error and traps: one edit would overwrite the other.
    ///
    /// - Parameter body: Edits the snapshot, which has no marks yet.
    /// - Returns: The result of `body`.
    /// - Throws: The error that `body` throws. The snapshot is unchanged then.
    /// - Complexity: That of the edits, plus O(*p*), where *p* is the number of sections that have pages of
    ///   their own.
    @discardableResult
    public func update<Result, Failure: Error>(
      _ body: (inout Snapshot<Section, Item>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      precondition(!isUpdating, "Pager.update(_:) was called within an update of the same pager")
      isUpdating = true
      removeDeletedItems()
      var edited = snapshot
      let result: Result
      do {
        defer { isUpdating = false }
        result = try body(&edited)
      }
      // The app can have inserted an item again, to undo its deletion.
      deletedItems = deletedItems.filter { edited.indexOfItem($0) == nil }
      replaceSnapshot(with: edited, shown: arranged(edited))
      reportStates()
      return result
    }
  }
#endif
