import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// An actor that performs random operations on a data source and compares the results with a model.
actor CombinationStorm {
  typealias Source = DiffableDataSource<Noted, Noted, StrictList<String>>

  /// The state that the providers share with the storm, so that neither retains the other.
  final class SharedState {
    /// The versions that cells show besides content.
    ///
    /// A version changes only together with a mark.
    var itemVersions: [Noted: Int] = [:]
    /// The versions that headers show besides content.
    var sectionVersions: [Noted: Int] = [:]
    /// Called by the providers.
    var interrupt: (() -> Void)?

    func text(_ item: Noted) -> String { "\(item) v\(itemVersions[item] ?? 0)" }
    func title(_ section: Noted) -> String { "\(section) v\(sectionVersions[section] ?? 0)" }
  }

  let shared = SharedState()
  let list: StrictList<String>
  let source: Source
  let nests: Bool
  let comment: String
  var random: SeededGenerator
  var trace: [String] = []

  /// The expected newest snapshot, as text.
  var model = ""
  /// The number of calls of `expect(_:)`, by which `toggle(_:)` notices that another apply was made meanwhile.
  var stamp = 0
  var depth = 0
  /// Whether the program has made no apply since the drag began, and no apply was in preparation at that time.
  var isUndisturbed = false
  var tasks = 0
  var isDragging: Bool { list.draggedItemPath != nil }
  var nextItem = 0
  var applies = 0
  var reports = 0
  /// The applies that have ended, in order.
  var ended: [Int] = []
  /// The ended applies whose order is not checked: applies in tasks, and toggles whose handlers may apply.
  var endedInAnyOrder: Set<Int> = []
  var nextNumber = 0

  init(_ kind: ListKind, nests: Bool, seed: UInt64) {
    self.nests = nests
    comment = "\(kind), seed \(seed)"
    random = SeededGenerator(seed: seed)
    list = StrictList(kind.capabilities, by: kind.method)
    let shared = shared
    source = Source(target: list) { _, _, item in
      shared.interrupt?()
      return shared.text(item)
    }
    source.supplementaryViewProvider = { _, kind, _, section in
      shared.interrupt?()
      return kind == .header ? shared.title(section) : nil
    }
  }

  // MARK: - Running

  func run(steps: Int) async throws {
    setUp()
    for _ in 0..<steps {
      try act()
      try expectAgreement()
      changeList()
      for _ in 0..<max(0, Int.random(in: -3..<4, using: &random)) { await Task.yield() }
    }
    shared.interrupt = nil
    list.endReordering()
    list.delaysCompletions = false
    list.isOnScreen = true
    for _ in 0..<100_000 where ended.count + endedInAnyOrder.count < nextNumber {
      list.completeNext()
      await Task.yield()
    }
    try #require(Set(ended).union(endedInAnyOrder) == Set(0..<nextNumber), failure)
    try expectAgreement()
    try expectSettled()
    try #require(ended == ended.sorted(), failure)
    try #require(reports == applies, failure)
  }

  func setUp() {
    source.applyObserver = { [unowned self] _ in
      reports += 1
      interrupt()
    }
    shared.interrupt = { [unowned self] in interrupt() }
    source.reorderingHandlers.canReorderItem = { [unowned self] _ in chance(0.9) }
    source.reorderingHandlers.willReorder = { [unowned self] _ in interrupt(0.2) }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      follow(transaction)
      interrupt(0.2)
    }
    source.sectionSnapshotHandlers.shouldExpandItem = { [unowned self] _ in
      interrupt()
      return chance(0.9)
    }
    source.sectionSnapshotHandlers.willExpandItem = { [unowned self] _ in interrupt() }
    source.sectionSnapshotHandlers.willCollapseItem = { [unowned self] _ in interrupt() }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { [unowned self] _, present in
      interrupt()
      if !present.items.isEmpty || chance(0.5) { return present }
      return SectionSnapshot((0..<2).map { _ in newItem() })
    }
  }

  func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  /// Makes an apply with some probability.
  ///
  /// Called in providers, handlers and observers.
  func interrupt(_ share: Double = 0.03) {
    guard nests && depth < 3 && chance(share) else { return }
    note("(")
    do { try apply() } catch { Issue.record(error) }
    note(")")
  }

  func act() throws {
    if chance(0.25) { return drag() }
    try apply()
  }

  /// Changes the state of the list and the change limit at random, and calls some of the list's delayed completions.
  func changeList() {
    list.delaysCompletions = chance(0.3)
    if chance(0.15) && !isDragging { list.isOnScreen.toggle() }
    source.changeLimit = chance(0.2) ? number(below: 6) : nil
    for _ in 0..<number(below: 3) { list.completeNext() }
  }
}
