import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A batch as several ranges of rows that change, with kept rows between them.
@Suite(.withoutInternalChecks) struct DistantRowSpliceTests {
  private let capabilities = ListCapabilities.flatList.subtracting(.headerRows)

  private func splices(
    from old: Snapshot<Int, Int>,
    to new: Snapshot<Int, Int>,
    distance: Int
  ) -> [RowSplice] {
    let batches = new.difference(from: old).batches(for: capabilities)
    #expect(batches.count <= 1)
    return batches.first?.rowSplices(distance: distance) ?? []
  }

  /// Returns a list of 0 to 99.
  private func list() -> Snapshot<Int, Int> { Snapshot([(0, Array(0..<100))]) }

  @Test func changesWithFewerRowsBetweenThemAreInOneRange() {
    let old = list()
    var new = old
    new.deleteItems([20, 31])
    let near = splices(from: old, to: new, distance: 11)
    let far = splices(from: old, to: new, distance: 10)
    #expect(near.map(\.oldRows) == [20..<32])
    #expect(near.map(\.newRows) == [20..<30])
    #expect(far.map(\.oldRows) == [20..<21, 31..<32])
    #expect(far.map(\.newRows) == [20..<20, 30..<30])
  }

  @Test func aRowThatMovesFarHasItsOriginInAnotherRange() {
    let old = list()
    var new = old
    new.moveItem(90, beforeItem: 5)
    #expect(
      splices(from: old, to: new, distance: 50) == [
        RowSplice(oldRows: 5..<5, newRows: 5..<6, origins: [90]),
        RowSplice(oldRows: 90..<91, newRows: 91..<91, origins: []),
      ]
    )
  }

  @Test func reloadedRowsDivideKeptRows() {
    let old = list()
    var new = old
    new.reloadItems([20, 21, 60])
    #expect(
      splices(from: old, to: new, distance: 30) == [
        RowSplice(oldRows: 20..<22, newRows: 20..<22, origins: [nil, nil]),
        RowSplice(oldRows: 60..<61, newRows: 60..<61, origins: [nil]),
      ]
    )
    let whole = splices(from: old, to: new, distance: 39)
    #expect(whole.map(\.oldRows) == [20..<61])
    #expect(whole.first?.origins.filter { $0 == nil }.count == 3)
  }

  /// A moved block is in the changed ranges, and the rows between its old and its new position are kept.
  @Test func aBlockThatMovesDividesNoRange() {
    let old = Snapshot([(0, Array(0..<10)), (1, Array(10..<30)), (2, Array(30..<90))])
    var new = old
    new.moveSection(1, afterSection: 2)
    new.deleteItems([0, 89])
    let splices = splices(from: old, to: new, distance: 9)
    #expect(splices.map(\.oldRows) == [0..<1, 10..<30, 89..<90])
    #expect(splices.map(\.newRows) == [0..<0, 9..<9, 68..<88])
    #expect(splices.map(\.origins) == [[], [], (10..<30).map { $0 }])
  }

  @Test func reconfigurationsChangeNoRange() {
    let old = list()
    var new = old
    new.reconfigureItems([20, 80])
    #expect(splices(from: old, to: new, distance: 10).isEmpty)
  }

  @Test(arguments: [1, 2, 5, 20, .max])
  func replacingTheRangesFromTheLastCreatesTheNewRows(distance: Int) {
    for seed in 0..<(Effort.isThorough ? 2_000 : 200) as Range<UInt64> {
      var generator = SnapshotGenerator(seed: seed)
      let old = generator.snapshot(sections: 1...4, items: 10...60)
      let new = generator.edited(old, times: 1 + Int(seed % 6))
      let batches = new.difference(from: old).batches(for: capabilities)
      let splices = batches.first?.rowSplices(distance: distance) ?? []
      let reloads = batches.first?.items.reloads.map(\.item) ?? []
      let (oldRows, newRows) = (old.itemIdentifiers, new.itemIdentifiers)
      var rows: [Int] = oldRows
      for splice in splices.reversed() {
        let made = zip(splice.newRows, splice.origins).map { row, origin in
          let isKept = oldRows.contains(newRows[row]) && !reloads.contains(row)
          #expect((origin != nil) == isKept, "seed \(seed), row \(row)")
          return origin.map { oldRows[$0] } ?? newRows[row]
        }
        rows.replaceSubrange(splice.oldRows, with: made)
      }
      #expect(rows == newRows, "seed \(seed)")
      checkDistances(splices, distance, "seed \(seed)")
    }
  }

  /// Checks the number of kept rows between every two splices.
  ///
  /// The number is at least `distance`, and is the same in the old and the new rows. If `distance` is the greatest
  /// integer, there is at most one splice.
  private func checkDistances(_ splices: [RowSplice], _ distance: Int, _ seed: Comment) {
    for (splice, next) in zip(splices, splices.dropFirst()) {
      let count = next.newRows.lowerBound - splice.newRows.upperBound
      #expect(count >= distance, seed)
      #expect(next.oldRows.lowerBound - splice.oldRows.upperBound == count, seed)
    }
    if distance == .max { #expect(splices.count <= 1, seed) }
  }
}
