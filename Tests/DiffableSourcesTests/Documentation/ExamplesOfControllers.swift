import DiffableSources

// The controller of the article on screens, which also other tests use.

// example: list controller
protocol ItemProvider<Item> {
  associatedtype Item: Hashable & Sendable
  nonisolated(nonsending) func items() async throws -> [Item]
}

final class ListController<Item: Hashable & Sendable, Cell> {
  let items: BasicSource<Item, Cell>
  let states: SegmentedSource<LoadingState, Cell>
  var failureHandler: ((any Error) -> Void)?
  var connections: [AnyObject] = []

  private typealias Fetch =
    nonisolated(nonsending) () async throws -> [Item]
  private var fetch: Fetch
  private var hasFormerItems = false

  init(
    _ provider: some ItemProvider<Item>,
    _ items: BasicSource<Item, Cell>
  ) {
    fetch = { try await provider.items() }
    self.items = items
    states = SegmentedSource(loaded: items)
  }

  nonisolated(nonsending) func load(
    from provider: some ItemProvider<Item>
  ) async {
    fetch = { try await provider.items() }
    hasFormerItems = true
    await load()
  }

  nonisolated(nonsending) func load() async {
    let isLoaded = await states.load(
      into: items,
      keepsItems: !hasFormerItems,
      failureHandler: failureHandler,
      items: fetch
    )
    if isLoaded { hasFormerItems = false }
  }
}
// end

extension ListController {
  /// Shows the screen in a list as long as the list exists.
  func show<Target: ListTarget>(in target: Target) -> Self
  where Target.Cell == Cell, Target.SupplementaryView == Cell {
    keep(states.connect(to: target))
  }

  func show<Target: ReusableCellTarget>(in target: Target) -> Self where Cell == ReusableCell {
    keep(states.connect(to: target))
  }

  /// Keeps a connection as long as the controller.
  private func keep(_ connection: AnyObject) -> Self {
    connections.append(connection)
    return self
  }
}
