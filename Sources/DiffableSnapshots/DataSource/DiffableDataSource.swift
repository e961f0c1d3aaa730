/// Keeps a list equal to a snapshot.
///
/// The data source holds the one true snapshot. ``apply(_:animatingDifferences:completion:)`` finds the
/// fewest changes to a new one and lets the target carry them out; whenever the target asks for counts
/// or cells, the data source answers.
///
/// ```swift
/// let dataSource = DiffableDataSource<String, Int, PlainList>(target: list) { list, path, item in
///   "No. \(item)"
/// }
/// dataSource.apply(try Snapshot([("odd", [1, 3, 5])]))
/// ```
///
/// It differs from Apple's data sources in what can go wrong: an apply from within an apply waits for
/// its turn, overlapping applies end in order, every completion is called once, and each batch is legal
/// for the list at hand.
///
/// The class is not `Sendable`. It belongs to the actor that created it, as a rule the main actor, and the
/// compiler proves that no other actor uses it.
///
/// The data source keeps a strong reference to its target. Keep the data source alive while the list is on
/// screen. A data source that is released takes the list's data away. The list calls the completions of
/// animations that still run when they end; to release the data source calls none of them. A list that is
/// released together with the data source drops its completions, which counts as calling them. An apply
/// that waits for the user's drag keeps the data source alive until the drag ends.
public final class DiffableDataSource<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable,
  Target: ListTarget
