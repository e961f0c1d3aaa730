import DiffableSnapshots

/// An in-memory list that shows cells and refuses what a real list would fail on.
///
/// Put it in the place of a view to test a screen without one, or let it judge what a data source or a
/// script of your own produces. It checks every ``ListRule``, those that need not try the batch first, and
/// by their numbers. What breaks one is refused: it is noted in ``refusals``, and the list goes on showing
/// what it showed.
///
/// ```swift
/// let list = StrictList<String>(.tableView)
/// let dataSource = DiffableDataSource<String, Int, StrictList<String>>(target: list) { _, _, item in
///   "No. \(item)"
/// }
/// dataSource.apply(try Snapshot([("odd", [1, 3])]))
/// dataSource.apply(try Snapshot([("odd", [3, 5])]))
/// #expect(list.cells == [["No. 3", "No. 5"]])
/// #expect(list.refusals.isEmpty)
/// ```
public final class StrictList<Cell>: ListTarget {
  /// What the list can carry out.
  public let capabilities: ListCapabilities

  /// How the list carries out a batch.
  public let method: StrictListMethod

  /// Whether the list can be seen.
  ///
  /// While it cannot, it refuses batches.
  public var isOnScreen = true

  /// The greatest number of changes worth showing one by one.
  public var changeLimit = Int.max

  /// Whether the list keeps completions until ``completeNext()``, as if its animations took time.
  public var delaysCompletions = false

  /// What the list asks for counts and cells.
  ///
  /// Whoever replaces it ends the user's drag, as a view does that gets another data source.
  ///
  /// - Complexity: O(1).
  public var data: ListData<Cell>? { didSet { draggedItemPath = nil } }

  /// Where the item is that the user drags, if any: a path of what the list shows.
  public internal(set) var draggedItemPath: ItemPath?

  /// What the list asks for headers, footers and the like.
  public var supplementaryData: SupplementaryData<Cell>?

  /// The kinds of supplementary views that the list shows for each section.
  public var supplementaryKinds: [SupplementaryKind] = [.header, .footer]

  /// What the list was told, in order, including what it refused.
  public internal(set) var log: [StrictListEvent] = []

  /// What the list refused, in order.
  public internal(set) var refusals: [StrictListError] = []

  var shown: [ShownSection<Cell>] = []
  var hasData = false
  var isBusy = false
  private var nextSerialNumber = 0
  private var delayedCompletions: [() -> Void] = []

  /// Creates a list that shows nothing.
  ///
  /// - Parameters:
  ///   - capabilities: What the list can carry out.
  ///   - method: How it carries out a batch.
  /// - Complexity: O(1).
  public init(
    _ capabilities: ListCapabilities = .collectionView,
    by method: StrictListMethod = .batches
  ) {
    self.capabilities = capabilities
    self.method = method
  }

  /// The cells in their sections; a list without sections has one, or none before its first data.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public var shownCells: [[ShownCell<Cell>]] { shown.map { $0.cells } }

  /// What the cell provider made, in sections, without header rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and rows.
  public var cells: [[Cell]] { shown.map { $0.cells.compactMap { $0.cell } } }

  /// The number of completions that are kept back.
  ///
  /// - Complexity: O(1).
  public var numberOfDelayedCompletions: Int { delayedCompletions.count }

  /// Calls the oldest of the completions that are kept back, if there is one.
  ///
  /// - Complexity: O(*k*), where *k* is the number of completions kept back, and what the completion takes.
  public func completeNext() {
    guard !delayedCompletions.isEmpty else { return }
    delayedCompletions.removeFirst()()
  }

  func complete(_ completion: @escaping () -> Void) {
    if delaysCompletions { delayedCompletions.append(completion) } else { completion() }
  }

  func makeSerialNumber() -> Int {
    defer { nextSerialNumber += 1 }
    return nextSerialNumber
  }
}
