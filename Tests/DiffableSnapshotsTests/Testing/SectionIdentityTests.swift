import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The right items under the wrong section are not what was to be shown: headers would be wrong.
@Suite struct SectionIdentityTests {
  /// Whether changes are refused because they lead to the wrong sections.
  private func isRefused(
    _ changes: StrictListFixture.Script,
    on capabilities: ListCapabilities = .collectionView,
    from old: StrictListFixture.Contents,
    to new: StrictListFixture.Contents
  ) throws -> Bool {
    let scene = StrictListFixture(capabilities)
    try scene.show(old)
    let rule = try scene.carryOut(changes, to: new)?.rule
    return rule == .coordinates || rule == .pathSections
  }

  @Test func emptySectionsThatChangePlacesMustMove() throws {
    #expect(try isRefused("", from: "a | b", to: "b | a"))
  }

  @Test func anEmptySectionThatGoesMustBeTheOneThatIsDeleted() throws {
    #expect(try isRefused("delete section 0, delete section 1", from: "a | b | c", to: "b"))
  }

  @Test func anEmptySectionThatComesMustBeTheOneThatIsInserted() throws {
    #expect(try isRefused("insert section 0", from: "a", to: "a | b"))
  }

  @Test func sectionsThatChangePlacesUnderTheirItemsMustMove() throws {
    #expect(try isRefused("", on: .everything, from: "a 1 | b 2", to: "b 1 | a 2"))
  }

  @Test func emptySectionsThatChangePlacesMustMoveByEdits() throws {
    let scene = StrictListFixture(.collectionView, by: .edits)
    try scene.show("a | b")
    #expect(try scene.carryOut("", to: "b | a") != nil)
    try scene.show("a | b")
    #expect(try scene.carryOut("move section 1 to 0", to: "b | a") == nil)
  }

  @Test func aSectionThatComesMustSayWhichOneItIs() throws {
    let scene = StrictListFixture(.noMoves, by: .edits)
    try scene.show("")
    let swapped: StrictListFixture.Script = "insert section 0 as 1, insert section 1 as 0"
    #expect(try scene.carryOut(swapped, to: "a | b") != nil)
  }

  @Test func aSectionThatComesMustBeInTheSnapshot() throws {
    let scene = StrictListFixture(.noMoves, by: .edits)
    try scene.show("")
    #expect(try scene.carryOut("insert section 0 as 9", to: "a") != nil)
  }
}
