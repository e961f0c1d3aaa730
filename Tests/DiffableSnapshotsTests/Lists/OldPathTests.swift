import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Old paths of reloads, for views that expect them.
@Suite(.withoutInternalChecks) struct OldPathTests {
  @Test(arguments: [
    ListCapabilities.everything, .flatList, .flatList.subtracting(.headerRows), .tableView,
    .collectionView, .rowsOnly,
  ])
  func reloadsHaveTheirPathsBeforeTheBatch(_ capabilities: ListCapabilities) {
    var reloadCount = 0
    for seed in 0..<UInt64(Effort.cases(300)) {
      var generator = SnapshotGenerator(seed: seed)
      let old = generator.snapshot(sections: 1...4, items: 4...20)
      let new = generator.edited(old, times: 6)
      var before = rows(old, capabilities)
      for batch in new.difference(from: old).batches(for: capabilities) {
        let after = rows(batch.snapshot, capabilities)
        #expect(batch.oldItemReloads.map { before[$0] } == batch.items.reloads.map { after[$0] })
        let sections = batch.sections.reloads.map { ItemPath(section: $0, item: -1) }
        let oldSections = batch.oldSectionReloads.map { ItemPath(section: $0, item: -1) }
        #expect(oldSections.map { before[$0] } == sections.map { after[$0] })
        #expect(batch.oldItemReloads.allSatisfy { before[$0] != nil })
        reloadCount += batch.items.reloads.count
        before = after
      }
    }
    #expect(reloadCount > Effort.cases(100))
  }

  /// The identifier at each path; a section has the item -1.
  private func rows(
    _ snapshot: Snapshot<Int, Int>,
    _ capabilities: ListCapabilities
  ) -> [ItemPath: String] {
    var rows: [ItemPath: String] = [:]
    let isFlat = !capabilities.contains(.sections)
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      rows[ItemPath(section: index, item: -1)] = "section \(section)"
      guard !isFlat else { continue }
      for item in 0..<(snapshot.numberOfItems(inSectionAt: index) ?? 0) {
        let path = ItemPath(section: index, item: item)
        rows[path] = snapshot.itemIdentifier(for: path).map { "\($0)" }
      }
    }
    guard isFlat else { return rows }
    let headers = capabilities.contains(.headerRows)
    for (offset, row) in snapshot.rows(headers: headers).enumerated() {
      switch row {
      case .header(let section):
        rows[ItemPath(section: 0, item: offset)] = "header \(snapshot.sectionIdentifiers[section])"
      case .item(let path):
        rows[ItemPath(section: 0, item: offset)] = snapshot.itemIdentifier(for: path).map {
          "\($0)"
        }
      }
    }
    return rows
  }
}
