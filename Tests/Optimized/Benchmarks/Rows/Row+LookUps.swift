import DiffableSnapshots
import Foundation

/// Rows for lookups of random items in a snapshot, and for copies of a snapshot.
extension Row {
  static let lookUps = smallLookUps + [copy, count, index, path, item]

  private static let million = 1_000_000

  static let copy = lookUp("copy of a snapshot", million) { snapshot, _ in snapshot }
  static let count = lookUp("numberOfItems", million) { snapshot, _ in snapshot.numberOfItems }
  static let index = lookUp("indexOfItem", million) { $0.indexOfItem($1.item) }
  static let path = lookUp("itemPath(for:)", million) { $0.itemPath(for: $1.item) }
  static let item = lookUp("itemIdentifier(for:)", million) { $0.itemIdentifier(for: $1.path) }

  /// The lookups that need not take constant time, in a small snapshot for comparison.
  static let smallLookUps = [
    lookUp("indexOfItem", 1_000) { $0.indexOfItem($1.item) },
    lookUp("itemPath(for:)", 1_000) { $0.itemPath(for: $1.item) },
    lookUp("itemIdentifier(for:)", 1_000) { $0.itemIdentifier(for: $1.path) },
  ]

  /// An item and its path.
  private struct Query {
    let item: UUID
    let path: ItemPath
  }

  /// Returns a row for a lookup of random items, which the closure performs in a snapshot.
  private static func lookUp<Answer>(
    _ name: String,
    _ count: Int,
    _ answer: @escaping @Sendable (Snapshot<Int, UUID>, Query) -> Answer
  ) -> Row {
    Row("\(name), \(grouped(count))", count == million ? .seconds(1e-6) : nil) {
      let items = Workload.unchanged(count).uuids().new
      let snapshot = Snapshot(section: items)
      var generator = Generator(seed: 11)
      let query = {
        let index = Int.random(in: 0..<count, using: &generator)
        return Query(item: items[index], path: ItemPath(section: 0, item: index))
      }
      let work = Work(on: query) { answer(snapshot, $0) }
      return Trial(items: count, statistic: .mean(passes: 100_000), work: work)
    }
  }
}
