import DiffableSnapshots
import Foundation

/// Rows for a typical app, which builds a snapshot from its model and applies it after each change.
extension Row {
  static let apps = [10, 100, 1_000, 10_000].map { count in
    Row("a snapshot built and applied, \(grouped(count)), churn 20 %") {
      var list = ChurningList(count)
      let dataSource = DiffableDataSource(showing: Snapshot(section: list.items))
      let work = Work(on: { list.next() }) { items in
        dataSource.apply(Snapshot(section: items))
      }
      return Trial(items: count, statistic: .median, work: work)
    }
  }
}

/// A list in which each change deletes, inserts and moves a fifth of the items.
private struct ChurningList {
  private(set) var items: [UUID]
  private var generator = Generator(seed: 15)
  private var seed: UInt64 = 0

  init(_ count: Int) { items = Workload.unchanged(count).uuids().new }

  /// Changes the list, and returns the new items.
  mutating func next() -> [UUID] {
    seed += 1
    let workload = Workload.churn(items.count, 0.2, seed: seed)
    let inserted = (items.count..<workload.bound).map { _ in generator.nextUUID() }
    items = workload.new.map { $0 < items.count ? items[$0] : inserted[$0 - items.count] }
    return items
  }
}
