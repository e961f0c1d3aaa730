/// Shows one of several sources.
///
/// To select another segment changes the list from the one to the other, with animation and no reload.
/// Those that are not shown can be changed all the same, and nothing happens on screen.
///
/// ```swift
/// let results = SegmentedSource<Tab, String>([.songs: songs, .years: years], selection: .songs)
/// results.selection = .years
/// ```
///
/// For a screen that loads there is a ready-made set of segments, ``LoadingState``.
public final class SegmentedSource<Segment: Hashable, Cell>: ListSource<Cell> {
  /// The segment that is shown; nothing, if there is no source for it.
  ///
  /// - Complexity: To read, O(1); to set, that of a change.
  public var selection: Segment? {
    didSet {
      guard selection != oldValue else { return }
      version += 1
      didChange()
    }
  }

  private var members: [Segment: ListSource<Cell>] = [:]

  /// Creates a source of several.
  ///
  /// - Parameters:
  ///   - sources: The source of each segment; several segments may have the same. One that has another
  ///     parent leaves it.
  ///   - selection: The segment that is shown.
  /// - Complexity: O(*s*) on average, where *s* is the number of segments.
  public init(_ sources: [Segment: ListSource<Cell>] = [:], selection: Segment? = nil) {
    self.selection = selection
    super.init()
    for (segment, source) in sources { self[segment] = source }
  }

  deinit { ListSource.dismiss(takeChildren()) }

  /// The source of a segment; nil if there is none.
  ///
  /// One that has another parent leaves it. A source may stand for several segments of this one, between
  /// which nothing changes. To put a source below itself is a mistake of the program, which ends there.
  ///
  /// - Parameter segment: Any segment.
  /// - Returns: The source that shows the segment when it is selected.
  /// - Complexity: To read, O(1) on average; to set, O(*s* + *d*), where *s* is the number of segments and
  ///   *d* the depth at which this source is, and that of a change.
  public subscript(segment: Segment) -> ListSource<Cell>? {
    get { members[segment] }
    set {
      let old = members[segment]
      guard old !== newValue else { return }
      let former = newValue.map { adopt([$0]) } ?? []
      members[segment] = newValue
      if let old, !members.values.contains(where: { $0 === old }) { abandon(old) }
      version += 1
      ListSource.show(former + [self])
    }
  }

  private var selected: ListSource<Cell>? { selection.flatMap { members[$0] } }

  override var shownChildren: [ListSource<Cell>] { selected.map { [$0] } ?? [] }

  override func shows(_ child: ListSource<Cell>) -> Bool { selected === child }

  override func release(_ children: Set<SourceID>) {
    members = members.filter { !children.contains($0.value.id) }
  }

  override func takeChildren() -> [ListSource<Cell>] {
    defer { members = [:] }
    return Array(members.values)
  }
}
