import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The cells that a list keeps, whether it performs changes or edits.
@Suite struct StrictListSerialNumberTests {
  /// The cells with their serial numbers, and after `again` the items whose cells are requested again.
  static let cases = ListCase.table(
    """
    kept and moved items keep their cells
      a 1 2 3 > a 3 1 4 / collectionView 3#2 1#0 4#3
    items keep their cells in another section
      a 1 2 | b 3 > a 1 | b 2 3 / collectionView 1#0 | 2#1 3#2
    items that leave a deleted section get new cells, unless the list accepts all moves
      a 1 | b 2 3 > c 3 | a 1 2 / everything 3#2 | 1#0 2#1
    items that enter an inserted section keep their cells
      a 1 2 > b 3 1 | a 2 / collectionView 3#2 1#0 | 2#1
    cells move with their sections
      a 1 | b 2 | c 3 > d 4 | c 3 | a 1 | b 2 / collectionView 4#3 | 3#2 | 1#0 | 2#1
    without moves, a moved item is made again
      a 1 2 3 > a 2 3 1 / noMoves 2#1 3#2 1#3 again 1
    a reloaded item gets a new cell
      a 1 2 > a 1 2! / collectionView 1#0 2#2 again 2
    a reconfigured item keeps its cell
      a 1 2 > a 1 2? / collectionView 1#0 2#1 again 2
    a moved and reconfigured item keeps its cell
      a 1 2 > a 2? 1? / everything 2#1 1#0 again 1 2
    header rows are kept, moved and inserted
      a 1 | b 2 > b 2 | c | a 1 / rowsOnly header#2 2#3 header#4 header#0 1#1
    a header row is reloaded with its section
      a 1 | b 2 > a 1 | b! 2 / rowsOnly header#0 1#1 header#4 2#5 again 2
    a row that moves can be reloaded
      a 1 2 > a 2! 1 / flatList header#0 2#3 1#1 again 2
    reconfiguring a header row requests no cell
      a 1 > a? 1 / rowsOnly header#0 1#1
    a move of rows moves an item to another section
      a 1 2 | b > a 1 | b 2 / rowsOnly header#0 1#1 header#3 2#2
    """
  )

  @Test(arguments: cases, [StrictListMethod.batches, .edits])
  func cellsAreKeptOrMadeAgain(_ example: ListCase, by method: StrictListMethod) throws {
    for (capabilities, text) in example.expected {
      let fixture = StrictListFixture(capabilities, by: method)
      try fixture.show(example.old)
      try perform(TestSnapshot(example.new), fixture)
      #expect(fixture.list.log.count > 1)
      let again = fixture.requests.flatMap { Array(repeating: $0, count: $1 - 1) }.sorted()
      let items = again.isEmpty ? "" : " again " + again.map(String.init).joined(separator: " ")
      #expect(fixture.picture + items == text)
    }
  }

  private func perform(_ new: TestSnapshot, _ fixture: StrictListFixture) throws {
    let changeset = new.difference(from: fixture.snapshot)
    for batch in changeset.batches(for: fixture.list.capabilities) {
      try fixture.list.perform(batch) { fixture.snapshot = batch.snapshot }
    }
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
