#if os(macOS) || os(Linux)
import DiffableSources

/// A page with items of one type from a provider, which can be exchanged while the page is shown.
@MainActor
final class ListController<Item: Hashable & Sendable> {
  /// Returns the items of the page.
  typealias Provider = @MainActor () async throws -> [Item]

  let items: BasicSource<Item, ReusableCell>

  /// The source of the page, with the segments for the states of a load.
  let states: SegmentedSource<LoadingState, ReusableCell>

  /// The provider of the items; setting it loads the page again.
  var provider: Provider {
    didSet { load() }
  }

  init(_ items: BasicSource<Item, ReusableCell>, provider: @escaping Provider) {
    (self.items, self.provider) = (items, provider)
    states = SegmentedSource(loading: NoticeSource(text: "Loading …"), loaded: items)
  }

  func load() {
    Task { [states, items, provider] in await states.load(into: items) { try await provider() } }
  }
}
#endif
