import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// Counts the calls of `==` and `hash(into:)` that batches for a list without sections need.
@Suite(.withoutInternalChecks) struct RowCostTests {
  typealias List = Snapshot<Measured, Measured>

  private let counter = CallCounter()

  private func identifier(_ value: Int) -> Measured { counter.identifier(value) }

  /// Returns a snapshot in which a section of ten items follows each long section.
  private func snapshot(_ count: Int) -> List {
    counter.snapshot(sizes: [count, 10, count, 10, count, 10], stride: count)
  }

  private func edits(_ count: Int) -> [(inout List) -> Void] {
    let items = (0..<6).map { section in
      (0..<10).map { identifier(section * count + $0) }
    }
    let (first, second, third) = (items[0], items[1], items[2])
    return [
      { $0.insertItems([identifier(-1), identifier(-2)], beforeItem: first[5]) },
      { $0.deleteItems([first[3], second[3], third[3]]) },
      { $0.moveItem(third[2], afterItem: third[8]) },
      {
        $0.moveItem(first[2], afterItem: third[8])
        $0.moveItem(third[2], afterItem: first[8])
        $0.moveItem(second[1], beforeItem: second[0])
        $0.moveItem(third[4], beforeItem: second[5])
      },
      {
        $0.reloadItems([first[3], third[3]])
        $0.insertItems([identifier(-1)], afterItem: first[7])
      },
      { $0.reconfigureItems([first[3], third[3]]) },
      { $0.insertSections([identifier(-1)], beforeSection: identifier(1)) },
      { $0.deleteSections([identifier(1)]) },
      { $0.moveSection(identifier(1), afterSection: identifier(3)) },
      { $0.reloadSections([identifier(1)]) },
      { $0.reconfigureSections([identifier(0)]) },
      {
        // A section changes its identifier.
        $0.insertSections([identifier(-1)], afterSection: identifier(1))
        $0.appendItems(second, toSection: identifier(-1), duplicates: .keepLast)
        $0.deleteSections([identifier(1)])
      },
    ]
  }

  @Test(arguments: [1_000, 20_000])
  func batchesOfRowsCompareAndHashNothing(count: Int) {
    let old = snapshot(count)
    for capabilities in [ListCapabilities.rowsOnly, [.itemMoves, .reconfigurations]] {
      for (number, edit) in edits(count).enumerated() {
        var new = old
        edit(&new)
        let changeset = new.difference(from: old)
        counter.reset()
        let batches = changeset.batches(for: capabilities)
        #expect(counter.equalCalls + counter.hashCalls == 0, "edit \(number)")
        #expect(batches.reduce(0) { $0 + $1.count } <= 24, "edit \(number)")
        if capabilities.contains(.headerRows) { #expect(!batches.isEmpty, "edit \(number)") }
      }
    }
  }
}
