import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Changes that lead to the right items in the wrong sections.
///
/// A list must refuse them, because its headers would be wrong.
@Suite struct SectionIdentityTests {
  @Test(
    arguments: [
      ("", "a | b", "b | a"),
      ("delete section 0, delete section 1", "a | b | c", "b"),
      ("insert section 0", "a", "a | b"),
      ("", "a 1 | b 2", "b 1 | a 2"),
    ] as [(StrictListFixture.Script, StrictListFixture.Contents, StrictListFixture.Contents)]
  )
  func changesOfTheWrongSectionsAreRefused(
    _ changes: StrictListFixture.Script,
    from old: StrictListFixture.Contents,
    to new: StrictListFixture.Contents
  ) throws {
    let fixture = StrictListFixture(.everything)
    try fixture.show(old)
    #expect(try fixture.perform(changes, to: new)?.rule == .coordinates)
  }

  @Test func swappedEmptySectionsMustMoveByEdits() throws {
    let fixture = StrictListFixture(.collectionView, by: .edits)
    try fixture.show("a | b")
    #expect(try fixture.perform("", to: "b | a")?.rule == .currentPositions)
    try fixture.show("a | b")
    #expect(try fixture.perform("move section 1 to 0", to: "b | a") == nil)
  }

  @Test(
    arguments: [
      ("insert section 0 as 1, insert section 1 as 0", "a | b"), ("insert section 0 as 9", "a"),
    ] as [(StrictListFixture.Script, StrictListFixture.Contents)]
  )
  func insertionsOfTheWrongSectionsAreRefused(
    _ edits: StrictListFixture.Script,
    to new: StrictListFixture.Contents
  ) throws {
    let fixture = StrictListFixture(.noMoves, by: .edits)
    try fixture.show("")
    #expect(try fixture.perform(edits, to: new)?.rule == .currentPositions)
  }
}
