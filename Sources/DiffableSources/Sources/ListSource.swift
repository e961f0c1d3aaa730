/// A part of what a list shows, or all of it: the common ground of all kinds of sources.
///
/// A large screen is put together from small sources. A ``BasicSource`` shows items of one type, a
/// ``CompositeSource`` its children one after the other, a ``SegmentedSource`` one of several, and a
/// ``SectionedSource`` the sections of a snapshot. Each is made and changed as if it were alone; none
/// computes the place that it has in the list.
///
/// ```swift
/// let songs = BasicSource<String, String> { "♪ \($0)" }
/// let years = BasicSource<Int, String> { "from \($0)" }
/// let screen = CompositeSource([songs, years])
/// let connection = screen.connect(to: list)
/// songs.items = ["Hallelujah", "Suzanne"]
/// years.items = [1967, 1984]
/// ```
///
/// The tree ends in a list by ``connect(to:contentChanges:)``, which any source can do any number of times: each
/// connection has a data source of its own, that changes its list by the fewest changes whenever something
/// below the connected source does. Several changes become one with ``update(_:_:)``.
///
/// `Cell` is what the sources have to say about an item. It may be what the lists show, such as a line of
/// text. Or it describes that, as a ``ReusableCell`` does, from which lists of different kinds make their
/// own.
///
/// When a source changes its items, the cost follows the change. Each list compares the version of every
/// source of its tree, and then looks at what was edited, as
/// ``DiffableSnapshots/Snapshot/difference(from:)`` does. If all items of a source are set, all items of that
/// source are compared. When children are inserted, deleted or moved, or supplementary views change, the
/// contents of a list are rebuilt in O(*n*), where *n* is the number of sources and items in its tree.
///
/// A source is in one place at a time, as a view is: whoever takes it as a child takes it from its former
/// parent. A parent holds its children, no child holds its parent. The classes are not `Sendable`; a tree
/// belongs to whoever made it, as a rule the main actor. There are four kinds, and no more can be added:
/// what a list shows is data, and a new kind of screen is another tree.
public class ListSource<Cell> {
  /// The identity of this source.
  public let id = SourceID()

  // Embedded Swift has no weak references. A parent sets this to nil in its deinitializer.
  #if !hasFeature(Embedded)
    weak var parent: ListSource?
  #else
    unowned(unsafe) var parent: ListSource?
  #endif

  /// Makes the header, the footer and other supplementary views of the section that this source makes.
  ///
  /// Where a composite merges its children into one section, the children make none. To set it anew says
  /// that the views have changed, which updates those on screen.
  ///
  /// - Parameter kind: What the view is for.
  /// - Returns: The view, or nil when there is none.
  /// - Complexity: To read, O(1); to set, that of a change.
  public var supplementaryViewProvider: ((_ kind: SupplementaryKind) -> Cell?)? {
    didSet { updateSupplementaryViews() }
  }

  /// The number of times that the supplementary views have changed.
  private(set) var sectionVersion = 0

  /// The number of times that the children or the supplementary views have changed.
  var version = 0

  /// The number of times that the own items have changed.
  var itemsVersion = 0

  var observers: [Observer] = []

  /// The updates that are under way, one in the other, and what has changed in them here and below.
  var numberOfUpdates = 0
  var heldBack: [ListSource] = []

  /// Shows what has changed in a list.
  struct Observer {
    var id: SourceID
    var show: (_ mode: ApplyMode) -> Void
  }

  init() {}

  /// Says that the supplementary views have changed.
  func updateSupplementaryViews() {
    sectionVersion += 1
    version += 1
    didChange()
  }

  // MARK: What the kinds of sources differ in

  /// The items, in one section; nil for a source that shows children instead.
  var ownItems: Snapshot<Int, SourceItem>? { nil }

  /// The number of own items.
  var numberOfOwnItems: Int { 0 }

  /// The children that are shown, in order.
  var shownChildren: [ListSource] { [] }

  /// Whether a child is among those that are shown.
  func shows(_ child: ListSource) -> Bool { true }

  /// Whether the children share one section.
  var mergesSections: Bool { false }

  /// Lets children go that another source takes, without a word to the lists.
  func release(_ children: Set<SourceID>) {}

  /// Lets all children go without a word to anybody, when this source is about to go itself.
  func takeChildren() -> [ListSource] { [] }

  /// What is to be shown for one of the own items.
  func cell(for item: SourceItem) -> Cell? { nil }

  /// Tells the handlers what the user has done to one of the own items; whether there was one to tell.
  func perform(_ action: UserAction, on item: SourceItem) -> Bool { false }

  func canDelete(_ item: SourceItem) -> Bool { false }
  func canMove(_ item: SourceItem) -> Bool { false }

  /// Follows the user, who has dropped one of the own items between two items of the list; whether that
  /// is a place among the own ones.
  func move(_ item: SourceItem, after previous: SourceItem?, before next: SourceItem?) -> Bool {
    false
  }
}
