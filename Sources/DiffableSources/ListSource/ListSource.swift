/// The contents of a list or of a part of a list; the base class of all sources.
///
/// A large screen is composed of small sources:
///
/// - A ``BasicSource`` shows items of one type.
/// - A ``CompositeSource`` shows its children one after another.
/// - A ``SegmentedSource`` shows one of several sources.
/// - A ``SnapshotSource`` shows the sections of a snapshot.
///
/// Each source is created and changed on its own, without computing its position in the list.
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
/// `connect(to:contentChanges:)` shows a source in a list. Any source can be connected to any number of
/// lists. Each connection has its own data source, which changes its list by the fewest changes whenever a
/// source of the tree changes. ``update(_:_:)`` combines several changes into one.
///
/// `Cell` is the type that sources return for an item. It can be the type that the lists show, such as a line
/// of text. It can also be a description of a cell, such as ``ReusableCell``, from which each list makes its
/// own cell.
///
/// The cost of changing the items of a source depends on the size of the change and on the number of sources.
/// Each list compares the version of every source in its tree, and then the edited items, like
/// ``/DiffableSnapshots/Snapshot/difference(from:)``. Setting all items of a source compares all items of that
/// source. When children are inserted, deleted or moved, or when another segment is selected, each list replaces
/// the children from the first to the last one that has changed.
///
/// A source has at most one parent, like a view: adding it to another parent removes it from the former one.
/// Parents keep strong references to their children; children do not keep their parents alive. The classes
/// are not `Sendable`: a tree belongs to one actor, usually the main actor. Only this module can define
/// subclasses. To show something else, compose a tree of the existing ones.
public class ListSource<Cell>: SourceNode {
  /// The identity of this source.
  let id = SourceID()

  #if !hasFeature(Embedded)
    /// The observations whose items the source shows, which end with it.
    package var observations: [ObjectIdentifier: AnyObject] = [:]
  #endif

  // Embedded Swift has no weak references. A parent sets this to nil in its deinitializer.
  #if !hasFeature(Embedded)
    weak var parent: ListSource?
  #else
    unowned(unsafe) var parent: ListSource?
  #endif

  /// The function that makes the header, the footer and other supplementary views of this source's section.
  ///
  /// Only basic sources and merged composites have a section. The sources below a merged composite have none: they
  /// share the section of the composite. The provider of a source without a section is not called. Setting the
  /// property updates the views on screen.
  ///
  /// - Parameter kind: The kind of the view.
  /// - Returns: The view, or nil for none.
  /// - Complexity: Reading takes O(1). Setting costs as much as a change.
  public var supplementaryViewProvider: ((_ kind: SupplementaryKind) -> Cell?)? {
    didSet { updateSupplementaryViews() }
  }

  /// A number that increases whenever the supplementary views have to be updated.
  private(set) var sectionVersion = 0

  /// A number that increases whenever the children, the selected segment or the supplementary views change.
  var version = 0

  /// A number that increases whenever the own items change or get new cells.
  var itemsVersion = 0

  /// The connected lists: the registry of each connection, and a function that updates the list.
  var observers: [(registry: SourceRegistry<Cell>, show: (_ mode: ApplyMode) -> Void)] = []

  /// The number of nested updates of this source in progress.
  var numberOfUpdates = 0

  /// The sources whose lists have to be updated when the update of this source ends.
  var changedSources: [ListSource] = []

  /// A snapshot without sections whose problems are those that no list has reported yet.
  var problems = Snapshot<SourceSection, SourceItem>()

  init() {}

  /// Updates the supplementary views in all lists.
  func updateSupplementaryViews() {
    sectionVersion += 1
    version += 1
    didChange()
  }

  // MARK: Overridden by subclasses

  /// The items of this source itself, as a snapshot with one section; nil for a source that shows children.
  var ownItems: Snapshot<Int, SourceItem>? { nil }

  /// The children that are shown, in order.
  var shownChildren: [ListSource] { [] }

  var shownNodes: [any SourceNode] { shownChildren.map { $0 } }

  /// Updates what this source shows after a change of a child, and returns whether lists have to be updated.
  func childDidChange(_ child: ListSource) -> Bool { true }

  /// Whether the children share one section.
  var mergesSections: Bool { false }

  /// Removes and returns children that another source has taken over, or all children when this source is
  /// deinitialized, without updating lists.
  func removeChildren(where shouldRemove: (ListSource) -> Bool) -> [ListSource] { [] }

  /// Returns the cell of one of the own items; nil if the item belongs to another source.
  func cell(for item: SourceItem) -> Cell? { nil }

  /// Handles an event of own items by calling the handlers.
  func handle(_ event: SourceEvent) -> Bool { false }
}

/// A ``ListSource``, regardless of the type of its cells.
///
/// ``SourceTree`` does not depend on that type, so it is compiled once, and visits many sources fast.
protocol SourceNode: AnyObject {
  var id: SourceID { get }
  var version: Int { get }
  var sectionVersion: Int { get }
  var itemsVersion: Int { get }
  var mergesSections: Bool { get }
  var ownItems: Snapshot<Int, SourceItem>? { get }
  var problems: Snapshot<SourceSection, SourceItem> { get set }

  /// The children that are shown, in order.
  var shownNodes: [any SourceNode] { get }
}
