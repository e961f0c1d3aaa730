import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Which cells live on, whichever way a list carries out a batch.
@Suite struct StrictListSerialNumberTests {
  typealias Method = StrictListMethod
  static let methods = [Method.batches, .edits]

  /// Shows a change by all its batches.
  private func scene(
    _ capabilities: ListCapabilities = .collectionView,
    by method: Method,
    from old: StrictListFixture.Contents,
    to new: StrictListFixture.Contents,
    marking: (inout Snapshot<String, Int>) throws -> Void = { _ in }
  ) throws -> StrictListFixture {
    let scene = StrictListFixture(capabilities, by: method)
    try scene.show(old)
    var new = try new.snapshot()
    try marking(&new)
    for batch in new.difference(from: scene.snapshot).batches(for: capabilities) {
      try scene.list.carryOut(batch) { scene.snapshot = batch.snapshot }
    }
    #expect(scene.list.log.count > 1)
    return scene
  }

  @Test(arguments: methods) func itemsThatStayMoveOrCome(_ method: Method) throws {
    let scene = try scene(by: method, from: "a 1 2 3", to: "a 3 1 4")
    #expect(scene.picture == [["3#2", "1#0", "4#3"]])
    #expect(scene.requests == [1: 1, 2: 1, 3: 1, 4: 1])
  }

  @Test(arguments: methods) func itemsThatChangeSections(_ method: Method) throws {
    let scene = try scene(by: method, from: "a 1 2 | b 3", to: "a 1 | b 2 3")
    #expect(scene.picture == [["1#0"], ["2#1", "3#2"]])
  }

  @Test(arguments: methods) func itemsThatLeaveASectionThatGoes(_ method: Method) throws {
    let scene = try scene(by: method, from: "a 1 | b 2 3", to: "c 3 | a 1 2")
    #expect(scene.picture == [["3#2"], ["1#0", "2#1"]])
    #expect(scene.list.log.count > 2)
  }

  @Test(arguments: methods) func sectionsThatMoveOrCome(_ method: Method) throws {
    let scene = try scene(by: method, from: "a 1 | b 2 | c 3", to: "d 4 | c 3 | a 1 | b 2")
    #expect(scene.picture == [["4#3"], ["3#2"], ["1#0"], ["2#1"]])
  }

  @Test(arguments: methods) func whatCannotMoveComesAnew(_ method: Method) throws {
    let scene = try scene(.noMoves, by: method, from: "a 1 2 3", to: "a 2 3 1")
    #expect(scene.picture == [["2#1", "3#2", "1#3"]])
  }

  @Test(arguments: methods) func aReloadMakesACell(_ method: Method) throws {
    let scene = try scene(by: method, from: "a 1 2", to: "a 1 2") { try $0.reloadItems([2]) }
    #expect(scene.picture == [["1#0", "2#2"]])
    #expect(scene.requests == [1: 1, 2: 2])
  }

  @Test(arguments: methods) func aReconfigurationKeepsTheNumber(_ method: Method) throws {
    let scene = try scene(by: method, from: "a 1 2", to: "a 1 2") {
      try $0.reconfigureItems([2])
    }
    #expect(scene.picture == [["1#0", "2#1"]])
    #expect(scene.requests == [1: 1, 2: 2])
  }

  @Test(arguments: methods) func aReloadedSectionHasNewCells(_ method: Method) throws {
    let scene = try scene(by: method, from: "a 1 2 | b 3", to: "a 1 2 | b 3") {
      try $0.reloadSections(["a"])
    }
    #expect(scene.list.cells == [[1, 2], [3]])
    #expect(scene.list.shownCells[0].allSatisfy { $0.serialNumber > 2 })
    #expect(scene.list.shownCells[1].map(\.serialNumber) == [2])
    #expect(scene.requests == [1: 2, 2: 2, 3: 1])
  }

  @Test(arguments: methods) func aMovedAndReconfiguredItemKeepsItsCell(_ method: Method) throws {
    let scene = try scene(.everything, by: method, from: "a 1 2", to: "a 2 1") {
      try $0.reconfigureItems([1, 2])
    }
    #expect(scene.picture == [["2#1", "1#0"]])
    #expect(scene.requests == [1: 2, 2: 2])
    #expect(scene.list.log.count == 2)
  }

  @Test(arguments: methods) func noNumberIsGivenTwice(_ method: Method) throws {
    let scene = StrictListFixture(.collectionView, by: method)
    var owners: [Int: Int] = [:]
    try scene.show("a 1 2 3")
    for step in 0..<20 {
      let new = try StrictListFixture.Contents([("a", [step + 3, step + 4, step + 2])]).snapshot()
      for batch in new.difference(from: scene.snapshot).batches(for: .collectionView) {
        try scene.list.carryOut(batch) { scene.snapshot = batch.snapshot }
      }
      for shown in scene.list.shownCells[0] {
        let cell = try #require(shown.cell)
        #expect(owners[shown.serialNumber, default: cell] == cell)
        owners[shown.serialNumber] = cell
      }
    }
  }
}
