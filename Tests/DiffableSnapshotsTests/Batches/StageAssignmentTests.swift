import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the stage of each change.
struct StageAssignmentTests {
  private func assignment(
    _ old: String,
    _ new: String,
    _ capabilities: ListCapabilities,
    movesSectionsLast: Bool = false,
    keepsSectionMovesApart: Bool = false
  ) -> (assignment: StageAssignment, itemStages: [Int]) {
    let changes = TestSnapshot(new).difference(from: TestSnapshot(old)).changes
    let itemChanges = ItemChange.all(of: changes, MoveSupport(capabilities, changes))
    let assignment = StageAssignment(
      changes,
      itemChanges,
      capabilities,
      StageAssignment.Options(
        movesSectionsLast: movesSectionsLast,
        keepsSectionMovesApart: keepsSectionMovesApart
      )
    )
    return (assignment, itemChanges.map(assignment.stage))
  }

  /// Section c moves, and an item is inserted into section a.
  private let old = "a 1 | b 2 | c 3"
  private let new = "c 3 | a 1 4 | b 2"

  @Test func noChangesNeedNoStage() {
    #expect(assignment("a 1", "a 1", .tableView).assignment.count == 0)
  }

  @Test func changesWithoutConflictsShareAStage() {
    let (assignment, itemStages) = assignment(old, new, .collectionView)
    #expect(assignment.sectionMoves == 1)
    #expect(itemStages == [1])
    #expect(assignment.count == 1)
  }

  @Test func sectionsMoveFirst() {
    let (assignment, itemStages) = assignment(old, new, .tableView)
    #expect(assignment.sectionMoves == 1)
    #expect(itemStages == [2])
    #expect(assignment.lastStructural == 2)
  }

  @Test func sectionsMoveLast() {
    let (assignment, itemStages) = assignment(old, new, .tableView, movesSectionsLast: true)
    #expect(itemStages == [1])
    #expect(assignment.sectionMoves == 2)
    #expect(assignment.lastStructural == 2)
  }

  @Test func sectionMovesCanBeKeptApart() {
    let (assignment, itemStages) = assignment(
      old,
      new,
      .everything,
      keepsSectionMovesApart: true
    )
    #expect(assignment.sectionMoves == 1)
    #expect(itemStages == [2])
  }

  @Test func aSectionIsDeletedAfterItsItemsMoveOut() {
    let (assignment, itemStages) = assignment("a 1", "b 1", .collectionView)
    #expect(assignment.sectionInsertions == 1)
    #expect(itemStages == [2])
    #expect(assignment.sectionDeletions == 3)
  }

  @Test func updatesAreAfterTheLastStructuralStage() {
    let (assignment, _) = assignment("a 1", "a 1? 2", .tableView)
    #expect(assignment.lastStructural == 1)
    #expect(assignment.updates == 2)
    #expect(assignment.count == 2)
  }

  @Test func updatesJoinTheLastStructuralStage() {
    let (assignment, _) = assignment("a 1", "a 1? 2", .everything)
    #expect(assignment.updates == 1)
    #expect(assignment.count == 1)
  }

  @Test func updatesAloneAreInTheFirstStage() {
    let (assignment, _) = assignment("a 1", "a 1?", .tableView)
    #expect(assignment.lastStructural == 0)
    #expect(assignment.updates == 1)
  }

  @Test func withoutUpdatesThereIsNoStageForThem() {
    #expect(assignment(old, new, .tableView).assignment.updates == nil)
  }
}
