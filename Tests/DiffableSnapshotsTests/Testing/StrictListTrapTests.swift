import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// What could make a list trap instead of refusing; each in a process of its own.
@Suite struct StrictListTrapTests {
  @Test func aCellForAnItemThatIsNotInTheSnapshot() async {
    await #expect(processExitsWith: .success) {
      try Self.judge("insert 0.0 as 0.1", from: "a", to: "a 1")
    }
  }

  @Test func aCellForASectionThatIsNotInTheSnapshot() async {
    await #expect(processExitsWith: .success) {
      try Self.judge("insert 0.0 as -1.0", from: "a", to: "a 1")
    }
  }

  @Test func anItemReloadedThatGoes() async {
    await #expect(processExitsWith: .success) {
      try Self.judge("reload 0.1, delete 0.1", from: "a 1 2", to: "a 1")
    }
  }

  @Test func anItemReconfiguredThatGoes() async {
    await #expect(processExitsWith: .success) {
      try Self.judge("reconfigure 0.1, delete 0.1", from: "a 1 2", to: "a 1")
    }
  }

  @Test func aSectionReloadedBeforeItShrinks() async {
    await #expect(processExitsWith: .success) {
      try Self.judge("reload section 0, delete 0.1", from: "a 1 2", to: "a 1")
    }
  }

  @Test func aSectionReloadedThatGoes() async {
    await #expect(processExitsWith: .success) {
      try Self.judge("reload section 1, delete 1.0, delete section 1", from: "a | b 1", to: "a")
    }
  }

  /// Carries out edits, which must be refused or lead to what is expected.
  private static func judge(
    _ edits: StrictListFixture.Script,
    from old: StrictListFixture.Contents,
    to new: StrictListFixture.Contents
  )
    throws
  {
    let scene = StrictListFixture(.everything, by: .edits)
    try scene.show(old)
    let error = try scene.carryOut(edits, to: new)
    #expect(error != nil || scene.list.cells == new.items)
  }
}
