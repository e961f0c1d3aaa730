import DiffableSnapshots
import Foundation

/// Rows that build snapshots, compare snapshots, and edit many items in one call.
extension Row {
  static let snapshots = [
    building10_000, comparing10, comparing100, snapshotChurn10_000, sections1_000,
    deletions5_000, shuffledDeletions5_000, reloads5_000, shuffledReloads5_000,
  ]

  static let building10_000 = Row("snapshot built from 10,000 items", .sets(1.3)) {
    let pool = Pool(items: 10_000) { Workload.unchanged(10_000).uuids(seed: $0).new }
    return Trial(pool, newItems: { $0 }) { Snapshot(section: $0) }
  }

  static let comparing10 = comparison(10)
  static let comparing100 = comparison(100)

  /// Returns a row that builds two snapshots from arrays and compares them.
  private static func comparison(_ count: Int) -> Row {
    Row("snapshots of \(count) items, built and compared, churn 20 %") {
      let pool = Pool(items: count) { Workload.churn(count, 0.2, seed: $0).uuids(seed: $0) }
      return Trial(pool, newItems: { $0.new }) { items in
        Snapshot(section: items.new).difference(from: Snapshot(section: items.old))
      }
    }
  }

  static let snapshotChurn10_000 = snapshotDifference(10_000, .sets(1))

  static func snapshotDifference(_ count: Int, _ goal: Goal? = nil) -> Row {
    Row("difference of snapshots, \(grouped(count)), churn 20 %", goal) {
      let pool = Pool(items: count) { seed in
        let workload = Workload.churn(count, 0.2, seed: seed)
        let items = workload.uuids(seed: seed)
        return SnapshotPair(
          old: Snapshot(section: items.old),
          new: Snapshot(section: items.new),
          newItems: items.new,
          leastMoves: workload.leastMoves
        )
      }
      return Trial(
        pool,
        newItems: { $0.newItems },
        moves: { ($0.new.difference(from: $0.old).items.moves.count, $0.leastMoves) },
        work: { $0.new.difference(from: $0.old) }
      )
    }
  }

  static let sections1_000 = Row(
    "difference of snapshots, 1,000 sections of 100, shuffled, 5 % changed section",
    .sets(3)
  ) {
    let pool = Pool(items: 100_000) { seed in
      let workload = SectionedWorkload(sections: 1_000, of: 100, moving: 0.05, seed: seed)
      var generator = Generator(seed: 5 + seed << 32)
      let snapshots = workload.snapshots(section: { $0 }, item: { _ in generator.nextUUID() })
      return SnapshotPair(
        old: snapshots.old,
        new: snapshots.new,
        newItems: snapshots.new.itemIdentifiers,
        leastMoves: workload.leastMoves
      )
    }
    return Trial(
      pool,
      newItems: { $0.newItems },
      moves: {
        let changes = $0.new.difference(from: $0.old)
        return (changes.sections.moves.count + changes.items.moves.count, $0.leastMoves)
      },
      work: { $0.new.difference(from: $0.old) }
    )
  }

  /// Two snapshots, and the minimum number of moves between them.
  private struct SnapshotPair {
    let old: Snapshot<Int, UUID>
    let new: Snapshot<Int, UUID>
    let newItems: [UUID]
    let leastMoves: Int
  }

  static let deletions5_000 = deletions(.listOrder)
  static let shuffledDeletions5_000 = deletions(.shuffled)
  static let reloads5_000 = reloads(.listOrder)
  static let shuffledReloads5_000 = reloads(.shuffled)

  /// Returns a row that deletes random items.
  private static func deletions(_ order: CallOrder) -> Row {
    bulkEdit(
      "deleteItems",
      .sets(1),
      of: { seed in
        var generator = Generator(seed: 7 + seed << 32)
        return (0..<10_000).shuffled(using: &generator)[..<5_000].sorted()
      },
      order
    ) { snapshot, items in
      snapshot.deleteItems(items)
    }
  }

  /// Returns a row that reloads every second item.
  private static func reloads(_ order: CallOrder) -> Row {
    bulkEdit(
      "reloadItems",
      .sets(0.5),
      of: { _ in Array(stride(from: 0, to: 10_000, by: 2)) },
      order
    ) { snapshot, items in
      snapshot.reloadItems(items)
    }
  }

  /// The order of the items in a call.
  private enum CallOrder: String {
    case listOrder = "in the list's order"
    case shuffled
  }

  /// Returns a row for one call with half of 10,000 items, at the offsets for a seed.
  private static func bulkEdit(
    _ name: String,
    _ goal: Goal,
    of offsets: @escaping @Sendable (_ seed: UInt64) -> [Int],
    _ order: CallOrder,
    _ edit: @escaping @Sendable (inout Snapshot<Int, UUID>, [UUID]) -> Void
  ) -> Row {
    Row("\(name), 5,000 of 10,000 \(order.rawValue)", goal) {
      let pool = Pool(items: 10_000) { seed in
        let items = Workload.unchanged(10_000).uuids(seed: seed).new
        var named = offsets(seed).map { items[$0] }
        var generator = Generator(seed: 8 + seed << 32)
        if order == .shuffled { named.shuffle(using: &generator) }
        let snapshot = Snapshot(section: items)
        var edited = snapshot
        edit(&edited, named)
        return (snapshot: snapshot, named: named, newItems: edited.itemIdentifiers)
      }
      return Trial(pool, newItems: { $0.newItems }) { input in
        var snapshot = input.snapshot
        edit(&snapshot, input.named)
        return snapshot
      }
    }
  }
}

extension Snapshot where Section == Int {
  /// Creates a snapshot with one section.
  init(section items: [Item]) {
    self.init()
    appendSections([0])
    appendItems(items)
  }

  /// Creates a snapshot whose items are distributed evenly over a number of sections.
  init(items: [Item], inSections count: Int) {
    let size = items.count / count
    self.init((0..<count).map { ($0, Array(items[$0 * size..<($0 + 1) * size])) })
  }
}
