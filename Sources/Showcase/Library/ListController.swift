import DiffableSources

/// A type that provides the items of a page.
protocol ItemProvider<Item> {
  associatedtype Item: Hashable & Sendable

  nonisolated(nonsending) func items() async throws -> [Item]
}

/// A page with items of one type from a provider, which can be exchanged while the page is shown.
final class ListController<Item: Hashable & Sendable> {
  let items: BasicSource<Item, ReusableCell>

  /// The source of the page, with the segments for the states of a load.
  let states: SegmentedSource<LoadingState, ReusableCell>

  private var fetch: nonisolated(nonsending) () async throws -> [Item]

  init(_ provider: some ItemProvider<Item>, _ items: BasicSource<Item, ReusableCell>) {
    fetch = { try await provider.items() }
    self.items = items
    states = SegmentedSource(loaded: items)
  }

  /// Exchanges the provider, and shows its items.
  nonisolated(nonsending) func load(from provider: some ItemProvider<Item>) async {
    fetch = { try await provider.items() }
    await load()
  }

  nonisolated(nonsending) func load() async { await states.load(into: items, items: fetch) }
}
