import DiffableSnapshots
import TestSupport
import Testing

/// The same sequence of edits for identifiers whose hashes collide in different ways.
struct AdversarialHashTests {
  @Test func editsSucceedWhateverTheHashes() throws {
    try scenario(Int.self)
    try scenario(Colliding.self)
    try scenario(LowBits.self)
    try scenario(HighBits.self)
  }
  @Test func errorsNameAllItemsWhoseHashesAreEqual() throws {
    let items = (70...72).map { Colliding(number: $0) }
    var snapshot = Snapshot<Int, Colliding>()
    snapshot.appendSections([0])
    snapshot.reloadItems([items[0], items[1], items[0], items[2]])
    snapshot.appendItems([items[0], items[1], items[2], items[1], items[0], items[1]])
    #expect(snapshot.itemIdentifiers == items)
    #expect(
      snapshot.problems == [
        .unknownItems(items, call: "reloadItems(_:)"),
        .duplicateItems([items[1], items[0]], call: "appendItems(_:toSection:duplicates:)"),
      ]
    )
  }

  private func scenario<ID: Hashable & Sendable & LosslessStringConvertible>(
    _: ID.Type
  ) throws {
    func id(_ number: Int) throws -> ID { try #require(ID(String(number))) }
    func ids(_ numbers: some Sequence<Int>) throws -> [ID] { try numbers.map(id) }

    var snapshot = Snapshot<ID, ID>()
    try snapshot.appendSections(ids(0..<8))
    for section in 0..<8 {
      try snapshot.appendItems(ids(section * 8..<section * 8 + 8), toSection: id(section))
    }
    expectConsistency(of: snapshot)
    snapshot.deleteItems(try ids(stride(from: 0, to: 64, by: 2)))
    try snapshot.reloadItems(ids([1, 9, 17]))
    try snapshot.reconfigureItems(ids([3, 11, 19, 17]))
    try snapshot.insertItems(ids([63, 1, 64, 33]), beforeItem: id(3))
    snapshot.deleteSections(try ids([4, 5, 99]))
    try snapshot.moveSection(id(7), beforeSection: id(0))
    try snapshot.moveItem(id(3), afterItem: id(57))
    try snapshot.reloadSections(ids([2]))
    expectConsistency(of: snapshot)
    #expect(
      snapshot.notation
        == "7 57 3? 59 61 | 0 63 1! 64 33 5 7 | 1 9! 11? 13 15 | 2! 17! 19? 21 23"
        + " | 3 25 27 29 31 | 6 49 51 53 55"
    )
    try snapshot.reloadItems(ids([1, 35]))
    try snapshot.appendItems(ids([70, 71, 70]), duplicates: .reject)
    #expect(
      snapshot.problems == [
        .unknownItems([try id(35)], call: "reloadItems(_:)"),
        .duplicateItems([try id(70)], call: "appendItems(_:toSection:duplicates:)"),
      ]
    )
    #expect(try snapshot.reloadedItemIdentifiers.contains(id(1)))
    #expect(try snapshot.itemPath(for: id(35)) == nil)
    #expect(try snapshot.indexOfItem(id(21)) == 16)
  }
}
