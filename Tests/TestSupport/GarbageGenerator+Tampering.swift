import DiffableSnapshots
import DiffableSnapshotsTesting

/// Small alterations of valid changes and edits.
extension GarbageGenerator {
  package mutating func tamper(with changes: inout ListChanges) {
    switch below(5) {
    case 0: tamper(with: &changes[keyPath: ListChanges.offsetLists[below(4)]]) { $0.offset() }
    case 1, 2: tamper(with: &changes[keyPath: ListChanges.pathLists[below(4)]]) { $0.path() }
    case 3: tamper(with: &changes.sections.moves) { $0.sectionMove() }
    default: tamper(with: &changes.items.moves) { $0.move() }
    }
    if chance(5) {
      changes.items.moves = changes.items.moves.map { Move(from: $0.to, to: $0.from) }
    }
    if chance(9) { swap(&changes.items.deletions, &changes.items.insertions) }
    if chance(9) { swap(&changes.sections.deletions, &changes.sections.insertions) }
  }

  package mutating func tamper(with edits: inout [ListEdit]) {
    tamper(with: &edits) { $0.edit() }
    if chance(3), !edits.isEmpty {
      let index = below(edits.count)
      edits[index] = shifted(edits[index])
    }
  }

  private mutating func tamper<Element>(
    with list: inout [Element],
    _ make: (inout GarbageGenerator) -> Element
  ) {
    guard !list.isEmpty && !chance(8) else { return list.append(make(&self)) }
    let (one, other) = (below(list.count), below(list.count))
    switch below(5) {
    case 0: list.remove(at: one)
    case 1: list.insert(list[one], at: other)
    case 2: list.swapAt(one, other)
    case 3: list.insert(make(&self), at: one)
    default: list[one] = make(&self)
    }
  }

  /// Returns an edit whose item index is increased or decreased by one.
  private mutating func shifted(_ edit: ListEdit) -> ListEdit {
    let step = chance(2) ? 1 : -1
    let isSmall = { (path: ItemPath) in (-9...9).contains(path.item) }
    let shift = { (path: ItemPath) in ItemPath(section: path.section, item: path.item + step) }
    return switch edit {
    case .deleteItem(let path) where isSmall(path): .deleteItem(shift(path))
    case .insertItem(let path, let new) where isSmall(path):
      .insertItem(shift(path), new: new)
    case .moveItem(let move) where isSmall(move.to):
      .moveItem(Move(from: move.from, to: shift(move.to)))
    case .reconfigureItem(let path) where isSmall(path): .reconfigureItem(shift(path))
    default: edit
    }
  }
}
