import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSync

/// The cost of patches, in calls of `==`, `hash(into:)` and `stableHash(into:)`.
@Suite(.withoutInternalChecks) struct PatchCostTests {
  typealias List = Snapshot<Measured, Measured>

  private let counter = CallCounter()

  private func identifier(_ value: Int) -> Measured { counter.identifier(value) }

  private func snapshot(_ count: Int) -> List {
    counter.snapshot(sizes: [count, count, count], stride: count)
  }

  /// Each instance of an item in an edited block of up to 512 items is hashed once.
  @Test(arguments: [1_000, 30_000])
  func theCostOfAReplicaDoesNotDependOnTheLengthOfTheList(_ count: Int) throws {
    let old = snapshot(count)
    var (sender, receiver) = (SnapshotReplica(old), SnapshotReplica(old))
    var new = old
    new.insertItems([identifier(-1)], beforeItem: identifier(count / 2))
    new.moveItem(identifier(count + 5), afterItem: identifier(2 * count + 9))
    new.deleteItems([identifier(count + 700)])
    counter.reset()
    let patch = sender.update(to: new)
    #expect(patch.changes.count == 3)
    // Four blocks, with two instances of each item.
    #expect(counter.contentCalls < 2 * 4 * 512 + 30)
    #expect(counter.hashCalls < 40 && counter.equalCalls < 2 * 4 * 512 + 40)

    counter.reset()
    try receiver.apply(patch)
    #expect(receiver.fingerprint == sender.fingerprint)
    #expect(counter.contentCalls < 40)
    #expect(counter.hashCalls < 40 && counter.equalCalls < 80)

    // The result shares memory with the old snapshot, so the difference is cheap too.
    counter.reset()
    #expect(receiver.snapshot.difference(from: old).count == 3)
    #expect(counter.hashCalls == 0 && counter.equalCalls < 4 * 512)
  }

  /// Moved sections keep their memory.
  @Test func theCostOfMovedSectionsDoesNotDependOnTheirLength() throws {
    let old = snapshot(20_000)
    var new = old
    new.moveSection(identifier(2), beforeSection: identifier(0))
    new.insertSections([identifier(9)], afterSection: identifier(0))
    var (sender, receiver) = (SnapshotReplica(old), SnapshotReplica(old))
    counter.reset()
    try receiver.apply(sender.update(to: new))
    #expect(receiver.snapshot == new)
    #expect(counter.contentCalls < 60 && counter.hashCalls < 40 && counter.equalCalls < 40)
  }

  /// Many moved sections make a new snapshot, instead of moving one section after another.
  @Test func theCostOfManyMovedSectionsIsThatOfANewSnapshot() throws {
    let old = counter.snapshot(sizes: Array(repeating: 1, count: 1_000), stride: 1)
    var random = SeededGenerator(seed: 1)
    let new = List(
      old.sectionIdentifiers.shuffled(using: &random).map {
        ($0, old.itemIdentifiers(inSection: $0))
      }
    )
    let patch = new.difference(from: old).patch
    counter.reset()
    let result = try old.performing(patch)
    #expect(counter.equalCalls <= 1_000 && counter.hashCalls <= 3_000)
    #expect(result == new)
  }

  @Test func theFingerprintHashesEachIdentifierOnce() {
    let snapshot = snapshot(1_000)
    counter.reset()
    _ = snapshot.fingerprint
    #expect(counter.contentCalls == 3_000 + 3)
  }
}
