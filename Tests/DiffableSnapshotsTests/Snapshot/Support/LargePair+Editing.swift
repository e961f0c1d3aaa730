import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Edits that are applied to the snapshot and to the arrays.
extension LargePair {
  /// Applies a random edit, usually a small one.
  ///
  /// Insertions are more frequent than deletions until the snapshot has more than `most` items.
  mutating func edit(upTo most: Int, _ random: inout SeededGenerator) {
    if model.sections.isEmpty { appendSections(random: &random) }
    let isFull = model.numbers.count > most
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<9 where !isFull:
      add(newItems(size(upTo: 1_500, &random)), .reject, &random)
    case 0..<9: delete(Array(existingItems(&random).prefix(most)))
    case 9..<12: add(mixedItems(&random).distinct(), .reject, &random)
    case 12, 13: add(mixedItems(&random), .keepFirst, &random)
    case 14, 15: add(mixedItems(&random), .keepLast, &random)
    case 16..<20: delete(existingItems(&random))
    case 20: delete(mixedItems(&random))
    case 21..<27: moveItem(&random)
    case 27, 28: mark(existingItems(&random), reloads: true)
    case 29, 30: mark(existingItems(&random), reloads: false)
    case 31: markSections(&random)
    case 32: appendSections(random: &random)
    case 33, 34: insertSections(&random)
    case 35 where Int.random(in: 0..<3, using: &random) == 0: deleteSections(&random)
    case 39 where Int.random(in: 0..<8, using: &random) == 0: deleteAll(&random)
    default: moveSection(&random)
    }
  }

  mutating func add(
    _ items: [Item],
    _ policy: DuplicatePolicy,
    _ random: inout SeededGenerator
  ) {
    lastEdit = "adding \(items.count) items, \(policy)"
    let expected = model.resolve(items, policy)
    let dropped: [Item]
    if let anchor = anyItem(&random), Int.random(in: 0..<3, using: &random) > 0 {
      if expected.kept.contains(anchor) {
        var copy = snapshot
        copy.insertItems(items, afterItem: anchor, duplicates: policy)
        let call = "insertItems(_:afterItem:duplicates:)"
        #expect(copy.problems == [.anchorIsInserted(anchor, call: call)])
        return
      }
      let distance = Int.random(in: 0...1, using: &random)
      dropped =
        distance == 0
        ? snapshot.insertItems(items, beforeItem: anchor, duplicates: policy)
        : snapshot.insertItems(items, afterItem: anchor, duplicates: policy)
      model.insert(expected.kept, at: anchor, distance: distance)
    } else {
      let index = Int.random(in: model.sections.indices, using: &random)
      let section = model.sections[index].section
      dropped = snapshot.appendItems(items, toSection: section, duplicates: policy)
      model.insert(expected.kept, atEndOf: index)
    }
    if dropped.map(\.data) != expected.dropped.map(\.data) { Issue.record("wrong dropped items") }
  }

  mutating func delete(_ items: [Item]) {
    lastEdit = "deleting \(items.count) items"
    snapshot.deleteItems(items)
    model.delete(items)
  }

  mutating func moveItem(_ random: inout SeededGenerator) {
    guard let existing = anyItem(&random), let anchor = anyItem(&random), existing != anchor else {
      return
    }
    lastEdit = "moving an item"
    let item = instance(existing.number)
    let distance = Int.random(in: 0...1, using: &random)
    if distance == 0 {
      snapshot.moveItem(item, beforeItem: anchor)
    } else {
      snapshot.moveItem(item, afterItem: anchor)
    }
    model.insert([item], at: anchor, distance: distance)
  }

  mutating func mark(_ items: [Item], reloads: Bool) {
    lastEdit = "marking \(items.count) items"
    if reloads {
      snapshot.reloadItems(items)
    } else {
      snapshot.reconfigureItems(items)
    }
    model.mark(items, reloads: reloads)
  }

  mutating func deleteAll(_ random: inout SeededGenerator) {
    lastEdit = "deleting all items"
    let keepsSections = Int.random(in: 0..<4, using: &random) > 0
    snapshot.deleteAllItems(keepingSections: keepsSections)
    model.delete(model.items)
    guard !keepsSections else { return }
    (model.sections, model.reloadedSections, model.reconfiguredSections) = ([], [], [])
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without repetitions.
  fileprivate func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
