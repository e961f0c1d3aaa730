import DiffableSnapshots
import Foundation

/// Questions to a snapshot, at random places, and copies of it.
extension Row {
  static let lookUps = smallLookUps + [copy, count, index, path, item]

  private static let million = 1_000_000

  static let copy = lookUp("copy of a snapshot", million) { snapshot, _ in snapshot }
  static let count = lookUp("numberOfItems", million) { snapshot, _ in snapshot.numberOfItems }
  static let index = lookUp("indexOfItem", million) { $0.indexOfItem($1.item) }
  static let path = lookUp("itemPath(for:)", million) { $0.itemPath(for: $1.item) }
  static let item = lookUp("itemIdentifier(for:)", million) { $0.itemIdentifier(for: $1.path) }

  /// The look-ups that need not be constant, in a small snapshot to be compared with.
  static let smallLookUps = [
    lookUp("indexOfItem", 1_000) { $0.indexOfItem($1.item) },
    lookUp("itemPath(for:)", 1_000) { $0.itemPath(for: $1.item) },
    lookUp("itemIdentifier(for:)", 1_000) { $0.itemIdentifier(for: $1.path) },
  ]

  /// What is asked for.
  private struct Place {
    let item: UUID
    let path: ItemPath
  }

  /// One question at random places; the closure asks it of a snapshot that has the place.
  private static func lookUp<Answer>(
    _ name: String,
    _ count: Int,
    _ answer: @escaping @Sendable (Snapshot<Int, UUID>, Place) -> Answer
  ) -> Row {
    Row("\(name), \(grouped(count))", count == million ? .seconds(1e-6) : nil) {
      let items = Workload.unchanged(count).uuids().new
      let snapshot = try Snapshot(section: items)
      var generator = Generator(seed: 11)
      let question = {
        let index = Int.random(in: 0..<count, using: &generator)
        return Place(item: items[index], path: ItemPath(section: 0, item: index))
      }
      let work = Work(on: question) { answer(snapshot, $0) }
      return Trial(items: count, statistic: .mean(passes: 100_000), work: work)
    }
  }
}
