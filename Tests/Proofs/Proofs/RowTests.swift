import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// Compares `Matching.inRows` with the difference of the arrays of all old and all new rows.
@Suite struct RowTests {
  static let pairs = Effort.isThorough ? 20_000 : Effort.cases(2_000)

  @Test(arguments: [false, true]) func changesOfRowsAreMinimal(
    headers: Bool
  ) {
    var generator = SnapshotGenerator(seed: Effort.seed)
    var random = SeededGenerator(seed: Effort.seed)
    for pair in 0..<Self.pairs {
      let old = generator.snapshot(sections: 0...6, items: 0...30)
      let new = generator.edited(old, times: Int.random(in: 0...12, using: &random))
      for changeset in [new.difference(from: old), new.difference(from: old).inverse] {
        let found = rowChanges(changeset, headers: headers)
        let expected = expectedRowChanges(changeset, headers: headers)
        let isMinimal = found.items.moves.count == expected.items.moves.count
        if !isMinimal || !areEqualExceptMoves(found, expected) {
          Issue.record(
            """
            seed \(Effort.seed), pair \(pair): \(short(found)) instead of \(short(expected))
            from \(changeset.old)
            to \(changeset.new)
            """
          )
          return
        }
      }
    }
  }

  private func rowChanges(_ changeset: Changeset<Int, Int>, headers: Bool) -> ListChanges {
    let (old, new) = (changeset.old.shape, changeset.new.shape)
    let matching = changeset.matching.inRows(from: old, to: new, headers: headers)
    return changeset.changes.inRows(matching, from: old, to: new, headers: headers)
  }

  private func areEqualExceptMoves(_ left: ListChanges, _ right: ListChanges) -> Bool {
    var (left, right) = (left, right)
    left.items.moves = []
    right.items.moves = []
    return left == right
  }

  private func expectedRowChanges(
    _ changeset: Changeset<Int, Int>,
    headers: Bool
  ) -> ListChanges {
    let difference = Difference(
      from: rows(changeset.old, headers),
      to: rows(changeset.new, headers)
    )
    let path = { (row: Int) in ItemPath(section: 0, item: row) }
    var expected = ListChanges()
    expected.items.deletions = difference.deletions.map(path)
    expected.items.insertions = difference.insertions.map(path)
    expected.items.moves = difference.moves.map { Move(from: path($0.from), to: path($0.to)) }
    for (offset, row) in changeset.new.rows(headers: headers).enumerated() {
      let path = ItemPath(section: 0, item: offset)
      let (isReloaded, isReconfigured) =
        switch row {
        case .header(let section):
          (
            changeset.sections.reloads.contains(section),
            changeset.sections.reconfigurations.contains(section)
          )
        case .item(let path):
          (
            changeset.items.reloads.contains(path)
              || changeset.sections.reloads.contains(path.section)
                && changeset.oldPath(for: path) != nil,
            changeset.items.reconfigurations.contains(path)
          )
        }
      if isReloaded { expected.items.reloads.append(path) }
      if isReconfigured { expected.items.reconfigurations.append(path) }
    }
    return expected
  }

  /// Returns the identifiers of all rows, with negative numbers for headers.
  private func rows(_ snapshot: Snapshot<Int, Int>, _ headers: Bool) -> [Int] {
    snapshot.sectionIdentifiers.flatMap {
      (headers ? [-1 - $0] : []) + (snapshot.itemIdentifiers(inSection: $0))
    }
  }
}
