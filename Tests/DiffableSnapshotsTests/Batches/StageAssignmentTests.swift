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
  ) throws -> (assignment: StageAssignment, itemStages: [Int]) {
    let changes = try TestSnapshot(new).difference(from: TestSnapshot(old)).changes
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

  @Test func noChangesNeedNoStage() throws {
    #expect(try assignment("a 1", "a 1", .tableView).assignment.count == 0)
  }

  @Test func changesWithoutConflictsShareAStage() throws {
    let (assignment, itemStages) = try assignment(old, new, .collectionView)
    #expect(assignment.sectionMoves == 1)
    #expect(itemStages == [1])
    #expect(assignment.count == 1)
  }

  @Test func sectionsMoveFirst() throws {
    let (assignment, itemStages) = try assignment(old, new, .tableView)
    #expect(assignment.sectionMoves == 1)
    #expect(itemStages == [2])
    #expect(assignment.lastStructural == 2)
  }

  @Test func sectionsMoveLast() throws {
    let (assignment, itemStages) = try assignment(old, new, .tableView, movesSectionsLast: true)
    #expect(itemStages == [1])
    #expect(assignment.sectionMoves == 2)
    #expect(assignment.lastStructural == 2)
  }

  @Test func sectionMovesCanBeKeptApart() throws {
    let (assignment, itemStages) = try assignment(
      old,
      new,
      .everything,
      keepsSectionMovesApart: true
    )
    #expect(assignment.sectionMoves == 1)
    #expect(itemStages == [2])
  }

  @Test func aSectionIsDeletedAfterItsItemsMoveOut() throws {
    let (assignment, itemStages) = try assignment("a 1", "b 1", .collectionView)
    #expect(assignment.sectionInsertions == 1)
    #expect(itemStages == [2])
    #expect(assignment.sectionDeletions == 3)
  }

  @Test func updatesAreAfterTheLastStructuralStage() throws {
    let (assignment, _) = try assignment("a 1", "a 1? 2", .tableView)
    #expect(assignment.lastStructural == 1)
    #expect(assignment.updates == 2)
    #expect(assignment.count == 2)
  }

  @Test func updatesJoinTheLastStructuralStage() throws {
    let (assignment, _) = try assignment("a 1", "a 1? 2", .everything)
    #expect(assignment.updates == 1)
    #expect(assignment.count == 1)
  }

  @Test func updatesAloneAreInTheFirstStage() throws {
    let (assignment, _) = try assignment("a 1", "a 1?", .tableView)
    #expect(assignment.lastStructural == 0)
    #expect(assignment.updates == 1)
  }

  @Test func withoutUpdatesThereIsNoStageForThem() throws {
    #expect(try assignment(old, new, .tableView).assignment.updates == nil)
  }
}
