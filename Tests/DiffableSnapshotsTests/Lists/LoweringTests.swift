import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests how many batches a list without some capability receives, and what each batch holds.
///
/// Most tests also check a list with `.everything`. It receives one batch, or two if a moved item is reloaded.
struct LoweringTests {
  private func batches(
    _ old: String,
    _ new: String,
    _ capabilities: ListCapabilities = .everything
  ) -> [String] {
    TestSnapshot(new).difference(from: TestSnapshot(old)).batches(for: capabilities).map {
      short($0.changes)
    }
  }

  private func without(_ capability: ListCapabilities) -> ListCapabilities {
    .everything.subtracting(capability)
  }

  @Test func noChangesNeedNoBatch() {
    #expect(batches("a 1 2", "a 1 2").isEmpty)
  }

  @Test func withoutSectionsPathsAreRows() {
    let (old, new) = ("a 1 | b 2", "a 1 | b 2 3")
    #expect(batches(old, new) == ["I(1.1)"])
    #expect(batches(old, new, without(.sections)) == ["I(0.2)"])
    #expect(batches(old, new, .rowsOnly) == ["I(0.4)"])
  }

  @Test func withoutHeaderRowsSectionsAreNotShown() {
    let (old, new) = ("a 1", "b | a 1")
    #expect(batches(old, new, .rowsOnly) == ["I(0.0)"])
    #expect(batches(old, new, .rowsOnly.subtracting(.headerRows)) == [])
  }

  @Test func aListWithoutSectionMovesReceivesADeletionAndAnInsertion() {
    let (old, new) = ("a 1 | b 2 | c 3", "c 3 | a 1 | b 2")
    #expect(batches(old, new) == ["m(2>0)"])
    #expect(batches(old, new, without(.sectionMoves)) == ["d(2) i(0)"])
  }

  @Test func withoutItemMovesTheItemIsDeletedAndInserted() {
    let (old, new) = ("a 1 2 3", "a 3 1 2")
    #expect(batches(old, new) == ["M(0.2>0.0)"])
    #expect(batches(old, new, without(.itemMoves)) == ["D(0.2) I(0.0)"])
  }

  @Test func anItemMovesIntoASectionThatAnEarlierBatchInserts() {
    let (old, new) = ("a 1 2", "a 1 | b 2")
    #expect(batches(old, new) == ["i(1) M(0.1>1.0)"])
    let separate = batches(old, new, without(.itemChangesInsideSectionChanges))
    #expect(separate == ["i(1)", "M(0.1>1.0)"])
  }

  @Test func anItemMovesOutOfASectionThatALaterBatchDeletes() {
    let (old, new) = ("a 1 | b 2", "b 2 1")
    #expect(batches(old, new) == ["d(0) M(0.0>0.1)"])
    let separate = batches(old, new, without(.itemChangesInsideSectionChanges))
    #expect(separate == ["M(0.0>1.1)", "d(0)"])
  }

  @Test func anItemMovesFromADeletedToAnInsertedSectionInThreeBatches() {
    let (old, new) = ("a 1", "b 1")
    #expect(batches(old, new) == ["d(0) i(0) M(0.0>0.0)"])
    let separate = batches(old, new, without(.itemChangesInsideSectionChanges))
    #expect(separate == ["i(0)", "M(1.0>0.0)", "d(1)"])
  }

  /// The deletion and the insertion of the sections include the item.
  @Test func anItemThatCannotMoveIsNotListedBesideItsSections() {
    #expect(batches("a 1", "b 1", .noMoves) == ["d(0) i(0)"])
  }

  @Test func sectionsMoveInABatchWithoutItemChanges() {
    let (old, new) = ("a 1 | b 2 | c 3", "c 3 | a 1 4 | b 2")
    #expect(batches(old, new) == ["m(2>0) I(1.1)"])
    let separate = batches(
      old,
      new,
      without(
        [.itemChangesBesideSectionMoves, .itemChangesInsideSectionChanges]
      )
    )
    #expect(separate == ["m(2>0)", "I(1.1)"])
  }

  @Test func itemsOfAMovedSectionChangeInAnotherBatch() {
    let (old, new) = ("a 1 | b 2 | c 3", "c 3 4 | a 1 | b 2")
    #expect(batches(old, new) == ["m(2>0) I(0.1)"])
    let separate = batches(old, new, without(.itemChangesInsideSectionChanges))
    #expect(separate == ["m(2>0)", "I(0.1)"])
  }

  @Test func itemsOfOtherSectionsChangeInTheBatchOfTheSectionMove() {
    let (old, new) = ("a 1 | b 2 | c 3", "c 3 | a 1 4 | b 2")
    #expect(batches(old, new, without(.itemChangesInsideSectionChanges)) == ["m(2>0) I(1.1)"])
  }

  /// Either section can move, so the section without item changes moves.
  @Test func theSectionWithoutItemChangesMoves() {
    let capabilities = without(.itemChangesInsideSectionChanges)
    #expect(batches("a 1 | b 2", "b 2 | a 1 3", capabilities) == ["m(1>0) I(1.1)"])
    #expect(batches("a 1 | b 2", "b 2 3 | a 1", capabilities) == ["m(0>1) I(0.1)"])
  }

