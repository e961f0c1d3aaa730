import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Edits that must not make a list trap.
///
/// Each test runs in its own process, so that a trap fails only that test.
@Suite(.withoutInternalChecks) struct StrictListTrapTests {
  @Test func insertingAnItemThatIsNotInTheSnapshotDoesNotTrap() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusalOrNewContents("insert 0.0 as 0.1", from: "a", to: "a 1")
    }
  }

  @Test func insertingAnItemOfAnUnknownSectionDoesNotTrap() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusalOrNewContents("insert 0.0 as -1.0", from: "a", to: "a 1")
    }
  }

  @Test func reloadingAnItemBeforeItsDeletionDoesNotTrap() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusalOrNewContents("reload 0.1, delete 0.1", from: "a 1 2", to: "a 1")
    }
  }

  @Test func reconfiguringAnItemBeforeItsDeletionDoesNotTrap() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusalOrNewContents("reconfigure 0.1, delete 0.1", from: "a 1 2", to: "a 1")
    }
  }

  @Test func reloadingASectionBeforeAnItemDeletionDoesNotTrap() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusalOrNewContents("reload section 0, delete 0.1", from: "a 1 2", to: "a 1")
    }
  }

  @Test func reloadingASectionBeforeItsDeletionDoesNotTrap() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusalOrNewContents(
        "reload section 1, delete 1.0, delete section 1",
        from: "a | b 1",
        to: "a"
      )
    }
  }

  /// Performs edits, and expects that the list refuses them or shows the new contents.
  private static func expectRefusalOrNewContents(
    _ edits: StrictListFixture.Script,
    from old: StrictListFixture.Contents,
    to new: StrictListFixture.Contents
  )
    throws
  {
    let fixture = StrictListFixture(.everything, by: .edits)
    try fixture.show(old)
    let error = try fixture.perform(edits, to: new)
    #expect(error != nil || fixture.list.cells == new.items)
  }
}
