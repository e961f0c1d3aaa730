#if !hasFeature(Embedded)
  /// A whole screen: items of one type from a provider, in cells of one class or of several, with what there
  /// is to see while they load, when there are none and when they fail.
  ///
  /// With a provider and a cell at hand, a screen is one line:
  ///
  /// ```swift
  /// let screen = ListController(TopSongs(), BasicSource(cell: SongCell.self)).show(in: table)
  /// await screen.load()
  /// ```
  ///
  /// Items that need cells of several classes have a source whose closure gives a ``ReusableCell`` of one
  /// class or another. A screen that needs more than this controller is put together from sources.
  public final class ListController<Provider: ItemProvider, Cell> {
    /// Where the items come from.
    public let provider: Provider

    /// The items that have come.
    public let items: BasicSource<Provider.Item, Cell>

    /// All that the screen shows.
    ///
    /// Its segments other than `loaded` are empty until they are given a source.
    ///
    /// ```swift
    /// screen.states[.loading] = spinner
    /// screen.states[.empty] = hint
    /// ```
    public let states: SegmentedSource<LoadingState, Cell>

    /// Called when a load has failed, just before the screen shows it: here the source of the segment
    /// `failed` gets its text.
    public var failureHandler: ((any Error) -> Void)?

    private var numberOfLoads = 0

    /// What the screen goes back to when the load that is under way is cancelled; nil while none is.
    private var rest: LoadingState?

    /// The connections of whatever kind, which last as long as the controller.
    private var connections: [AnyObject] = []

    /// Creates a screen that shows that it loads.
    ///
    /// - Parameters:
    ///   - provider: Where the items come from.
    ///   - items: The source that shows them.
    /// - Complexity: O(1).
    public init(_ provider: Provider, _ items: BasicSource<Provider.Item, Cell>) {
      self.provider = provider
      self.items = items
      states = SegmentedSource(loaded: items)
    }

    /// Fetches the items and shows them.
    ///
    /// What was loaded before stays on screen meanwhile, and also when this load fails. Of several loads
    /// at once the one that was called last counts; what the others bring is dropped. One whose task is
    /// cancelled leaves the screen as it was before, whatever it brings.
    ///
    /// - Complexity: That of the provider and of a change.
    nonisolated(nonsending) public func load() async {
      numberOfLoads += 1
      let number = numberOfLoads
      rest = rest ?? states.selection
      if states.selection != .loaded { states.selection = .loading }
      let result: Result<[Provider.Item], any Error>
      do { result = .success(try await provider.items()) } catch { result = .failure(error) }
      guard number == numberOfLoads else { return }
      defer { rest = nil }
      guard !Task.isCancelled else {
        if states.selection == .loading { states.selection = rest }
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

    /// Shows the screen in a list, for as long as there is the controller.
    ///
    /// - Parameter target: The list.
    /// - Returns: The controller.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @discardableResult
    public func show<Target: ListTarget>(in target: Target) -> Self
    where Target.Cell == Cell, Target.SupplementaryView == Cell {
      connections.append(states.connect(to: target))
      return self
    }

    /// Shows the screen in a list that makes its own cells, for as long as there is the controller.
    ///
    /// - Parameter target: The list.
    /// - Returns: The controller.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @discardableResult
    public func show<Target: ReusableCellTarget>(in target: Target) -> Self
    where Cell == ReusableCell {
      connections.append(states.connect(to: target))
      return self
    }
  }
#endif