  @Test func anItemMovesIntoAMovedSectionInAnotherBatch() {
    let (old, new) = ("a 1 | b 2 | c 3", "c 3 1 | a | b 2")
    #expect(batches(old, new) == ["m(2>0) M(0.0>0.1)"])
    let separate = batches(old, new, without(.itemChangesInsideSectionChanges))
    #expect(separate == ["m(2>0)", "M(1.0>0.1)"])
  }

  @Test func anItemMovesIntoAReloadedSectionInAnotherBatch() {
    let (old, new) = ("a 1 | b 2", "a | b! 2 1")
    #expect(batches(old, new) == ["r(1) M(0.0>1.1)"])
    let separate = batches(old, new, without(.itemChangesInsideSectionChanges))
    #expect(separate == ["M(0.0>1.1)", "r(1)"])
  }

  @Test func movesToEqualPathsAndSectionChangesNeedTwoBatches() {
    let without = without(.itemChangesInsideSectionChanges)
    let deletion = ("a | b 1 | c", "b | c 1")
    #expect(batches(deletion.0, deletion.1) == ["d(0) M(1.0>1.0)"])
    #expect(batches(deletion.0, deletion.1, without) == ["d(0)", "M(0.0>1.0)"])
    let insertion = ("a | b 1", "c | a 1 | b")
    #expect(batches(insertion.0, insertion.1, without) == ["i(0)", "M(2.0>1.0)"])
    let both = batches("a | b 1 | c", "d | c 1", without)
    #expect(both == ["M(1.0>2.0)", "d(0 1) i(0)"])
    #expect(batches("a | b 1", "c | a 1", .tableView) == ["M(1.0>0.0)", "d(1) i(0)"])
  }

  /// These are the smallest changes for which a list could perform two batches but receives three.
  @Test func avoidingAnEqualPathMayNeedOneBatchMore() {
    let items = batches("a 1 | b 2", "c 1 | a 2", .tableView)
    #expect(items == ["i(0)", "M(1.0>0.0 2.0>1.0)", "d(2)"])
  }

  @Test func updatesAreInTheLastBatch() {
    let (old, new) = ("a 1 | b 2", "a? 3 1! | b 2?")
    #expect(batches(old, new) == ["c(0) I(0.0) R(0.1) C(1.0)"])
    let separate = batches(old, new, without(.updatesBesideStructure))
    #expect(separate == ["I(0.0)", "c(0) R(0.1) C(1.0)"])
  }

  @Test func updatesAloneAreInOneBatch() {
    #expect(batches("a 1 2", "a 1! 2?", .tableView) == ["R(0.0) C(0.1)"])
  }

  /// The reload of a moved item conflicts with its move in every list with sections.
  @Test func aMovedItemIsReloadedInAnotherBatch() {
    #expect(batches("a 1 2 3", "a 3! 1 2") == ["M(0.2>0.0)", "R(0.0)"])
  }

  @Test func aMovedRowIsReloadedInTheSameBatch() {
    let (old, new) = ("a 1 2 3", "a 3! 1 2")
    #expect(batches(old, new, .flatList) == ["M(0.3>0.1) R(0.1)"])
    #expect(batches(old, new, .rowsOnly) == ["M(0.3>0.1)", "R(0.1)"])
    let plain = ListCapabilities.flatList.subtracting(.headerRows)
    #expect(batches(old, new, plain) == ["M(0.2>0.0) R(0.0)"])
  }

  @Test func withoutReconfigurationsItemsAreReloaded() {
    let (old, new) = ("a 1 2 3", "a 1? 2! 3?")
    #expect(batches(old, new) == ["R(0.1) C(0.0 0.2)"])
    #expect(batches(old, new, without(.reconfigurations)) == ["R(0.0 0.1 0.2)"])
  }

  /// An item that is deleted and inserted has a new cell.
  @Test func anItemThatCannotMoveNeedsNoUpdate() {
    #expect(batches("a 1 2 3", "a 3? 1 2", .noMoves) == ["D(0.2) I(0.0)"])
  }

  /// The moved rows are the header and the item of the section with fewer rows.
  @Test func theRowsOfTheSmallerSectionMove() {
    let down = batches("a 1 2 3 | b 4", "b 4 | a 1 2 3", .rowsOnly)
    #expect(down == ["M(0.4>0.0 0.5>0.1)"])
    let up = batches("a 1 | b 2 3 4", "b 2 3 4 | a 1", .rowsOnly)
    #expect(up == ["M(0.0>0.4 0.1>0.5)"])
  }

  @Test func reloadingASectionReloadsItsHeaderRowAndItsRows() {
    #expect(batches("a 1 2 | b 3", "a! 1 2 | b 3", .rowsOnly) == ["R(0.0 0.1 0.2)"])
    let inserted = batches("a 1 | b 3", "a! 1 2 | b 3", .rowsOnly)
    #expect(inserted == ["I(0.2)", "R(0.0 0.1)"])
  }
}
