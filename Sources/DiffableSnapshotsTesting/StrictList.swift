import DiffableSnapshots

/// An in-memory list that shows cells and refuses what a real list would fail on.
///
/// Put it in the place of a view to test a screen without one, or let it judge what a data source or a
/// script of your own produces. It checks every ``ListRule`` in order. What breaks one is refused: it is
/// noted in ``refusals``, and the list goes on showing what it showed.
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
  /// How the list carries out a batch.
  public enum Method: Hashable, Sendable {
    /// By its nine lists, in one step.
    case batches

    /// By its edits, one after the other.
    case edits
  }

  /// What the list was told.
  public enum Event: Hashable, Sendable {
    /// To show its data afresh.
    case reload

    /// To carry out these changes in one step.
    case batch(ListChanges, animated: Bool)

    /// To carry out these edits one after the other.
    case edits([ListEdit], animated: Bool)
  }

  /// What the list can carry out.
  public let capabilities: ListCapabilities

  /// How the list carries out a batch.
  public let method: Method

  /// Whether the list can be seen. While it cannot, it refuses batches.
  public var isOnScreen = true

  /// The greatest number of changes worth showing one by one.
  public var changeLimit = Int.max

  /// Whether the list keeps completions until ``completeNext()``, as if its animations took time.
  public var delaysCompletions = false

  /// What the list asks for counts and cells.
  public var data: ListData<Cell>?

  /// What the list was told, in order, including what it refused.
  public internal(set) var log: [Event] = []

  /// What the list refused, in order.
  public internal(set) var refusals: [StrictListError] = []

  /// The cells in their sections. A list without sections has one, or none before its first data.
  public internal(set) var shownCells: [[ShownCell<Cell>]] = []

  var hasData = false
  var isBusy = false
  private var nextSerialNumber = 0
  private var delayedCompletions: [() -> Void] = []

  /// Creates a list that shows nothing.
  ///
  /// - Parameters:
  ///   - capabilities: What the list can carry out.
  ///   - method: How it carries out a batch.
  public init(_ capabilities: ListCapabilities = .collectionView, by method: Method = .batches) {
    self.capabilities = capabilities
    self.method = method
  }

  /// What the cell provider made, in sections, without header rows.
  public var cells: [[Cell]] { shownCells.map { $0.compactMap(\.cell) } }

  /// The number of completions that are kept back.
  public var numberOfDelayedCompletions: Int { delayedCompletions.count }

  /// Calls the oldest of the completions that are kept back, if there is one.
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
