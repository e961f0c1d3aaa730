import DiffableSnapshots

extension SnapshotGenerator {
  /// Edits the sections of a snapshot once.
  ///
  /// If an insertion or a deletion would take the number of sections or items out of its range, the function
  /// performs the opposite edit. If that is not possible either, it performs a move.
  mutating func editSections(
    _ snapshot: inout Snapshot<Int, Int>
  ) {
    let sections = snapshot.sectionIdentifiers
    let room = max(0, sectionRange.upperBound - sections.count)
    guard let section = sections.randomElement(using: &random),
      let anchor = sections.randomElement(using: &random)
    else {
      if room > 0 { snapshot.appendSections([newSection()]) }
      return
    }
    let size = snapshot.numberOfItems(inSection: section)
    let canDelete =
      sections.count > sectionRange.lowerBound
      && (size == 0 || snapshot.numberOfItems - size >= itemRange.lowerBound)
    var edit = Int.random(in: 0..<8, using: &random)
    if edit <= 2 && room == 0 { edit = 3 }
    if edit == 3 && !canDelete { edit = room > 0 ? 1 : 4 }
    switch edit {
    case 0:
      snapshot.appendSections((0..<min(2, room)).map { _ in newSection() })
    case 1: snapshot.insertSections([newSection()], beforeSection: anchor)
    case 2: snapshot.insertSections([newSection()], afterSection: anchor)
    case 3: snapshot.deleteSections([section])
    case 4: snapshot.moveSection(section, beforeSection: anchor)
    case 5: snapshot.moveSection(section, afterSection: anchor)
    case 6: snapshot.reloadSections([section])
    default: snapshot.reconfigureSections([section])
    }
  }

  /// Edits the items of a snapshot once.
  ///
  /// The edit inserts or deletes only as many items as ``itemRange`` allows, which may be none.
  mutating func editItems(
    _ snapshot: inout Snapshot<Int, Int>
  ) {
    guard let section = snapshot.sectionIdentifiers.randomElement(using: &random) else { return }
    let items = snapshot.itemIdentifiers
    let room = max(0, itemRange.upperBound - items.count)
    guard let anchor = items.randomElement(using: &random) else {
      snapshot.appendItems(newItems(min(2, room)), toSection: section)
      return
    }
    let several = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
      items.randomElement(using: &random)
    }
    let others = Array(Set(several).subtracting([anchor])).sorted().shuffled(using: &random)
    let surplus = max(0, items.count - itemRange.lowerBound)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: snapshot.appendItems(others + newItems(min(1, room)), toSection: section)
    case 1: snapshot.insertItems(newItems(min(2, room)), beforeItem: anchor)
    case 2: snapshot.insertItems(others + newItems(min(1, room)), afterItem: anchor)
    case 3: snapshot.deleteItems(Array(several.prefix(surplus)))
    case 4: snapshot.moveItem(several[0], beforeItem: anchor)
    case 5: snapshot.moveItem(several[0], afterItem: anchor)
    case 6: snapshot.insertItems(others, beforeItem: anchor)
    case 7: snapshot.reloadItems(several)
    default: snapshot.reconfigureItems(several)
    }
  }

  private mutating func newItems(_ count: Int) -> [Int] { (0..<count).map { _ in newItem() } }
}
