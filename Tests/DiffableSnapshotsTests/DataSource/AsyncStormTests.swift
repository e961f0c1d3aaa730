import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Hundreds of overlapping applies of every kind.
@Suite(.timeLimit(.minutes(10))) struct AsyncStormTests {
  @Test(arguments: ListKind.all, 31..<UInt64(31 + Effort.cases(3)))
  func theListEndsWithTheLastSnapshot(_ kind: ListKind, seed: UInt64) async {
    let storm = Storm(kind, seed: seed)
    let report = await storm.run(applies: 200)
    let comment: Comment = "seed \(seed)"
    #expect(report.shown == report.last, comment)
    #expect(report.refusals == [], comment)
    #expect(report.ended == Array(0..<200), "each apply ends once, in order, \(comment)")
    #expect(report.reports == 200, "each apply is reported once, \(comment)")
  }

  @MainActor @Test(arguments: [41, 42] as [UInt64])
  func theListEndsWithTheLastSnapshotOnTheMainActor(seed: UInt64) async {
    let list = StrictList<Int>()
    let source = DiffableDataSource<Int, Int, StrictList<Int>>(target: list) { _, _, item in item }
    var generator = SnapshotGenerator(seed: seed)
    var snapshot = generator.snapshot()
    var ended = 0
    var tasks: [Task<Void, Never>] = []
    for _ in 0..<200 {
      snapshot = generator.edited(snapshot, times: 4)
      tasks.append(
        Task.immediate { [snapshot] in
          await source.apply(snapshot)
          ended += 1
        }
      )
      if tasks.count.isMultiple(of: 7) { await Task.yield() }
    }
    for task in tasks { await task.value }
    #expect(ended == 200)
    #expect(source.snapshot() == snapshot)
    #expect(Array(list.cells.joined()) == snapshot.itemIdentifiers)
    #expect(list.refusals == [])
  }
}

/// An actor that owns a list and makes random applies without pause.
private actor Storm {
  struct Report: Sendable {
    var shown: [Int]
    var last: [Int]
    /// The number of each ended apply, in the order in which the applies ended.
    ///
    /// An apply ends when its completion is called, or when the task that awaits it continues.
    var ended: [Int]
    var refusals: [StrictListError]
    /// The number of reports that the observer received.
    var reports: Int
  }

  private let list: StrictList<Int>
  private let source: DiffableDataSource<Int, Int, StrictList<Int>>
  private var generator: SnapshotGenerator
  private var random: SeededGenerator
  private var snapshot: Snapshot<Int, Int>
  private var ended: [Int] = []
  private var reports = 0

  init(_ kind: ListKind, seed: UInt64) {
    list = StrictList(kind.capabilities, by: kind.method == .edits ? .edits : .batches)
    source = DiffableDataSource(target: list) { _, _, item in item }
    generator = SnapshotGenerator(seed: seed)
    random = SeededGenerator(seed: seed)
    snapshot = generator.snapshot()
  }

  func run(applies: Int) async -> Report {
    source.applyObserver = { [unowned self] _ in reports += 1 }
    for number in 0..<applies {
      snapshot = generator.edited(snapshot, times: Int.random(in: 0...5, using: &random))
      applyInARandomWay(number)
      list.delaysCompletions = Int.random(in: 0..<3, using: &random) == 0
      list.isOnScreen = Int.random(in: 0..<10, using: &random) > 0
      for _ in 0..<Int.random(in: 0..<3, using: &random) { list.completeNext() }
      for _ in 0..<max(0, Int.random(in: -3..<5, using: &random)) { await Task.yield() }
    }
    list.delaysCompletions = false
    await waitUntil {
      list.completeNext()
      return ended.count >= applies
    }
    return Report(
      shown: Array(list.cells.joined()),
      last: snapshot.itemIdentifiers,
      ended: ended,
      refusals: list.refusals,
      reports: reports
    )
  }

  private func applyInARandomWay(_ number: Int) {
    let snapshot = snapshot
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3:
      source.apply(snapshot) { [self] in ended.append(number) }
    case 3:
      source.update(completion: { [self] in ended.append(number) }) { $0 = snapshot }
    case 4:
      source.applySnapshotUsingReloadData(snapshot) { [self] in ended.append(number) }
    case 5:
      Task.immediate {
        await source.applySnapshotUsingReloadData(snapshot)
        ended.append(number)
      }
    default:
      Task.immediate {
        await source.apply(snapshot, animatingDifferences: number.isMultiple(of: 2))
        ended.append(number)
      }
    }
  }
}