> {
  /// Makes or updates the cell of an item: the target, the item's path in the present snapshot, and the
  /// item as the newest snapshot has it.
  public typealias CellProvider = (_ target: Target, _ path: ItemPath, _ item: Item) -> Target.Cell

  /// Makes or updates a supplementary view: the target, the view's kind, its path in the present
  /// snapshot, whose item is 0 for a header or a footer, and the section as the newest snapshot has it.
  public typealias SupplementaryViewProvider = (
    _ target: Target, _ kind: SupplementaryKind, _ path: ItemPath, _ section: Section
  ) -> Target.SupplementaryView?

  /// The list.
  public let target: Target

  /// Makes or updates headers, footers and other supplementary views; nil when there are none.
  ///
  /// ```swift
  /// dataSource.supplementaryViewProvider = { _, kind, _, section in
  ///   kind == .header ? "The \(section) numbers" : nil
  /// }
  /// ```
  ///
  /// Set it before the first apply. Called by the target, from within an apply or later, when a view comes
  /// into view: for a section that comes, is reloaded or is reconfigured.
  ///
  /// - Complexity: O(1).
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    get { shown.supplementaryViewProvider }
    set { shown.supplementaryViewProvider = newValue }
  }

  /// What happens when the user drags an item to another place.
  ///
  /// Unless `canReorderItem` is set, no item can be dragged.
  ///
  /// ```swift
  /// dataSource.reorderingHandlers.canReorderItem = { _ in true }
  /// dataSource.reorderingHandlers.didReorder = { transaction in
  ///   save(transaction.finalSnapshot.itemIdentifiers)
  /// }
  /// ```
  ///
  /// An apply from within a handler waits until the list is done with the drag, and can be animated.
  public var reorderingHandlers = ReorderingHandlers<Section, Item>()

  /// The greatest number of changes worth showing one by one; with more the list is reloaded.
  ///
  /// Nil, as it is at first, leaves it to the target's ``ListTarget/changeLimit``.
  ///
  /// ```swift
  /// dataSource.changeLimit = 200
  /// ```
  public var changeLimit: Int?

  /// Hears what each apply came to, for logs and tests.
  ///
  /// Called when the list was told what to do, before the apply's completion; and also for an apply that
  /// was skipped. It may apply itself, which waits for its turn. Without an observer nothing is measured
  /// or kept for a report.
  ///
  /// ```swift
  /// dataSource.applyObserver = { report in
  ///   if case .reload(.tooManyChanges) = report.outcome { print(report) }
  /// }
  /// ```
  public var applyObserver: ((ApplyReport<Section, Item>) -> Void)?

  /// The snapshot that the list shows at this moment, also between two batches of an apply.
  @usableFromInline let shown: Shown

  /// The newest snapshot that was applied, or that a drag of the user led to, whether or not the list has
  /// come to show it.
  @usableFromInline private(set) var newest = Snapshot<Section, Item>()

  /// Observes the newest snapshot; nil when nothing depends on it.
  @usableFromInline var observer: SnapshotObserver<Section, Item>?

  /// The user's drag that is under way.
  var drag: Drag?

  /// The data source itself while an apply waits for the end of the drag.
  ///
  /// Released during the drag, the data source could neither show that snapshot nor call its completion
  /// at a later time.
  var selfDuringDrag: DiffableDataSource?

  private let data: ListData<Target.Cell>
  private let supplementaryData: SupplementaryData<Target.SupplementaryView>

  /// Finds the changes from one snapshot to another.
  ///
  /// A closure, so that the client that creates the data source compiles it for its own identifiers.
  let difference:
    @Sendable (
      _ old: Snapshot<Section, Item>,
      _ new: Snapshot<Section, Item>
    ) -> Changeset<Section, Item>

  let completions = CompletionQueue()
  var queue = ApplyQueue<Request>()

  /// Whether the target was given data.
  var hasData = false

  /// An object of its own, since the target's data answers from it.
  @usableFromInline
  final class Shown {
    /// Never marked.
    @usableFromInline var snapshot = Snapshot<Section, Item>()

    /// How often the user has changed it.
    var numberOfDrops = 0

    @usableFromInline var supplementaryViewProvider: SupplementaryViewProvider?

    @usableFromInline
    init() {}
  }

  /// Connects a list.
  ///
  /// It shows nothing until the first apply.
  ///
  /// For sections and items that adopt ``ContentEquatable`` there is an initializer of its own, with which
  /// applies compare their content too. Generic code that knows them as `Hashable` only gets this one.
  ///
  /// - Parameters:
  ///   - target: The list. Its ``ListTarget/data`` is set here; a data source that it had before changes
  ///     it no more.
  ///   - cellProvider: Makes or updates the cell of an item. Called by the target, from within an apply
  ///     or later, when the cell comes into view.
  /// - Complexity: O(1).
  @_disfavoredOverload
  @inlinable
  public convenience init(target: Target, cellProvider: @escaping CellProvider) {
    self.init(target: target, cellProvider: cellProvider) { old, new in new.difference(from: old) }
  }

  /// Connects a list, with a way to find what differs between two snapshots.
  @inlinable
  package convenience init(
    target: Target,
    cellProvider: @escaping CellProvider,
    difference:
      @escaping @Sendable (
        _ old: Snapshot<Section, Item>,
        _ new: Snapshot<Section, Item>
      ) -> Changeset<Section, Item>
  ) {
    // Made here, where the client compiles them: the list asks for every cell.
    let shown = Shown()
    self.init(
      target: target,
      shown: shown,
      data: ListData(snapshot: { shown.snapshot }) { path, item in
        cellProvider(target, path, item)
      },
      supplementaryData: SupplementaryData(snapshot: { shown.snapshot }) { kind, path, section in
        shown.supplementaryViewProvider?(target, kind, path, section)
      },
      difference: difference
    )
  }

  @usableFromInline
  init(
    target: Target,
    shown: Shown,
    data: ListData<Target.Cell>,
    supplementaryData: SupplementaryData<Target.SupplementaryView>,
    difference:
      @escaping @Sendable (
        _ old: Snapshot<Section, Item>,
        _ new: Snapshot<Section, Item>
      ) -> Changeset<Section, Item>
  ) {
    self.target = target
    self.shown = shown
    self.data = data
    self.supplementaryData = supplementaryData
    self.difference = difference
    data.reordering = self
    let earlier = target.data
    target.data = data
    target.supplementaryData = supplementaryData
    // Ends the previous data source's drag: it receives no further events for this target.
    earlier?.endReordering()
  }

  /// Whether the target still asks this data source, and not a later one.
  package var hasTarget: Bool { target.data === data }

  /// Whether the list shows the newest snapshot, and is not about to change.
  package var isUpToDate: Bool { queue.phase == .idle }

  /// Replaces the newest snapshot, after the observer was notified.
  ///
  /// - Parameters:
  ///   - snapshot: The new snapshot, without marks.
  ///   - cause: Why the snapshot changes.
  func replaceNewest(with snapshot: Snapshot<Section, Item>, because cause: SnapshotChangeCause) {
    observer?.snapshotWillChange(from: newest, to: snapshot, because: cause)
    newest = snapshot
  }

  // The target's data holds the target for the cell provider: this ends the cycle.
  //
  // No completion is called here. A deinitializer runs inside the assignment that releases the data source,
  // so a completion that read the same variable would break exclusive access. The list calls the
  // completions of what it still animates, and an apply that waits for a drag keeps the data source alive.
  deinit {
    data.reordering = nil
    if target.data === data { target.data = nil }
    if target.supplementaryData === supplementaryData { target.supplementaryData = nil }
  }
}
