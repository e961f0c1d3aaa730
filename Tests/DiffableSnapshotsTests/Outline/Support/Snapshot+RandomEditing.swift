import DiffableSnapshots
import DiffableSnapshotsTesting

extension Snapshot where Section == String, Item == Int {
  /// Edits the snapshot once at random; all edits are valid.
  mutating func editRandomly(using random: inout SeededGenerator) {
    let items = itemIdentifiers
    let sections = sectionIdentifiers
    let number = Int.random(in: 0..<60, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3:
      if let anchor = items.randomElement(using: &random), anchor != number {
        insertItems([number], afterItem: anchor)
      }
    case 3..<5:
      if let anchor = items.randomElement(using: &random), anchor != number {
        insertItems([number], beforeItem: anchor)
      }
    case 5..<7: if let item = items.randomElement(using: &random) { deleteItems([item]) }
    case 7:
      // Move a run of items, like a user who drags a group.
      guard let start = items.indices.randomElement(using: &random) else { return }
      let run = Array(items[start..<min(start + 4, items.count)])
      if let anchor = items.filter({ !run.contains($0) }).randomElement(using: &random) {
        insertItems(run, afterItem: anchor)
      }
    case 8..<10:
      if let section = sections.randomElement(using: &random) {
        appendItems([number], toSection: section)
      }
    case 10:
      if let section = sections.randomElement(using: &random), sections.count > 1 {
        deleteSections([section])
      }
    default:
      let section = ["a", "b", "c", "d"][number % 4]
      if !sections.contains(section) { appendSections([section]) }
      if let item = items.randomElement(using: &random) {
        appendItems([item], toSection: section)
      }
    }
  }
}
