import DiffableSnapshots
import Foundation

/// Whole snapshots: to build, to compare, and to edit many items at once.
extension Row {
  static let snapshots = [
    building10_000, snapshotChurn10_000, sections1_000, deletions5_000,
    shuffledDeletions5_000, reloads5_000, shuffledReloads5_000,
  ]

  static let building10_000 = Row("snapshot built from 10,000 items", .sets(1.3)) {
    let items = Workload.unchanged(10_000).uuids().new
    return Trial(newItems: items, work: Work { try Snapshot(section: items) })
  }

  static let snapshotChurn10_000 = snapshotDifference(10_000, .sets(1))

  static func snapshotDifference(_ count: Int, _ goal: Goal? = nil) -> Row {
    Row("difference of snapshots, \(grouped(count)), churn 20 %", goal) {
      let workload = Workload.churn(count, 0.2)
      let items = workload.uuids()
      let (old, new) = (try Snapshot(section: items.old), try Snapshot(section: items.new))
      return Trial(
        newItems: items.new,
        moves: { (new.difference(from: old).itemMoves.count, workload.leastMoves) },
        work: Work { new.difference(from: old) }
      )
    }
  }

  static let sections1_000 = Row(
    "difference of snapshots, 1,000 sections of 100, shuffled, 5 % changed section",
    .sets(3)
  ) {
    let workload = SectionedWorkload(sections: 1_000, of: 100, leaving: 0.05)
    var generator = Generator(seed: 5)
    let snapshots = try workload.snapshots(section: { $0 }, item: { _ in generator.nextUUID() })
    let work = { snapshots.new.difference(from: snapshots.old) }
    return Trial(
      newItems: snapshots.new.itemIdentifiers,
      moves: {
        let changes = work()
        return (changes.sectionMoves.count + changes.itemMoves.count, workload.leastMoves)
      },
      work: Work(work)
    )
  }

  static let deletions5_000 = deletions(.listOrder)
  static let shuffledDeletions5_000 = deletions(.shuffled)
  static let reloads5_000 = reloads(.listOrder)
  static let shuffledReloads5_000 = reloads(.shuffled)

  /// Items at random places are deleted.
  private static func deletions(_ order: CallOrder) -> Row {
    var generator = Generator(seed: 7)
    let isDeleted = ((0..<10_000).map { $0 < 5_000 }).shuffled(using: &generator)
    return bulkEdit("deleteItems", .sets(1), of: { isDeleted[$0] }, order) { snapshot, items in
      snapshot.deleteItems(items)
    }
  }

  /// Each second item is reloaded.
  private static func reloads(_ order: CallOrder) -> Row {
    bulkEdit("reloadItems", .sets(0.5), of: { $0 % 2 == 0 }, order) { snapshot, items in
      try snapshot.reloadItems(items)
    }
  }

  /// In which order a call names items.
  private enum CallOrder: String {
    case listOrder = "in the list's order"
    case shuffled
  }

  /// One call that names half of 10,000 items, those at some offsets.
  private static func bulkEdit(
    _ name: String,
    _ goal: Goal,
    of isNamed: @escaping @Sendable (Int) -> Bool,
    _ order: CallOrder,
    _ edit: @escaping @Sendable (inout Snapshot<Int, UUID>, [UUID]) throws -> Void
  ) -> Row {
    Row("\(name), 5,000 of 10,000 \(order.rawValue)", goal) {
      let items = Workload.unchanged(10_000).uuids().new
      let snapshot = try Snapshot(section: items)
      var named = items.indices.filter(isNamed).map { items[$0] }
      var generator = Generator(seed: 8)
      if order == .shuffled { named.shuffle(using: &generator) }
      let edited = { [named] in
        var snapshot = snapshot
        try edit(&snapshot, named)
        return snapshot
      }
      return Trial(newItems: try edited().itemIdentifiers, work: Work(edited))
    }
  }
}

extension Snapshot where Section == Int {
  /// Creates a snapshot with one section.
  init(section items: [Item]) throws(SnapshotError<Int, Item>) {
    self.init()
    try appendSections([0])
    try appendItems(items)
  }
}
