@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Tells one list many things that make no sense, and checks that it refuses them or shows what it
/// should.
struct HostileRun {
  /// What the list is told.
  enum Way: UInt64, CaseIterable, Codable, Sendable {
    /// Changes that may be anything.
    case changes

    /// Edits that may be anything.
    case edits

    /// A batch with changes that may be anything, by its edits.
    case editsOfBatches
  }

  private(set) var accepted = 0
  private(set) var refused = 0

  private let scene: StrictListFixture
  private let way: Way
  private var snapshots: SnapshotGenerator
  private var garbage: GarbageGenerator
  private var current = Snapshot<Int, Int>()

  init(_ capabilities: ListCapabilities, by way: Way, seed: UInt64) throws {
    scene = StrictListFixture(capabilities, by: way == .changes ? .batches : .edits)
    self.way = way
    snapshots = SnapshotGenerator(seed: seed)
    garbage = GarbageGenerator(seed: seed &+ way.rawValue)
  }

  mutating func run(steps: Int) throws {
    for step in 0..<steps {
      if step.isMultiple(of: 20) {
        current = snapshots.snapshot(sections: 0...3, items: 0...6)
        try scene.show(StrictListFixture.Contents(current))
      }
      try self.step(step)
    }
  }

  private mutating func step(_ number: Int) throws {
    let next =
      garbage.chance(8)
      ? snapshots.snapshot(sections: 0...3, items: 0...6)
      : snapshots.edited(current, times: garbage.below(3))
    // Changes and edits may also be those for a list that can do more.
    let isForAnother = way != .editsOfBatches && garbage.chance(4)
    let capabilities = isForAnother ? .everything : scene.list.capabilities
    let target = try next.named()
    let old = scene.snapshot
    var batch = target.difference(from: old).batches(for: capabilities).first
    let (changes, edits) = told(insteadOf: batch)
    let new = batch?.snapshot ?? target
    batch?.changes = changes

    let before = scene.picture
    let error = refusal { () throws(StrictListError) in
      let updateData = { scene.snapshot = new }
      if way == .editsOfBatches, let batch {
        try scene.list.carryOut(batch, updateData: updateData)
      } else {
        try scene.list.carryOut(changes, edits: edits, to: new, updateData: updateData)
      }
    }
    if error == nil {
      accepted += 1
      current = new == target ? next : current
      let expected = scene.list.capabilities.cells(of: new)
      #expect(scene.list.cells == expected, "step \(number): \(scene.list.log.suffix(1))")
      if new != target { try scene.show(StrictListFixture.Contents(current)) }
    } else {
      refused += 1
      scene.snapshot = old
      #expect(scene.picture == before, "step \(number): \(scene.list.log.suffix(1))")
    }
  }

  /// Changes and edits out of nowhere, or almost those of a batch.
  private mutating func told(insteadOf batch: Batch<String, Int>?) -> (ListChanges, [ListEdit]) {
    guard let batch, !garbage.chance(3) else { return (garbage.changes(), garbage.edits()) }
    var (changes, edits) = (batch.changes, batch.edits)
    for _ in 0..<(garbage.chance(3) ? 2 : 1) {
      garbage.tamper(with: &changes)
      garbage.tamper(with: &edits)
    }
    return (changes, edits)
  }
}

extension ListCapabilities {
  fileprivate func cells(of snapshot: Snapshot<String, Int>) -> [[Int]] {
    guard contains(.sections) else { return [snapshot.itemIdentifiers] }
    return snapshot.sectionIdentifiers.compactMap {
      try? snapshot.itemIdentifiers(inSection: $0)
    }
  }
}
