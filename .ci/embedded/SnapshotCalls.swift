import DiffableSnapshots

// Many restrictions of Embedded Swift take effect only when generic code is specialized. This file calls the
// methods that `Kitchen` does not use with concrete types, and checks their results.

/// Prints whether a condition holds.
func check(_ name: String, _ condition: Bool) {
  print("\(name): \(condition ? "passed" : "failed")")
}

func callSnapshots() {
  editSnapshots()
  readSnapshots()
  compareSnapshots()
  compareEmptyLists()
  sendPatches()
}

/// In Embedded Swift, the storage of an empty array may not be aligned for numbers with 64 bits.
private func compareEmptyLists() {
  let empty = Snapshot([(Int64(1), [UInt64]())])
  var snapshot = empty
  snapshot.appendItems([2])
  let insertion = snapshot.difference(from: empty, contentComparison: .none)
  check("difference from an empty list", insertion.count == 1)
  check("difference from an empty array", Difference(from: [UInt64](), to: [2]).count == 1)
}

private func editSnapshots() {
  var snapshot = Snapshot([(1, [10, 11, 12]), (2, [20])])
  let dropped = snapshot.appendItems([30, 10, 30], toSection: 2, duplicates: .keepFirst)
  check("duplicates", dropped == [10, 30])
  snapshot.insertItems([31], beforeItem: 11, duplicates: .keepLast)
  snapshot.insertItems([32], afterItem: 11)
  snapshot.moveItem(10, afterItem: 12)
  check("items", snapshot.itemIdentifiers == [31, 11, 32, 12, 10, 20, 30])
  snapshot.appendSections([5])
  snapshot.insertSections([3], beforeSection: 1)
  snapshot.insertSections([4], afterSection: 3)
  snapshot.moveSection(1, afterSection: 5)
  snapshot.moveSection(4, beforeSection: 3)
  snapshot.deleteSections([5])
  check("sections", snapshot.sectionIdentifiers == [4, 3, 2, 1])
  snapshot.reloadItems([20])
  snapshot.reconfigureItems([30])
  snapshot.reloadSections([1])
  snapshot.reconfigureSections([2])
  check("reloaded items", snapshot.reloadedItemIdentifiers == [20])
  check("reconfigured items", snapshot.reconfiguredItemIdentifiers == [30])
  check("reloaded sections", snapshot.reloadedSectionIdentifiers == [1])
  check("reconfigured sections", snapshot.reconfiguredSectionIdentifiers == [2])
  snapshot.deleteAllItems(keepingSections: true)
  check("sections alone", snapshot.numberOfSections == 4 && snapshot.numberOfItems == 0)
}

private func readSnapshots() {
  let snapshot = Snapshot<Int, Int> {
    for section in 1...3 {
      SnapshotSection(section) {
        if section != 2 { section * 10 } else { [21, 22] }
      }
    }
  }
  let path = ItemPath(section: 1, item: 1)
  check("count by identifier", snapshot.numberOfItems(inSection: 2) == 2)
  check("count by index", snapshot.numberOfItems(inSectionAt: 1) == 2)
  check("items of a section", snapshot.itemIdentifiers(inSection: 2) == [21, 22])
  check("section of an item", snapshot.sectionIdentifier(containingItem: 22) == 2)
  check("index", snapshot.indexOfItem(22) == 2 && snapshot.indexOfSection(3) == 2)
  check("path", snapshot.itemPath(for: 22) == path && snapshot.itemIdentifier(for: path) == 22)
  check("section", snapshot.sectionIdentifier(for: 2) == 3 && !snapshot.isEmpty)
  check("rows", snapshot.rows(headers: true).count == snapshot.numberOfRows(headers: true))
  check("row", snapshot.row(at: 4, headers: true) == .item(path))
}

private func compareSnapshots() {
  let old = Snapshot([(1, [10, 11, 12]), (2, [20, 21])])
  let new = Snapshot([(2, [21, 10]), (3, [12]), (1, [13, 11])])
  let changeset = new.difference(from: old, contentComparison: .none)
  let moved = ItemPath(section: 0, item: 1)
  check("old path", changeset.oldPath(for: moved) == ItemPath(section: 0, item: 0))
  check("new path", changeset.newPath(for: ItemPath(section: 0, item: 0)) == moved)
  check("mapped sections", changeset.newSection(for: 0) == 2 && changeset.oldSection(for: 1) == nil)
  print("summary: \(changeset.summary)")
  let lists: [ListCapabilities] = [.everything, .collectionView, .tableView, .rowsOnly, .noMoves]
  for list in lists {
    let batches = changeset.batches(for: list)
    print("batches: \(batches.count), edits: \(batches.reduce(0) { $0 + $1.edits.count })")
  }
  let difference = Difference(from: "kitten", to: "sitting")
  check("difference", difference.count == 5 && !difference.isEmpty)
  check("move", Move(from: 1, to: 2).inverse == Move(from: 2, to: 1))
}
