/// A source that shows one of several sources.
///
/// Selecting another segment changes the list from one source to the other, with animation and without a
/// reload. Hidden sources can be changed at any time, without an effect on the list.
///
/// ```swift
/// let results = SegmentedSource<Tab, String>(
///   [.songs: songs, .years: years],
///   selection: .songs
/// )
/// results.selection = .years
/// ```
///
/// ``LoadingState`` is a ready-made set of segments for a screen that loads its items.
public final class SegmentedSource<Segment: Hashable, Cell>: ListSource<Cell> {
  /// The segment that is shown.
  ///
  /// Nothing is shown if the selection is nil, or if the segment has no source.
  ///
  /// - Complexity: Reading takes O(1). Setting costs as much as a change.
  public var selection: Segment? {
    didSet {
      guard selection != oldValue else { return }
      updateShownSource()
      didChange()
    }
  }

  private var sources = IdentifierMap<Segment, ListSource<Cell>>()

  /// The source that is shown: that of the selection or of ``emptySegment``.
  private var shownSource: ListSource<Cell>?

  /// The segment that is shown while another segment is selected and shows no items.
  ///
  /// Set before the sources of the segments.
  var emptySegment: (of: Segment, shown: Segment)?

  /// The number of calls of `load(into:keepsItems:failureHandler:items:)`.
  var numberOfLoads = 0

  /// The selection to restore when the load in progress is cancelled; nil while nothing is loading.
  var selectionBeforeLoad: Segment?

  /// Creates a source with segments.
  ///
  /// - Parameters:
  ///   - sources: The source of each segment. Several segments may have the same source. A source that has
  ///     another parent is removed from that parent.
  ///   - selection: The segment to show.
  /// - Complexity: O(*s*) on average, where *s* is the number of segments. If a source has another parent, the cost
  ///   of removing the source from that parent is added.
  public init(_ sources: [Segment: ListSource<Cell>] = [:], selection: Segment? = nil) {
    self.selection = selection
    super.init()
    for (segment, source) in sources { self[segment] = source }
  }

  deinit { ListSource.releaseTrees(removeChildren { _ in true }) }

  /// The source of a segment; nil if the segment has no source.
  ///
  /// A new source that has another parent is removed from that parent. Several segments may have the same
  /// source; switching between them changes nothing in the list. Setting a source that contains this source
  /// is a programmer error and traps.
  ///
  /// - Parameter segment: Any segment.
  /// - Returns: The source to show when the segment is selected.
  /// - Complexity: Reading takes O(1) on average. Setting takes O(*s* + *c* + *d*) on average plus the cost of a
  ///   change, where *s* is the number of segments, *c* the number of children of the former parent, and *d* the
  ///   depth of this source in its tree.
  public subscript(segment: Segment) -> ListSource<Cell>? {
    get { sources[segment] }
    set {
      let old = sources[segment]
      guard old !== newValue else { return }
      let formerParents = newValue.map { attach([$0]) } ?? []
      // Comparing segments may read the source.
      var newSources = sources
      newSources[segment] = newValue
      sources = newSources
      if let old, !sources.elements.contains(where: { $0.value === old }) { detach(old) }
      updateShownSource()
      ListSource.updateLists(for: formerParents + [self])
    }
  }

  /// Finds the source to show.
  ///
  /// - Returns: Whether it is another source than before.
  @discardableResult
  private func updateShownSource() -> Bool {
    var source = selection.flatMap { sources[$0] }
    if let emptySegment, emptySegment.of == selection, let empty = sources[emptySegment.shown],
      source?.isEmpty ?? true
    {
      source = empty
    }
    guard source !== shownSource else { return false }
    shownSource = source
    version += 1
    return true
  }

  override var shownChildren: [ListSource<Cell>] { shownSource.map { [$0] } ?? [] }

  override func childDidChange(_ child: ListSource<Cell>) -> Bool {
    // The child can be hidden because it had no items.
    updateShownSource() || shownSource === child
  }

  override func removeChildren(
    where shouldRemove: (ListSource<Cell>) -> Bool
  ) -> [ListSource<Cell>] {
    let elements = sources.elements
    sources = IdentifierMap(elements.filter { !shouldRemove($0.value) })
    updateShownSource()
    return elements.map { $0.value }.filter(shouldRemove)
  }
}
