import DiffableSnapshots
import TestSupport
import Testing

/// Tests a list that cannot change at some times.
@Suite(.timeLimit(.minutes(10))) struct WaitingTargetTests {
  /// A list that makes applies wait while it is busy.
  private final class BusyList: ListTarget {
    let capabilities = ListCapabilities.tableView
    var data: ListData<Int>?
    var isBusy = false
    var beginsDrag: ItemPath?

    /// Called once, when the list is asked.
    var onQuestion: (() -> Void)?

    /// The completions of batches; nil if the list calls them at once.
    var completions: [() -> Void]?

    /// The number of the question after which the list is busy.
    var lastFreeQuestion: Int?
    private(set) var questions = 0
    private(set) var items: [[Int]] = []

    /// Lets the list change, and says so.
    func becomeFree() {
      isBusy = false
      data?.endReordering()
    }

    func applyMustWait() -> Bool {
      questions += 1
      let onQuestion = onQuestion
      self.onQuestion = nil
      onQuestion?()
      if let lastFreeQuestion, questions > lastFreeQuestion { isBusy = true }
      if let path = beginsDrag { return data?.beginReordering(at: path) == true }
      return isBusy
    }

    func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      guard let data else { return completion() }
      #expect(!isBusy)
      items = (0..<data.numberOfSections).map { section in
        (0..<data.numberOfItems(inSection: section)).map { item in
          data.cell(at: ItemPath(section: section, item: item))
        }
      }
      completion()
    }

    func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      updateData()
      reloadData(batch.snapshot) { [self] in
        if completions == nil { completion() } else { completions?.append(completion) }
      }
    }
  }

  private let list = BusyList()
  private let dataSource: DiffableDataSource<String, Int, BusyList>

  init() {
    dataSource = DiffableDataSource(target: list) { _, _, item in item }
    dataSource.reorderingHandlers.canReorderItem = { $0 != 9 }
    apply(TestSnapshot("a 1 2 3"))
    #expect(list.items == [[1, 2, 3]])
  }

  @Test func resumingAppliesDoesNotEndAReordering() {
    #expect(list.data?.beginReordering(at: ItemPath(section: 0, item: 0)) == true)
    apply(TestSnapshot("a 1 2 3 4"))
    list.data?.resumeApplies()
    #expect(list.items == [[1, 2, 3]])
    list.data?.endReordering()
    #expect(list.items == [[1, 2, 3, 4]])
  }

  /// Applies a snapshot without waiting, also in an asynchronous test.
  private func apply(_ snapshot: Snapshot<String, Int>, completion: (() -> Void)? = nil) {
    dataSource.apply(snapshot, mode: .animated, completion: completion)
  }

  @Test func appliesWaitUntilTheListCanChange() {
    list.isBusy = true
    var calls: [Int] = []
    apply(TestSnapshot("a 1")) { calls.append(1) }
    apply(TestSnapshot("a 2")) { calls.append(2) }
    #expect(list.items == [[1, 2, 3]])
    #expect(dataSource.snapshot() == (TestSnapshot("a 2")))
    // The second apply has superseded the first.
    #expect(calls == [1])
    #expect(list.data?.dropReorderedItem(at: ItemPath(section: 0, item: 1)) == false)
    list.becomeFree()
    #expect(list.items == [[2]])
    #expect(calls == [1, 2])
    apply(TestSnapshot("a 3"))
    #expect(list.items == [[3]])
  }

  /// The target begins a drag when it is asked, the drag ends because it is refused, and then the target is not asked.
  @Test func aRefusedDragThatBeginsWhileTheListIsAskedStopsNoApply() {
    apply(TestSnapshot("a 9 1"))
    list.beginsDrag = ItemPath(section: 0, item: 0)
    apply(TestSnapshot("a 2"))
    #expect(list.items == [[2]])
  }

  @Test func theListIsAskedBeforeAnApplyThatWasCalledDuringAnotherApply() {
    dataSource.applyObserver = { [unowned dataSource, list] _ in
      dataSource.applyObserver = nil
      list.isBusy = true
      dataSource.apply(TestSnapshot("a 5"), mode: .animated, completion: nil)
    }
    apply(TestSnapshot("a 4"))
    #expect(list.items == [[4]])
    list.becomeFree()
    #expect(list.items == [[5]])
  }

  /// The apply waits for the list or for a drag, after which the list cannot change.
  @Test(arguments: [false, true]) func theListIsAskedAgainBeforeAWaitingApplyRuns(drags: Bool) {
    if drags { #expect(list.data?.beginReordering(at: ItemPath(section: 0, item: 0)) == true) }
    list.isBusy = !drags
    apply(TestSnapshot("a 1"))
    list.isBusy = true
    list.data?.endReordering()
    #expect(list.items == [[1, 2, 3]])
    list.becomeFree()
    #expect(list.items == [[1]])
    let questions = list.questions
    list.data?.endReordering()
    #expect(list.questions == questions)
  }

  @Test func theListCanBeginADragWhenItIsAsked() {
    list.beginsDrag = ItemPath(section: 0, item: 0)
    apply(TestSnapshot("a 3 2"))
    #expect(list.data?.dropReorderedItem(at: ItemPath(section: 0, item: 2)) == true)
    #expect(list.items == [[1, 2, 3]])
    list.beginsDrag = nil
    list.data?.endReordering()
    #expect(list.items == [[3, 2]])
  }

  @Test func aHandlerOfThatDragMayApply() {
    list.beginsDrag = ItemPath(section: 0, item: 0)
    let dataSource = dataSource
    let nested = TestSnapshot("a 7")
    dataSource.reorderingHandlers.canReorderItem = { [list] _ in
      dataSource.apply(nested)
      // The drag has begun.
      #expect(list.items == [[1, 2, 3]])
      return true
    }
    apply(TestSnapshot("a 3 2"))
    list.beginsDrag = nil
    list.data?.endReordering()
    // The apply of the handler is the last one that was called.
    #expect(list.items == [[7]])
  }

  @Test func theUserDeletesAnItemAfterTheListCanChange() {
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    let path = ItemPath(section: 0, item: 1)
    list.isBusy = true
    #expect(list.data?.perform(.delete, at: path) == true)
    #expect(dataSource.snapshot() == TestSnapshot("a 1 3"))
    // The newest snapshot no longer contains the item that the list still shows.
    #expect(list.data?.allows(.delete, at: path) == false)
    #expect(list.data?.perform(.delete, at: ItemPath(section: 0, item: 0)) == true)
    #expect(list.items == [[1, 2, 3]])
    list.becomeFree()
    #expect(list.items == [[3]])
  }

  @MainActor
  @Test func anAsynchronousApplyIsAskedAboutAgainWhenItsChangesAreKnown() async {
    let (list, dataSource) = (list, dataSource)
    let snapshot = TestSnapshot("a 2 1")
    list.lastFreeQuestion = list.questions + 1
    let apply = Task { await dataSource.apply(snapshot) }
    for _ in 0..<10_000 where !list.isBusy { await Task.yield() }
    #expect(list.isBusy)
    #expect(list.items == [[1, 2, 3]])
    list.lastFreeQuestion = nil
    list.becomeFree()
    await apply.value
    #expect(list.items == [[2, 1]])
  }

  /// The list is busy before the apply, or after another apply during which the apply was called.
  @Test(arguments: [false, true]) func theDataSourceStaysAliveWhileAnApplyWaits(isNested: Bool) {
    let list = BusyList()
    var dataSource: DiffableDataSource<String, Int, _>? =
      DiffableDataSource(target: list) { _, _, item in item }
    let apply = { [unowned source = dataSource!] in
      source.applyObserver = nil
      list.isBusy = true
      source.apply(TestSnapshot("a 2"))
    }
    if isNested {
      dataSource?.applyObserver = { _ in apply() }
      dataSource?.apply(TestSnapshot("a 1"))
    } else {
      apply()
    }
    dataSource = nil
    #expect(list.items == (isNested ? [[1]] : []))
    list.becomeFree()
    #expect(list.items == [[2]])
    #expect(list.data == nil)
  }

  /// The transaction of the drag contains the outline that the list shows.
  @Test(arguments: ["apply", "expand", "collapse"])
  func aDragThatBeginsWhenTheListIsAskedHasTheOutlineBeforeTheChange(_ change: String) {
    var outline = SectionSnapshot([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([21], to: 2)
    outline.expand([2])
    dataSource.apply(outline, to: "a")
    #expect(list.items == [[1, 2, 21]])
    let initial = dataSource.snapshot(for: "a")
    var transactions: [SectionSnapshot<Int>] = []
    dataSource.reorderingHandlers.didReorder = { transaction in
      transactions += transaction.sectionTransactions.map(\.initialSnapshot)
    }
    list.beginsDrag = ItemPath(section: 0, item: 0)
    switch change {
    case "apply": dataSource.apply(SectionSnapshot([1, 3]), to: "a")
    case "expand": #expect(dataSource.expandItem(1))
    default: #expect(dataSource.collapseItem(2))
    }
    #expect(list.data?.dropReorderedItem(at: ItemPath(section: 0, item: 2)) == true)
    #expect(transactions == [initial])
    list.beginsDrag = nil
    list.data?.endReordering()
    let shown = ["apply": [1, 3], "expand": [1, 11, 12, 2, 21], "collapse": [1, 2]]
    #expect(list.items.first == shown[change])
    #expect(dataSource.snapshot(for: "a").visibleItems == shown[change])
  }
  /// The list applies a snapshot with animation when it is asked before an apply that has waited.
  @Test func appliesWaitForTheAnimationOfAnApplyOfTheList() {
    dataSource.waitsForAnimations = true
    list.completions = []
    apply(TestSnapshot("a 1"))
    apply(TestSnapshot("a 2"))
    list.onQuestion = { [dataSource] in dataSource.apply(TestSnapshot("a 3"), mode: .animated) }
    list.completions?.removeFirst()()
    #expect(list.items == [[3]])
    apply(TestSnapshot("a 4"))
    #expect(list.items == [[3]])
    list.completions?.removeFirst()()
    #expect(list.items == [[4]])
  }

  /// A reload does not wait for the animation, but the list supersedes it, when it is asked, by an apply that waits.
  @Test func anApplyOfTheListThatSupersedesAReloadWaitsForTheAnimation() {
    dataSource.waitsForAnimations = true
    list.completions = []
    apply(TestSnapshot("a 1"))
    list.onQuestion = { [dataSource] in dataSource.apply(TestSnapshot("a 3"), mode: .animated) }
    dataSource.apply(TestSnapshot("a 2"), mode: .reload)
    #expect(list.items == [[1]])
    list.completions?.removeFirst()()
    #expect(list.items == [[3]])
  }
}
