import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The cells that a list keeps, whether it performs changes or edits.
@Suite struct StrictListSerialNumberTests {
  typealias Method = StrictListMethod
  static let methods = [Method.batches, .edits]

  /// Returns a fixture whose list has performed all batches of a change.
  private func fixture(
    _ capabilities: ListCapabilities = .collectionView,
    by method: Method,
    from old: StrictListFixture.Contents,
    to new: StrictListFixture.Contents,
    marking: (inout Snapshot<String, Int>) -> Void = { _ in }
  ) throws -> StrictListFixture {
    let fixture = StrictListFixture(capabilities, by: method)
    try fixture.show(old)
    var new = new.snapshot()
    marking(&new)
    for batch in new.difference(from: fixture.snapshot).batches(for: capabilities) {
      try fixture.list.perform(batch) { fixture.snapshot = batch.snapshot }
    }
    #expect(fixture.list.log.count > 1)
    return fixture
  }

  @Test(arguments: methods) func keptAndMovedItemsKeepTheirCells(_ method: Method) throws {
    let fixture = try fixture(by: method, from: "a 1 2 3", to: "a 3 1 4")
    #expect(fixture.picture == [["3#2", "1#0", "4#3"]])
    #expect(fixture.requests == [1: 1, 2: 1, 3: 1, 4: 1])
  }

  @Test(arguments: methods) func itemsThatMoveToAnotherSectionKeepTheirCells(_ method: Method)
    throws
  {
    let fixture = try fixture(by: method, from: "a 1 2 | b 3", to: "a 1 | b 2 3")
    #expect(fixture.picture == [["1#0"], ["2#1", "3#2"]])
  }

  @Test(arguments: methods) func itemsThatMoveOutOfADeletedSectionKeepTheirCells(_ method: Method)
    throws
  {
    let fixture = try fixture(by: method, from: "a 1 | b 2 3", to: "c 3 | a 1 2")
    #expect(fixture.picture == [["3#2"], ["1#0", "2#1"]])
    #expect(fixture.list.log.count > 2)
  }

  @Test(arguments: methods) func cellsMoveWithTheirSections(_ method: Method) throws {
    let fixture = try fixture(by: method, from: "a 1 | b 2 | c 3", to: "d 4 | c 3 | a 1 | b 2")
    #expect(fixture.picture == [["4#3"], ["3#2"], ["1#0"], ["2#1"]])
  }

  @Test(arguments: methods) func withoutMovesAMovedItemGetsANewCell(_ method: Method) throws {
    let fixture = try fixture(.noMoves, by: method, from: "a 1 2 3", to: "a 2 3 1")
    #expect(fixture.picture == [["2#1", "3#2", "1#3"]])
  }

  @Test(arguments: methods) func aReloadedItemGetsANewCell(_ method: Method) throws {
    let fixture = try fixture(by: method, from: "a 1 2", to: "a 1 2") { $0.reloadItems([2]) }
    #expect(fixture.picture == [["1#0", "2#2"]])
    #expect(fixture.requests == [1: 1, 2: 2])
  }

  @Test(arguments: methods) func aReconfiguredItemKeepsItsCell(_ method: Method) throws {
    let fixture = try fixture(by: method, from: "a 1 2", to: "a 1 2") {
      $0.reconfigureItems([2])
    }
    #expect(fixture.picture == [["1#0", "2#1"]])
    #expect(fixture.requests == [1: 1, 2: 2])
  }

  @Test(arguments: methods) func aReloadedSectionGetsNewCells(_ method: Method) throws {
    let fixture = try fixture(by: method, from: "a 1 2 | b 3", to: "a 1 2 | b 3") {
      $0.reloadSections(["a"])
    }
    #expect(fixture.list.cells == [[1, 2], [3]])
    #expect(fixture.list.shownCells[0].allSatisfy { $0.serialNumber > 2 })
    #expect(fixture.list.shownCells[1].map(\.serialNumber) == [2])
    #expect(fixture.requests == [1: 2, 2: 2, 3: 1])
  }

  @Test(arguments: methods) func aMovedAndReconfiguredItemKeepsItsCell(_ method: Method) throws {
    let fixture = try fixture(.everything, by: method, from: "a 1 2", to: "a 2 1") {
      $0.reconfigureItems([1, 2])
    }
    #expect(fixture.picture == [["2#1", "1#0"]])
    #expect(fixture.requests == [1: 2, 2: 2])
    #expect(fixture.list.log.count == 2)
  }

  @Test(arguments: methods) func serialNumbersAreNotReused(_ method: Method) throws {
    let fixture = StrictListFixture(.collectionView, by: method)
    var owners: [Int: Int] = [:]
    try fixture.show("a 1 2 3")
    for step in 0..<20 {
      let new = StrictListFixture.Contents([("a", [step + 3, step + 4, step + 2])]).snapshot()
      for batch in new.difference(from: fixture.snapshot).batches(for: .collectionView) {
        try fixture.list.perform(batch) { fixture.snapshot = batch.snapshot }
      }
      for shown in fixture.list.shownCells[0] {
        let cell = try #require(shown.cell)
        #expect(owners[shown.serialNumber, default: cell] == cell)
        owners[shown.serialNumber] = cell
      }
    }
  }
}
