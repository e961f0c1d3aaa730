#if !hasFeature(Embedded)
  /// A controller for a screen with items of one type from a provider.
  ///
  /// The controller loads the items and shows them. It can also show a source while the items are being loaded,
  /// if there are no items, and if loading fails:
  ///
  /// ```swift
  /// let source = BasicSource(cell: SongCell.self)
  /// let screen = ListController(TopSongs(), source).show(in: table)
  /// await screen.load()
  /// ```
  ///
  /// If items need cells of several classes, the closure of their source can return a ``ReusableCell`` of a
  /// different class for each item. For a screen with several kinds of items, compose sources instead.
  public final class ListController<Provider: ItemProvider, Cell> {
    /// The provider of the items.
    public let provider: Provider

    /// The source that shows the loaded items.
    public let items: BasicSource<Provider.Item, Cell>

    /// The source of the whole screen, with one segment for each loading state.
    ///
    /// The segments other than `loaded` show nothing until you set a source for them.
    ///
    /// ```swift
    /// screen.states[.loading] = spinner
    /// screen.states[.empty] = hint
    /// ```
    public let states: SegmentedSource<LoadingState, Cell>

    /// Called when a load has failed, before the screen shows the segment `failed`.
    ///
    /// The handler can change the source of that segment, for example to show the error.
    public var failureHandler: ((any Error) -> Void)?

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
    /// - Complexity: O(1).
    public init(_ provider: Provider, _ items: BasicSource<Provider.Item, Cell>) {
      self.provider = provider
      self.items = items
      states = SegmentedSource(loaded: items)
    }

    /// Fetches the items and shows them.
    ///
    /// Items that were loaded before remain on screen during the load, and also if the load fails. A new load
    /// supersedes a load in progress, whose result is ignored. If the task of a load is cancelled, its result
    /// is ignored and the screen shows again what it showed before.
    ///
    /// - Complexity: That of the provider plus that of a change.
    nonisolated(nonsending) public func load() async {
      numberOfLoads += 1
      let number = numberOfLoads
      selectionBeforeLoad = selectionBeforeLoad ?? states.selection
      if states.selection != .loaded { states.selection = .loading }
      let result: Result<[Provider.Item], any Error>
      do { result = .success(try await provider.items()) } catch { result = .failure(error) }
      guard number == numberOfLoads else { return }
      defer { selectionBeforeLoad = nil }
      guard !Task.isCancelled else {
        if states.selection == .loading { states.selection = selectionBeforeLoad }
        return
      }
      states.update {
        switch result {
        case .success(let newItems):
          items.items = newItems
          states.showLoaded()
        case .failure(let error):
          failureHandler?(error)
          if states.selection != .loaded { states.selection = .failed }
        }
      }
    }

    /// Shows the screen in a list until the controller is released.
    ///
    /// - Parameter target: The list.
    /// - Returns: This controller.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @discardableResult
    public func show<Target: ListTarget>(in target: Target) -> Self
    where Target.Cell == Cell, Target.SupplementaryView == Cell {
      connections.append(states.connect(to: target))
      return self
    }

    /// Shows the screen in a list that makes its own cells, until the controller is released.
    ///
    /// - Parameter target: The list.
    /// - Returns: This controller.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @discardableResult
    public func show<Target: ReusableCellTarget>(in target: Target) -> Self
    where Cell == ReusableCell {
      connections.append(states.connect(to: target))
      return self
    }
  }
#endif
