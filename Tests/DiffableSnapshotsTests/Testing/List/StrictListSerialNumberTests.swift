import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The cells that a list keeps, whether it performs changes or edits.
@Suite struct StrictListSerialNumberTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var capabilities = ListCapabilities.collectionView
    var old: String
    var new: String
    var picture: String
    /// The number of requests for the cell of each item, or nil.
    var requests: [Int: Int]?

    init(
      _ title: String,
      on capabilities: ListCapabilities = .collectionView,
      _ old: String,
      _ new: String,
      _ picture: String,
      _ requests: [Int: Int]? = nil
    ) {
      (testDescription, self.capabilities, self.requests) = (title, capabilities, requests)
      (self.old, self.new, self.picture) = (old, new, picture)
    }
  }

  static let cases = [
    Case(
      "kept and moved items keep their cells",
      "a 1 2 3",
      "a 3 1 4",
      "3#2 1#0 4#3",
      [1: 1, 2: 1, 3: 1, 4: 1]
    ),
    Case(
      "items keep their cells in another section",
      "a 1 2 | b 3",
      "a 1 | b 2 3",
      "1#0 | 2#1 3#2"
    ),
    Case("items of a deleted section keep them", "a 1 | b 2 3", "c 3 | a 1 2", "3#2 | 1#0 2#1"),
    Case(
      "cells move with their sections",
      "a 1 | b 2 | c 3",
      "d 4 | c 3 | a 1 | b 2",
      "4#3 | 3#2 | 1#0 | 2#1"
    ),
    Case(
      "without moves, a moved item is made again",
      on: .noMoves,
      "a 1 2 3",
      "a 2 3 1",
      "2#1 3#2 1#3"
    ),
    Case("a reloaded item gets a new cell", "a 1 2", "a 1 2!", "1#0 2#2", [1: 1, 2: 2]),
    Case("a reconfigured item keeps its cell", "a 1 2", "a 1 2?", "1#0 2#1", [1: 1, 2: 2]),
    Case(
      "a moved and reconfigured item keeps its cell",
      on: .everything,
      "a 1 2",
      "a 2? 1?",
      "2#1 1#0",
      [1: 2, 2: 2]
    ),
    Case(
      "header rows are kept, moved and inserted",
      on: .rowsOnly,
      "a 1 | b 2",
      "b 2 | c | a 1",
      "header#2 2#3 header#4 header#0 1#1"
    ),
    Case(
      "a header row is reloaded with its section",
      on: .rowsOnly,
      "a 1 | b 2",
      "a 1 | b! 2",
      "header#0 1#1 header#4 2#5"
    ),
    Case("a row that moves can be reloaded", on: .flatList, "a 1 2", "a 2! 1", "header#0 2#3 1#1"),
    Case(
      "reconfiguring a header row requests no cell",
      on: .rowsOnly,
      "a 1",
      "a? 1",
      "header#0 1#1",
      [1: 1]
    ),
    Case(
      "a move of rows moves an item to another section",
      on: .rowsOnly,
      "a 1 2 | b",
      "a 1 | b 2",
      "header#0 1#1 header#3 2#2"
    ),
  ]

  /// Returns a fixture whose list has performed all batches of a change.
  private func fixture(_ example: Case, by method: StrictListMethod) throws -> StrictListFixture {
    let fixture = StrictListFixture(example.capabilities, by: method)
    try fixture.show(example.old)
    try perform(TestSnapshot(example.new), fixture)
    #expect(fixture.list.log.count > 1)
    return fixture
  }

  private func perform(_ new: TestSnapshot, _ fixture: StrictListFixture) throws {
    let changeset = new.difference(from: fixture.snapshot)
    for batch in changeset.batches(for: fixture.list.capabilities) {
      try fixture.list.perform(batch) { fixture.snapshot = batch.snapshot }
    }
  }

  @Test(arguments: cases, [StrictListMethod.batches, .edits])
  func cellsAreKeptOrMadeAgain(_ example: Case, by method: StrictListMethod) throws {
    let fixture = try fixture(example, by: method)
    #expect(fixture.picture == example.picture)
    #expect(fixture.requests == example.requests ?? fixture.requests)
  }

  /// Edits may request the cells in another order.
  @Test(arguments: [StrictListMethod.batches, .edits])
  func aReloadedSectionGetsNewCells(_ method: StrictListMethod) throws {
    let fixture = try fixture(Case("", "a 1 2 | b 3", "a! 1 2 | b 3", ""), by: method)
    #expect(fixture.list.cells == [[1, 2], [3]])
    #expect(fixture.list.shownCells[0].allSatisfy { $0.serialNumber > 2 })
    #expect(fixture.list.shownCells[1].map(\.serialNumber) == [2])
    #expect(fixture.requests == [1: 2, 2: 2, 3: 1])
  }

  @Test(arguments: [StrictListMethod.batches, .edits])
  func serialNumbersAreNotReused(_ method: StrictListMethod) throws {
    let fixture = StrictListFixture(.collectionView, by: method)
    var owners: [Int: Int] = [:]
    try fixture.show("a 1 2 3")
    for step in 0..<20 {
      try perform(TestSnapshot([("a", [step + 3, step + 4, step + 2])]), fixture)
      for shown in fixture.list.shownCells[0] {
        let cell = try #require(shown.cell)
        #expect(owners[shown.serialNumber, default: cell] == cell)
        owners[shown.serialNumber] = cell
      }
    }
  }
}
