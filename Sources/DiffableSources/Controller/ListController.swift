#if !hasFeature(Embedded)
  /// A controller for a screen with items of one type from a provider.
  ///
  /// A provider and a class of cells make a screen. The controller loads the items and shows them:
  ///
  /// ```swift
  /// let screen = ListController(TopSongs(), cell: SongCell.self)
  ///   .show(in: table)
  /// await screen.load()
  /// ```
  ///
  /// You can exchange the provider and the class of the cells while the screen is shown. Another provider changes
  /// which items the screen shows, and another class changes how their cells look:
  ///
  /// ```swift
  /// await screen.load(from: NewSongs())
  /// screen.items.setCell(LargeSongCell.self)
  /// ```
  ///
  /// The controller can also show a source while the items are being loaded, if there are no items, and if loading
  /// fails: see ``states``. The source ``items`` has the header and the footer of the items.
  ///
  /// A list can mix cells of several classes, such as the results of a search among videos and books. The items
  /// are then the cases of an enumeration, and the closure of their source returns a ``ReusableCell`` of a different
  /// class for each case.
  public final class ListController<Item: Hashable & Sendable, Cell> {
    /// The source that shows the loaded items.
    public let items: BasicSource<Item, Cell>

    /// The source of the whole screen, with one segment for each loading state.
    ///
    /// The segments other than `loaded` show nothing until you set a source for them.
    ///
    /// ```swift
    /// screen.states[.loading] = spinner
    /// screen.states[.empty] = hint
    /// ```
    public let states: SegmentedSource<LoadingState, Cell>

    /// Called when a load has failed.
    ///
    /// If the screen does not keep its items, it then shows the segment `failed`. The handler can change the source of
    /// that segment, for example to show the error.
    public var failureHandler: ((any Error) -> Void)?

    /// Fetches the items from the provider.
    private var fetch: Fetch
    private typealias Fetch = nonisolated(nonsending) () async throws -> [Item]

    /// Whether the screen shows loaded items.
    private var showsItems: Bool { states.selection == .loaded && !items.isEmpty }

    /// Whether the items still belong to a provider that was exchanged.
    private var showsFormerProvider = false

    private var numberOfLoads = 0

    /// The selection to restore when the load in progress is cancelled; nil while nothing is loading.
    private var selectionBeforeLoad: LoadingState?

    /// The connections to lists, which are kept as long as the controller.
    private var connections: [AnyObject] = []

    /// Creates a controller, with the segment `loading` selected.
    ///
    /// - Parameters:
    ///   - provider: The provider of the items.
    ///   - items: The source that shows the items.
    /// - Complexity: O(1). If `items` has another parent, the cost of removing it from that parent is added.
    public init(_ provider: some ItemProvider<Item>, _ items: BasicSource<Item, Cell>) {
      fetch = { try await provider.items() }
      self.items = items
      states = SegmentedSource(loaded: items)
    }

    /// Exchanges the provider, fetches the items of the new one and shows them.
    ///
    /// The items of the former provider remain on screen during the load. If the load fails, the screen shows the
    /// segment `failed`, because these items do not belong to the new provider. A load in progress is superseded.
    ///
    /// - Parameter provider: The new provider, which later loads use too, even if the task of this load is cancelled.
    /// - Complexity: The cost of the provider plus the cost of a change.
    nonisolated(nonsending) public func load(
      from provider: some ItemProvider<Item>
    ) async {
      fetch = { try await provider.items() }
      showsFormerProvider = true
      await load()
    }

    /// Fetches the items and shows them.
    ///
    /// Items that were loaded before remain on screen during the load. They also remain if the load fails, unless
    /// they belong to a former provider. A new load supersedes a load in progress, whose result is ignored. If the
    /// task of a load is cancelled, its result is ignored and the screen shows again what it showed before.
    ///
    /// - Complexity: The cost of the provider plus the cost of a change.
    nonisolated(nonsending) public func load() async {
      numberOfLoads += 1
      let number = numberOfLoads
      selectionBeforeLoad = selectionBeforeLoad ?? states.selection
      if !showsItems { states.selection = .loading }
      let result: Result<[Item], any Error>
      do { result = .success(try await fetch()) } catch { result = .failure(error) }
      guard number == numberOfLoads else { return }
      defer { selectionBeforeLoad = nil }
      guard !Task.isCancelled else {
        if states.selection == .loading { states.selection = selectionBeforeLoad }
        return
      }
      states.update {
        switch result {
        case .success(let newItems):
          showsFormerProvider = false
          items.items = newItems
          states.selection = .loaded
        case .failure(let error):
          failureHandler?(error)
          if !showsItems || showsFormerProvider { states.selection = .failed }
        }
      }
    }

    /// Shows the screen through a connection, until the controller is released.
    ///
    /// Use this method for a view of UIKit or AppKit, or for a list whose supplementary views are made by a function:
    ///
    /// ```swift
    /// screen.show { $0.connect(to: tableView) }
    /// ```
    ///
    /// - Parameter connect: Connects the source of the whole screen to a list, and returns the connection.
    /// - Returns: This controller.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @discardableResult
    public func show<Connection: AnyObject>(
      _ connect: (_ source: ListSource<Cell>) -> Connection
    ) -> Self {
      connections.append(connect(states))
      return self
    }

    /// Shows the screen in a list until the controller is released.
    ///
    /// - Parameter target: The list.
    /// - Returns: This controller.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @discardableResult
    public func show<Target: ListTarget>(in target: Target) -> Self
    where Target.Cell == Cell, Target.SupplementaryView == Cell {
      show { $0.connect(to: target) }
    }

    /// Shows the screen in a list that makes its own cells, until the controller is released.
    ///
    /// - Parameter target: The list.
    /// - Returns: This controller.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @discardableResult
    public func show<Target: ReusableCellTarget>(in target: Target) -> Self
    where Cell == ReusableCell {
      show { $0.connect(to: target) }
    }
  }
#endif
