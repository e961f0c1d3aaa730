import DiffableSnapshots
import Foundation

extension Row {
  static let memory = [
    Row(
      "memory of a snapshot on top of its items, 1,000,000",
      .number(16),
      .amount(of: "bytes an item") { memoryOnTopOfItems(1_000_000) }
    )
  ]

  /// Returns the bytes per item of a built snapshot, without the bytes of the items themselves.
  ///
  /// The first two snapshots are not measured, because they reuse memory that earlier work has freed.
  private static func memoryOnTopOfItems(_ count: Int) -> Double? {
    var snapshots: [Snapshot<Int, UUID>] = []
    var before = 0
    for round in 0..<5 {
      if round == 2 {
        guard let memory = residentMemory() else { return nil }
        before = memory
      }
      snapshots.append(Snapshot(section: Workload.unchanged(count).uuids().new))
    }
    guard let after = residentMemory() else { return nil }
    keep(snapshots)
    return Double(after - before) / Double(3 * count) - Double(MemoryLayout<UUID>.stride)
  }
}
