/// The ready-made segments of a ``SegmentedSource`` for a screen that loads its items.
///
/// ```swift
/// let screen = SegmentedSource(
///   loading: spinner,
///   empty: hint,
///   failed: failure,
///   loaded: songs
/// )
/// songs.items = ["Suzanne"]
/// screen.selection = .loaded
/// ```
///
/// For a list that is loaded page by page, ``Pager/loadingState`` returns the segment to show.
public enum LoadingState: Hashable, Sendable, CaseIterable {
  /// The items are being loaded.
  case loading

  /// Loading has ended, and there are no items.
  case empty

  /// The items could not be loaded.
  case failed

  /// The items were loaded.
  case loaded
}

extension SegmentedSource where Segment == LoadingState {
  /// Creates a source for a screen that loads its items, with the segment `loading` selected.
  ///
  /// While the segment `loaded` is selected and there are no items, the source shows the segment `empty`, if it has a
  /// source. So the list shows `empty` as soon as the user has deleted the last item.
  ///
  /// - Parameters:
  ///   - loading: The source to show while the items are being loaded.
  ///   - empty: The source to show if there are no items.
  ///   - failed: The source to show if the items could not be loaded.
  ///   - loaded: The source of the items.
  /// - Complexity: O(*n*), where *n* is the number of sources in the tree of the segment `loaded`. If a source has
  ///   another parent, the cost of removing the source from that parent is added.
  public convenience init(
    loading: ListSource<Cell>? = nil,
    empty: ListSource<Cell>? = nil,
    failed: ListSource<Cell>? = nil,
    loaded: ListSource<Cell>
  ) {
    self.init(selection: .loading)
    emptySegment = (of: .loaded, shown: .empty)
    self[.loading] = loading
    self[.empty] = empty
    self[.failed] = failed
    self[.loaded] = loaded
  }
}
