#if os(macOS) || os(Linux)
import DiffableSnapshots
import Observation

/// The mountains that match the newest search, which runs in the background.
@available(macOS 14, *)
@MainActor
@Observable
final class MountainFinder {
  /// All mountains.
  let mountains: MountainSearch

  /// The results of the newest search that has ended.
  private(set) var matches: [Mountain]

  /// The search that runs.
  @ObservationIgnored private var search: Task<Void, Never>?

  /// Creates a finder whose matches are all mountains in an order.
  init(_ mountains: [Mountain], by order: MountainOrder) {
    self.mountains = MountainSearch(mountains)
    matches = self.mountains.matches(for: "", by: order)
  }

  /// Whether the matches will be those of another search soon.
  var isSearching: Bool { search != nil }

  /// Starts a search, and cancels the one before.
  func find(_ text: String, by order: MountainOrder) {
    search?.cancel()
    search = Task { [weak self, mountains] in
      let matches = await mountains.matchesInBackground(for: text, by: order)
      guard !Task.isCancelled, let self else { return }
      (self.matches, search) = (matches, nil)
    }
  }

  /// The snapshot of the matches.
  var snapshot: Snapshot<MountainSection, Mountain> { Snapshot([(.matches, matches)]) }
}

extension MountainSearch {
  /// Returns the results of a search without keeping the caller's actor busy.
  @concurrent
  fileprivate func matchesInBackground(
    for text: String,
    by order: MountainOrder
  ) async -> [Mountain] {
    matches(for: text, by: order)
  }
}
#endif
