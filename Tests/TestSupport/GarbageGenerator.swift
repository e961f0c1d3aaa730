import DiffableSnapshots
import DiffableSnapshotsTesting

/// A generator of random changes and edits, most of which are invalid.
package struct GarbageGenerator {
  package private(set) var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  /// Returns true with a probability of one in `bound`.
  package mutating func chance(_ bound: Int) -> Bool { below(bound) == 0 }

  /// Returns an offset that is mostly small, sometimes negative and rarely huge.
  package mutating func offset() -> Int {
    switch below(40) {
    case 0: [Int.min, Int.max, Int.max - 1, Int.min + 1].randomElement(using: &random) ?? 0
    case 1: -1 - below(3)
    case 2: 5 + below(1000)
    default: below(4)
    }
  }

  package mutating func path() -> ItemPath {
    ItemPath(section: chance(2) ? 0 : offset(), item: offset())
  }

  package mutating func move() -> Move<ItemPath> { Move(from: path(), to: path()) }

  package mutating func sectionMove() -> Move<Int> { Move(from: offset(), to: offset()) }

  package mutating func changes() -> ListChanges {
    var changes = ListChanges()
    for keyPath in ListChanges.offsetLists where chance(4) {
      changes[keyPath: keyPath] = (0...below(2)).map { _ in offset() }
    }
    for keyPath in ListChanges.pathLists where chance(3) {
      changes[keyPath: keyPath] = (0...below(3)).map { _ in path() }
    }
    if chance(4) { changes.sections.moves = (0...below(2)).map { _ in sectionMove() } }
    if chance(3) { changes.items.moves = (0...below(3)).map { _ in move() } }
    return changes
  }

  package mutating func edits() -> [ListEdit] { (0..<below(6)).map { _ in edit() } }

  package mutating func edit() -> ListEdit {
    switch below(12) {
    case 0, 1: .deleteItem(path())
    case 2, 3: .insertItem(path(), new: path())
    case 4: .moveItem(move())
    case 5: .reloadItem(path())
    case 6: .reconfigureItem(path())
    case 7: .deleteSection(offset())
    case 8: .insertSection(offset(), new: offset())
    case 9: .moveSection(sectionMove())
    case 10: .reloadSection(offset())
    default: .reconfigureSection(offset())
    }
  }
}

extension ListChanges {
  package static var offsetLists: [WritableKeyPath<ListChanges, [Int]>] {
    [\.sections.deletions, \.sections.insertions, \.sections.reloads, \.sections.reconfigurations]
  }

  package static var pathLists: [WritableKeyPath<ListChanges, [ItemPath]>] {
    [\.items.deletions, \.items.insertions, \.items.reloads, \.items.reconfigurations]
  }
}
