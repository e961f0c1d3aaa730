import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A batch as one range of rows that changes.
@Suite(.withoutInternalChecks) struct RowSpliceTests {
  /// The widget of a row: its text and its number.
  private struct Widget: Hashable {
    var text: String
    var number: Int
  }

  private func texts(_ snapshot: Snapshot<Int, Int>, headers: Bool) -> [String] {
    snapshot.rows(headers: headers).map { row in
      switch row {
      case .header(let section): "section \(snapshot.sectionIdentifiers[section])"
      case .item(let path): "\(snapshot.itemIdentifier(for: path) ?? -1)"
      }
    }
  }

  @Test(arguments: [
    ListCapabilities.flatList, .rowsOnly, .flatList.subtracting(.headerRows), .everything,
    .tableView,
    .noMoves, [.headerRows],
  ])
  func replacingTheRangeCreatesTheNewRows(_ capabilities: ListCapabilities) {
    let headers = capabilities.contains(.headerRows)
    let isExact = !capabilities.contains(.sections) && capabilities.contains(.itemMoves)
    for seed in 0..<(Effort.isThorough ? 2_000 : 200) as Range<UInt64> {
      var generator = SnapshotGenerator(seed: seed)
      let old = generator.snapshot()
      let new = generator.edited(old, times: 1 + Int(seed % 8))
      var number = 0
      let makeWidget = { (text: String) in
        number += 1
        return Widget(text: text, number: number)
      }
      var widgets = texts(old, headers: headers).map(makeWidget)
      for batch in new.difference(from: old).batches(for: capabilities) {
        let rows = texts(batch.snapshot, headers: headers)
        guard let splice = batch.rowSplice else {
          #expect(widgets.map(\.text) == rows && batch.items.reloads.isEmpty, "seed \(seed)")
          continue
        }
        #expect(splice.oldRows.lowerBound == splice.newRows.lowerBound)
        #expect(splice.origins.count == splice.newRows.count)
        // Rows that stay or move keep their widgets.
        for (row, origin) in zip(splice.newRows, splice.origins) where isExact {
          let isKept = widgets.contains { $0.text == rows[row] }
          let isReloaded = batch.items.reloads.contains(ItemPath(section: 0, item: row))
          #expect((origin != nil) == (isKept && !isReloaded), "seed \(seed), row \(row)")
        }
        let made = splice.origins.enumerated().map { offset, origin in
          origin.map { widgets[$0] } ?? makeWidget(rows[splice.newRows.lowerBound + offset])
        }
        widgets.replaceSubrange(splice.oldRows, with: made)
        #expect(widgets.map(\.text) == rows, "seed \(seed)")
        #expect(Set(widgets.map(\.number)).count == widgets.count, "seed \(seed): a widget twice")
      }
    }
  }

  @Test func theRangeBeginsAndEndsWithTheFirstAndTheLastChange() throws {
    let old = Snapshot([("a", [1, 2, 3, 4, 5, 6])])
    var new = old
    new.deleteItems([3])
    new.insertItems([7, 8], afterItem: 4)
    let splice = try #require(new.difference(from: old).batches(for: .flatList)[0].rowSplice)
    #expect(splice == RowSplice(oldRows: 3..<5, newRows: 3..<6, origins: [4, nil, nil]))
  }

  @Test func aRowThatMovesAndIsReloadedIsMadeAgain() throws {
    let old = Snapshot([("a", [1, 2, 3])])
    var new = old
    new.reloadItems([3])
    new.moveItem(3, beforeItem: 1)
    let batches = new.difference(from: old).batches(for: .flatList)
    let splice = try #require(batches.first?.rowSplice)
    #expect(batches.count == 1)
    #expect(splice == RowSplice(oldRows: 1..<4, newRows: 1..<4, origins: [nil, 1, 2]))
  }
}
