/// Keeps a list equal to a snapshot.
///
/// The data source holds the snapshot that the list shows, and it is the only source of that data.
/// ``apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)`` computes the fewest changes to a new
/// snapshot, and the target performs them. Whenever the target asks for counts or cells, the data source answers.
///
/// ```swift
/// let dataSource = DiffableDataSource<String, Int, PlainList>(
///   target: list
/// ) { list, path, item in
///   "No. \(item)"
/// }
/// dataSource.apply(Snapshot([("odd", [1, 3, 5])]))
/// ```
///
/// It differs from Apple's data sources in how it handles overlapping applies. An apply that is called from
/// within another apply waits. Overlapping applies end in the order of their calls. Every completion is called
/// once. The list performs every batch without an error, because the batches follow its capabilities.
///
/// The class is not `Sendable`. A data source belongs to the actor that created it, usually the main actor. The
/// compiler ensures that no other actor uses it.
///
/// The data source keeps a strong reference to its target. Keep the data source alive while the list is on screen. A
/// data source that is released removes its data from the list. Releasing it calls no completions: the list calls the
/// completions of running animations when the animations end. A list that is released together with the data source
/// drops its completions, which has the same effect as calling them. An apply that waits until the user has reordered
/// an item, or for the end of an animation, keeps the data source alive until then, and so does another data source that
/// waits for the list.
public final class DiffableDataSource<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable,
  Target: ListTarget
