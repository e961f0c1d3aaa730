import DiffableSnapshots

/// An in-memory list that checks every reload and batch against the rules of real lists.
///
/// Use it instead of a view to test a screen, or to check the changes or edits that your own data source computes.
/// The list checks every ``ListRule``. A reload or a batch that breaks a rule is refused: the list adds an error
/// to ``refusals`` and does not change its cells.
///
/// ```swift
/// let list = StrictList<String>(.tableView)
/// let dataSource = DiffableDataSource<String, Int, _>(
///   target: list
/// ) { _, _, item in
///   "No. \(item)"
/// }
/// dataSource.apply(Snapshot([("odd", [1, 3])]))
/// dataSource.apply(Snapshot([("odd", [3, 5])]))
/// #expect(list.cells == [["No. 3", "No. 5"]])
/// #expect(list.refusals.isEmpty)
/// #expect(list.problems.isEmpty)
/// ```
public final class StrictList<Cell>: ListTarget {
  /// The changes that the list can perform in one batch.
  public let capabilities: ListCapabilities

  /// How the list performs a batch.
  public let method: StrictListMethod

  /// Whether the list is on screen.
  ///
  /// A list off screen refuses batches.
  public var isOnScreen = true

  /// The maximum number of changes that the data source sends as batches; with more changes it sends a reload.
  public var changeLimit = Int.max

  /// Whether the list delays completions until ``completeNext()``, like a list whose animations take time.
  public var delaysCompletions = false

  /// The source of the counts and cells.
  ///
  /// Setting this property ends the user's drag, like setting the data source of a view.
  public var data: ListData<Cell>? { didSet { draggedItemPath = nil } }

  /// The path of the cell that the user drags, or nil if the user drags none.
  public internal(set) var draggedItemPath: ItemPath?

  /// Makes or updates headers, footers and other supplementary views.
  public var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> Cell?)?

  /// The kinds of supplementary views that the list shows for each section.
  public var supplementaryKinds: [SupplementaryKind] = [.header, .footer]

  /// The reloads and batches that the list received, in order, including refused ones.
  public internal(set) var log: [StrictListEvent] = []

  /// The errors of the refused calls, in order, without the errors that methods throw.
  public internal(set) var refusals: [StrictListError] = []

  /// A sentence for each problem of an applied snapshot, in order; see ``/DiffableSnapshots/SnapshotProblem``.
  ///
  /// A data source with a ``/DiffableSnapshots/DiffableDataSource/problemHandler`` passes the problems to the handler
  /// instead.
  public internal(set) var problems: [String] = []

  var shown: [ShownSection<Cell>] = []
  var hasData = false
  var isBusy = false
  private var nextSerialNumber = 0
  private var delayedCompletions: [() -> Void] = []

  /// Creates a list that shows nothing.
  ///
  /// - Parameters:
  ///   - capabilities: The changes that the list can perform in one batch.
  ///   - method: How the list performs a batch.
  /// - Complexity: O(1).
  public init(
    _ capabilities: ListCapabilities = .collectionView,
    by method: StrictListMethod = .batches
  ) {
    self.capabilities = capabilities
    self.method = method
  }

  /// The cells of each section.
  ///
  /// A list without sections has one section, or none before its first reload.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public var shownCells: [[ShownCell<Cell>]] { shown.map { $0.cells } }

  /// The values that the cell provider returned, by section, without header rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and rows.
  public var cells: [[Cell]] { shown.map { $0.cells.compactMap { $0.cell } } }

  /// The number of delayed completions.
  public var numberOfDelayedCompletions: Int { delayedCompletions.count }

  /// Calls the oldest delayed completion, if the list has one.
  ///
  /// - Complexity: O(*k*), where *k* is the number of delayed completions, plus the time of the completion.
  public func completeNext() {
    guard !delayedCompletions.isEmpty else { return }
    delayedCompletions.removeFirst()()
  }

  func complete(_ completion: @escaping () -> Void) {
    if delaysCompletions { delayedCompletions.append(completion) } else { completion() }
  }

  /// Adds the sentences of problems to ``problems``.
  ///
  /// - Parameter problems: The problems.
  /// - Complexity: O(*n*), where *n* is the length of the sentences.
  public func report<Section, Item>(_ problems: [SnapshotProblem<Section, Item>]) {
    self.problems += problems.map { $0.description }
  }

  func makeSerialNumber() -> Int {
    defer { nextSerialNumber += 1 }
    return nextSerialNumber
  }
}
