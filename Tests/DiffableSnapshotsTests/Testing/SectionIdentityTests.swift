import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Changes that lead to the right items in the wrong sections.
///
/// A list must refuse them, because its headers would be wrong.
@Suite struct SectionIdentityTests {
  /// Returns whether a list refuses changes because they lead to the wrong sections.
  private func isRefused(
    _ changes: StrictListFixture.Script,
    on capabilities: ListCapabilities = .collectionView,
    from old: StrictListFixture.Contents,
    to new: StrictListFixture.Contents
  ) throws -> Bool {
    let fixture = StrictListFixture(capabilities)
    try fixture.show(old)
    let rule = try fixture.perform(changes, to: new)?.rule
    return rule == .coordinates || rule == .pathSections
  }

  @Test func swappedEmptySectionsMustMove() throws {
    #expect(try isRefused("", from: "a | b", to: "b | a"))
  }

  @Test func theRightEmptySectionMustBeDeleted() throws {
    #expect(try isRefused("delete section 0, delete section 1", from: "a | b | c", to: "b"))
  }

  @Test func theRightEmptySectionMustBeInserted() throws {
    #expect(try isRefused("insert section 0", from: "a", to: "a | b"))
  }

  @Test func sectionsThatSwapTheirItemsMustMove() throws {
    #expect(try isRefused("", on: .everything, from: "a 1 | b 2", to: "b 1 | a 2"))
  }

  @Test func swappedEmptySectionsMustMoveByEdits() throws {
    let fixture = StrictListFixture(.collectionView, by: .edits)
    try fixture.show("a | b")
    #expect(try fixture.perform("", to: "b | a")?.rule == .currentPositions)
    try fixture.show("a | b")
    #expect(try fixture.perform("move section 1 to 0", to: "b | a") == nil)
  }

  @Test func swappedSectionInsertionsAreRefused() throws {
    let fixture = StrictListFixture(.noMoves, by: .edits)
    try fixture.show("")
    let swapped: StrictListFixture.Script = "insert section 0 as 1, insert section 1 as 0"
    #expect(try fixture.perform(swapped, to: "a | b")?.rule == .currentPositions)
  }

  @Test func anInsertedSectionMustBeInTheSnapshot() throws {
    let fixture = StrictListFixture(.noMoves, by: .edits)
    try fixture.show("")
    #expect(try fixture.perform("insert section 0 as 9", to: "a")?.rule == .currentPositions)
  }
}
