import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The cost of an edit and of the difference from the previous version, in calls of `==` and `hash(into:)`.
@Suite(.withoutInternalChecks) struct VersionCostTests {
  typealias List = Snapshot<Measured, Measured>

  private let counter = CallCounter()

  private func identifier(_ value: Int) -> Measured { counter.identifier(value) }

  /// Returns a snapshot of three sections that have the given number of items each.
  private func snapshot(_ count: Int) -> List {
    counter.snapshot(sizes: [count, count, count], stride: count)
  }

  /// The number of calls for an edit in the middle does not depend on the length of the list.
  ///
  /// Each identifier of the edit is hashed and looked up once. The difference compares the items of each chunk
  /// in which an item is inserted or deleted. A move is both. A mark changes no item.
  @Test(arguments: [1_000, 20_000])
  func theCostOfAnEditDoesNotDependOnTheLengthOfTheList(count: Int) throws {
    let old = snapshot(count)
    let (item, other) = (identifier(count + count / 2), identifier(2 * count + count / 3))
    let chunk = try #require(chunkSizes(of: count).max())
    let edits: [(equal: Int, hash: Int, edit: (inout List) -> Void)] = [
      (chunk + 1, 2, { $0.insertItems([identifier(-1)], beforeItem: item) }),
      (2 * chunk + 2, 2, { $0.insertItems([other], afterItem: item) }),
      (2 * chunk + 2, 2, { $0.moveItem(item, beforeItem: other) }),
      (chunk, 1, { $0.deleteItems([item]) }),
      (1, 1, { $0.reloadItems([item]) }),
    ]
    for (number, (equal, hash, edit)) in edits.enumerated() {
      counter.reset()
      var new = old
      edit(&new)
      let changeset = new.difference(from: old)
      #expect(changeset.count == 1)
      #expect(counter.hashCalls == hash, "edit \(number)")
      #expect(counter.equalCalls <= equal, "edit \(number)")
    }
  }

  @Test func snapshotsWithoutSharedMemoryAreComparedWithoutHashing() {
    let old = snapshot(500)
    var new = snapshot(500)
    new.moveSection(identifier(2), beforeSection: identifier(0))
    new.moveItem(identifier(3), afterItem: identifier(1_200))
    new.deleteItems((700..<720).map(identifier))
    counter.reset()
    #expect(new.difference(from: old).count == 22)
    #expect(counter.hashCalls == 0)
    // Each section and each item that is in both snapshots is compared once.
    #expect(counter.equalCalls == 3 + 1_480)
  }

  @Test func equalVersionsAreComparedByTheItemsOfTheEditedChunk() {
    let old = snapshot(1_000)
    var new = old
    new.moveItem(identifier(5), beforeItem: identifier(9))
    new.moveItem(identifier(5), beforeItem: identifier(6))
    counter.reset()
    #expect(new == old)
    #expect(counter.hashCalls == 0)
    #expect(counter.equalCalls == chunkSizes(of: 1_000).first)
  }
}
