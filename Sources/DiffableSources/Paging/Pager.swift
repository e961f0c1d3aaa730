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
  /// - ``willDisplay(_:isolation:)`` loads the next page when the user scrolls near the end, and the previous
  ///   page when the user scrolls near the start.
  /// - ``load(_:isolation:)`` changes the query and loads its first page.
  /// - ``retry(isolation:)`` loads the page that failed to load.
  ///
  /// The pager loads one next page and one previous page of the list at a time. A refresh supersedes all other loads
  /// of pages of the list, and another query supersedes all loads: the tasks of superseded loads are cancelled, and
  /// late replies are ignored. If two refreshes overlap, the second one determines the result.
  ///
  /// A list can begin in the middle: its first page has a cursor for the page before it, ``Page/previous``. The items
  /// of a previous page are inserted before the loaded items of their sections. A list that keeps its scroll position
  /// then shows the same rows on screen.
  ///
  /// A list with an ``itemLimit`` unloads pages that are far from the displayed items, and loads them again when
  /// the user scrolls back.
  ///
  /// The current items are kept until the first page of a refresh or of another query has been loaded. They
  /// are also kept after a failure. The ``state`` says whether a page is being loaded or has failed.
  ///
  /// The ``duplicates`` policy resolves items that repeat, and the outcome of the load reports the dropped
  /// occurrences. The pager skips a page without new items, and loads another page in the same direction, because no
  /// new item could come into view and cause the next load. Everything else in a skipped page takes effect, such as
  /// new sections.
  ///
  /// Sections can have pages and a state of their own: see ``Page/nextInSections``.
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
    /// unless it was cancelled or superseded. The state of the list or section, in the direction of the load, then
    /// contains the error. The provider should return soon after its task is cancelled.
    public typealias Provider =
      nonisolated(nonsending) (
        _ query: Query, _ cursor: Cursor?
      ) async throws -> Page<Section, Item, Cursor>

    /// The current query.
    public internal(set) var query: Query

    /// The items of the loaded pages, with edits.
    ///
    /// While the first page of a new query is being loaded, the snapshot still has the items of the previous
    /// query. The first page of a refresh or of a new query replaces the whole snapshot, including edits.
    public internal(set) var snapshot = Snapshot<Section, Item>()

    /// The policy for items that occur more than once.
    public let duplicates: DuplicatePolicy

    /// The number of items above which the pager unloads far pages; nil if it keeps all pages.
    ///
    /// If the list has more items than this after a next page was added, the pager removes far pages at the start of
    /// the list from the ``snapshot``, in the same change. After a previous page was added, it removes far pages at the
    /// end. ``Pager/Outcome/unloaded`` has the removed items. The pages are loaded again when the user scrolls back.
    ///
    /// Removed pages can be loaded again. So ``previousState`` is ``PagingState/loaded`` after pages at the start were
    /// removed, and ``state`` is ``PagingState/loaded`` after pages at the end were removed. A removal does not change
    /// ``state`` if it contains the error of a failed refresh.
    ///
    /// A page is *far* if at least half of the limit and at least ``itemThreshold`` items are between the page and the
    /// item that was displayed last. If ``sectionThreshold`` is set, at least that many sections must be between them
    /// too. So the limit should be several times the number of items on screen. The list exceeds the limit while no
    /// page is far.
    ///
    /// The pager loads a removed page again with the cursor in the loaded page next to it. Without such a cursor, the
    /// pager repeats the request with which the page was loaded before. Items that only edits have inserted belong to
    /// no page, and are never removed. A section of a removed page is removed too, if no other page contains the
    /// section and the section is then empty.
    public let itemLimit: Int?

    /// The distance from the start and the end, in items, at which the previous and the next page are loaded.
    ///
    /// The pager loads the next page when fewer items than this follow a displayed item, and the previous page when
    /// fewer items than this precede it. The threshold applies to the list, and to each section that has pages of its
    /// own. With 0, ``willDisplay(_:isolation:)`` loads no pages of sections, and loads pages of the list only if
    /// ``sectionThreshold`` is set.
    public var itemThreshold = 5

    /// The distance from the start and the end, in sections, at which the previous and the next page of the list
    /// are loaded.
    ///
    /// If this is not nil, it replaces ``itemThreshold`` for the pages of the list. The pager then loads the
    /// next page when fewer sections than this follow the section of a displayed item, and the previous page when
    /// fewer sections than this precede it. Use this threshold if each section is a row that scrolls sideways. The
    /// pages of sections are still loaded according to ``itemThreshold``.
    public var sectionThreshold: Int?

    /// The maximum number of consecutive pages that a load skips because they contain no new items.
    ///
    /// After this number of skipped pages, the next page ends the load, even if it contains no new items either.
    /// The limit keeps the pager from sending requests forever to a server that returns only empty pages. The
    /// next call of ``willDisplay(_:isolation:)`` near the same end starts another load.
    public var skippedPagesLimit = 10

    /// Called with each new snapshot, whether a page or an edit has changed it.
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

    /// Whether the closure of an update is running.
    var isUpdating = false

    let provider: Provider
    var scheduler = PageScheduler<Section, Cursor>()

    /// The loaded pages of the list.
    var window: PageWindow<Section, Item, Cursor>

    /// The item that was displayed last.
    var lastDisplayedItem: Item?

    /// The last displayed item that was near the start of the list or of its section.
    var lastDisplayedItemNearStart: Item?

    /// The loads in progress, and their tasks.
    var runningLoads: [(load: PageScheduler<Section, Cursor>.Load, task: Task<Outcome, Never>)] =
      []

    /// Creates a pager that has not loaded any page.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - duplicates: What to do with an item that occurs more than once. With
    ///     ``DiffableSnapshots/DuplicatePolicy/reject``, a page that contains an item twice fails to load,
    ///     and an item of an earlier page moves to its position in the new page.
    ///   - itemLimit: The number of items above which the pager unloads far pages; nil to keep all pages.
    ///   - provider: Fetches a page. The pager and each of its loads keep a reference to the provider.
    /// - Complexity: O(1).
    public init(
      query: Query,
      duplicates: DuplicatePolicy = .keepFirst,
      itemLimit: Int? = nil,
      provider: @escaping Provider
    ) {
      self.query = query
      self.duplicates = duplicates
      self.itemLimit = itemLimit
      window = PageWindow(itemLimit: itemLimit)
      self.provider = provider
    }

    deinit {
      for (_, task) in runningLoads { task.cancel() }
    }
  }
#endif