> {
  /// The list.
  public let target: Target

  /// Makes or updates headers, footers and other supplementary views; nil when the list shows none.
  ///
  /// ```swift
  /// dataSource.supplementaryViewProvider = { _, kind, _, section in
  ///   kind == .header ? "The \(section) numbers" : nil
  /// }
  /// ```
  ///
  /// Set the provider before the first apply. The target calls it from within an apply, or later when a view
  /// scrolls into view. The provider makes the views of inserted and reloaded sections, and updates the views of
  /// reconfigured sections.
  public var supplementaryViewProvider: TargetSupplementaryViewProvider? {
    get { shownState.supplementaryViewProvider }
    set { shownState.supplementaryViewProvider = newValue }
  }

  /// The handlers that decide whether the user can reorder an item, and that are called when the item is dropped.
  ///
  /// No item can be reordered until `canReorderItem` is set.
  ///
  /// ```swift
  /// dataSource.reorderingHandlers.canReorderItem = { _ in true }
  /// dataSource.reorderingHandlers.didReorder = { transaction in
  ///   save(transaction.finalSnapshot.itemIdentifiers)
  /// }
  /// ```
  ///
  /// An apply that a handler calls waits until the reordering has ended. It can be animated.
  public var reorderingHandlers = ReorderingHandlers<Section, Item>()

  /// The handlers that decide whether the user can delete or insert items, that are called when the user does so, and
  /// before the list needs the cells of items.
  ///
  /// No item can be deleted until `canDeleteItem` is set, and none inserted until `canInsertItem` is set.
  ///
  /// When the user deletes an item, the data source deletes it from the newest snapshot and applies the result with
  /// animation. In an outline, the descendants of the item are deleted too.
  ///
  /// ```swift
  /// dataSource.itemHandlers.canDeleteItem = { _ in true }
  /// dataSource.itemHandlers.didDeleteItem = { item, _ in
  ///   store.remove(item)
  /// }
  /// ```
  public var itemHandlers = ItemHandlers<Item>()

  /// The closures that the data source calls before it expands or collapses an item of an outline.
  ///
  /// The data source keeps strong references to the handlers. A handler that uses the data source must
  /// capture it weakly.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<Item>()

  #if !hasFeature(Embedded)
    /// The observations whose snapshots the data source shows, which end with it.
    package var observations: [ObjectIdentifier: AnyObject] = [:]
  #endif

  /// Passes an event of items to the source that the list shows; nil for a data source of an app.
  package var passEventToSource: ((ItemEvent<Section, Item>) -> Bool)?

  /// The greatest number of changes that the list performs in batches; if an apply has more changes, the list is
  /// reloaded.
  ///
  /// If nil, which is the default, the ``ListTarget/changeLimit`` of the target applies.
  ///
  /// ```swift
  /// dataSource.changeLimit = 200
  /// ```
  public var changeLimit: Int?

  /// Whether an apply waits until the animation of the apply before it has ended; false by default.
  ///
  /// By default, an apply begins at once, and the list shows both animations at the same time. If true, the apply waits
  /// as during another apply: if several wait, only the last one runs, and each completion is called. Changes by the
  /// user wait too, except reordering, which cannot begin during the animation.
  ///
  /// A reload does not wait, and neither does an apply while the list is off screen. Both also end the wait of other
  /// applies, which a list that never reports the end of its animation would otherwise not end.
  ///
  /// ```swift
  /// dataSource.waitsForAnimations = true
  /// dataSource.apply(dealt)
  /// // Begins when all cards are dealt.
  /// dataSource.apply(sorted)
  /// ```
  public var waitsForAnimations = false

  /// Whether applies wait, so that the list keeps its rows; false by default.
  ///
  /// Pause a list while something belongs to one of its rows, such as a context menu, a popover or selected text. All
  /// applies wait then, reloads too. If several wait, only the last one runs when the property is false again, and each
  /// completion is called. The user can still reorder items.
  ///
  /// An apply that waits for the end of a pause does not keep the data source alive.
  public var isPaused = false {
    didSet {
      queue.isPausedByApp = isPaused && hasTarget
      runWaiting()
    }
  }

  /// Called with a report of each apply, for logs, tests, and state that follows the list.
  ///
  /// An apply that waits keeps the data source alive, so the observer can be called after your screen was released. Let
  /// it capture the screen as `weak`.
  ///
  /// The data source calls the observer after it has called the list, and before it calls the apply's
  /// completion. It also reports skipped applies and deletions by the user, but not reordering. The observer may call
  /// `apply`. Without an observer, the data source creates no reports.
  ///
  /// ```swift
  /// dataSource.applyObserver = { report in
  ///   if case .reload(.tooManyChanges) = report.outcome { print(report) }
  /// }
  /// ```
  public var applyObserver: ((ApplyReport<Section, Item>) -> Void)?

  /// Called with each problem of an applied snapshot or outline; nil by default.
  ///
  /// If nil, the target reports the problems with ``ListTarget/report(_:)``. The views of UIKit and AppKit log them.
  ///
  /// ```swift
  /// dataSource.problemHandler = { problem in
  ///   log("\(problem)")
  /// }
  /// ```
  ///
  /// The data source calls the handler for every apply at the same time as ``applyObserver``, and first. It also calls
  /// the handler for a skipped apply. The handler may call `apply`.
  public var problemHandler: ((SnapshotProblem<Section, Item>) -> Void)?

  /// The state that the list shows now, with an intermediate snapshot between two batches of an apply.
  @usableFromInline let shownState: ShownState

  /// The contents of the last apply or of the last change by the user, without marks; the list may not show them yet.
  ///
  /// The property is computed because `==` and `hash(into:)` of an identifier may apply a snapshot. Each call of a
  /// method therefore reads a copy of the contents, and not the stored property.
  @usableFromInline var newest: Contents<Section, Item> {
    get { storedNewest }
    set {
      newValue.checkInvariants()
      storedNewest = newValue
      newestDidChange?(newValue.snapshot)
    }
  }

  /// Receives the newest snapshot, which other threads may read.
  package var newestDidChange: ((Snapshot<Section, Item>) -> Void)?

  private var storedNewest = Contents(Snapshot<Section, Item>())

  /// The contents that the list shows, always without marks; computed like ``newest``.
  package internal(set) var shown: Contents<Section, Item> {
    get { shownState.contents }
    set { shownState.show(newValue) }
  }

  /// Updates a list of trees when an apply changes no visible item; nil for other lists.
  ///
  /// Such an apply can change hidden items, or the expanded state of items without visible children.
  package var updateTrees: ((_ isAnimated: Bool, _ completion: @escaping () -> Void) -> Void)?

  /// A reference to the data source itself while an apply waits for an event of the list, or another data source for the
  /// list.
  ///
  /// If the data source were released, it could neither show the waiting snapshot nor call the completion.
  var selfWhileWaiting: DiffableDataSource?

  @usableFromInline package let data: ListData<Target.Cell>
  let makeSupplementaryView: (SupplementaryKind, ItemPath) -> Target.SupplementaryView?

  /// Returns the changes from one snapshot to another; a closure that any actor can call.
  let difference:
    @Sendable (
      _ old: Snapshot<Section, Item>,
      _ new: Snapshot<Section, Item>
    ) -> Changeset<Section, Item>

  let completions = CompletionQueue()
  var queue = ApplyQueue()

  /// The functions that tell the later data sources of the list, the newest last, whether they get the list.
  var laterDataSources: [(_ getsList: Bool) -> Void] = []

  /// Whether the target has loaded data; false until the first reload.
  var hasData = false

  @usableFromInline
  init(
    target: Target,
    shownState: ShownState,
    shape: @escaping () -> ListShape,
    cell: @escaping (ItemPath) -> Target.Cell,
    locator: @escaping (ItemPath) -> () -> ItemPath?,
    supplementaryView: @escaping (SupplementaryKind, ItemPath) -> Target.SupplementaryView?,
    matching:
      @escaping @Sendable (
        _ old: Snapshot<Section, Item>,
        _ new: Snapshot<Section, Item>
      ) -> Matching,
    contentComparison: ContentComparison<Section, Item>
  ) {
    self.target = target
    self.shownState = shownState
    data = ListData(shape: shape, cell: cell, locator: locator)
    makeSupplementaryView = supplementaryView
    // A snapshot is compared with the snapshot that the list shows, not with the snapshot that was applied last. So an
    // apply also finds the content changes of the applies that it has superseded.
    difference = { Changeset(from: $0, to: $1, matching($0, $1), contentComparison) }
    data.owner = self
    if let earlier = target.currentData?.owner {
      earlier.handOver { [self] in takeOverTarget($0) }
    } else {
      takeOverTarget(true)
    }
  }

  /// Whether the list shows the newest snapshot, no apply is under way, and the user reorders no item.
  package var isUpToDate: Bool { queue.phase == .idle && queue.newest == nil }

  // The target holds its data, and the data holds the target for the cell provider. Removing the data from the
  // target breaks this reference cycle.
  //
  // The deinitializer calls no completion. It runs inside the assignment that releases the data source. A
  // completion that reads the same variable would violate exclusive access to it. The list calls the completions
  // of running animations. An apply that waits keeps the data source alive.
  deinit {
    data.owner = nil
    completions.owner = nil
    guard target.data === data || target.data == nil else { return }
    (target.data, target.makeSupplementaryView) = (nil, nil)
  }
}
