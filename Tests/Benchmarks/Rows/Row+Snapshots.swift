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

  static let deletions5_000 = deletions("deleteItems, 5,000 of 10,000 in the list's order") { $0 }

  static let shuffledDeletions5_000 = deletions("deleteItems, 5,000 of 10,000 shuffled") { items in
    var generator = Generator(seed: 8)
    return items.shuffled(using: &generator)
  }

  /// Items at random places are deleted.
  private static func deletions(
    _ name: String,
    order: @escaping @Sendable ([UUID]) -> [UUID]
  ) -> Row {
    Row(name, .sets(1)) {
      let items = Workload.unchanged(10_000).uuids().new
      let snapshot = try Snapshot(section: items)
      var generator = Generator(seed: 7)
      let isDeleted = ((0..<10_000).map { $0 < 5_000 }).shuffled(using: &generator)
      let deleted = order(items.indices.filter { isDeleted[$0] }.map { items[$0] })
      let work = Work {
        var snapshot = snapshot
        snapshot.deleteItems(deleted)
        return snapshot
      }
      return Trial(
        newItems: items.indices.filter { !isDeleted[$0] }.map { items[$0] },
        work: work
      )
    }
  }

  static let reloads5_000 = reloads("reloadItems, 5,000 of 10,000 in the list's order") { $0 }

  static let shuffledReloads5_000 = reloads("reloadItems, 5,000 of 10,000 shuffled") { items in
    var generator = Generator(seed: 8)
    return items.shuffled(using: &generator)
  }

  private static func reloads(
    _ name: String,
    order: @escaping @Sendable ([UUID]) -> [UUID]
  ) -> Row {
    Row(name, .sets(0.5)) {
      let items = Workload.unchanged(10_000).uuids().new
      let snapshot = try Snapshot(section: items)
      let reloaded = order(stride(from: 0, to: 10_000, by: 2).map { items[$0] })
      let work = Work {
        var snapshot = snapshot
        try snapshot.reloadItems(reloaded)
        return snapshot
      }
      return Trial(newItems: items, work: work)
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
