/// What a screen shows that loads its items: the ready-made segments of a ``SegmentedSource``.
///
/// ```swift
/// let screen = SegmentedSource(loading: spinner, empty: hint, failed: failure, loaded: songs)
/// songs.items = ["Suzanne"]
/// screen.showLoaded()
/// ```
///
/// A list that comes in pages says by ``Pager/loadingState`` which one it is in.
public enum LoadingState: Hashable, Sendable, CaseIterable {
  /// The items are on their way.
  case loading

  /// They came, and there are none.
  case empty

  /// They did not come.
  case failed

  /// They are there.
  case loaded
}

extension SegmentedSource where Segment == LoadingState {
  /// Creates a source for a screen that loads; it shows that it does.
  ///
  /// - Parameters:
  ///   - loading: What to show while the items are on their way.
  ///   - empty: What to show when there are none.
  ///   - failed: What to show when they did not come.
  ///   - loaded: The items.
  /// - Complexity: O(1).
  public convenience init(
    loading: ListSource<Cell>? = nil,
    empty: ListSource<Cell>? = nil,
    failed: ListSource<Cell>? = nil,
    loaded: ListSource<Cell>
  ) {
    self.init([.loaded: loaded], selection: .loading)
    self[.loading] = loading
    self[.empty] = empty
    self[.failed] = failed
  }

  /// Shows what was loaded, or that there is nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources below that of the segment `loaded`.
  public func showLoaded() {
    selection = self[.loaded].map { $0.isEmpty } ?? true ? .empty : .loaded
  }
}
