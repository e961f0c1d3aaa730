import TestSupport
@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// A run of many changes, most of them invalid, on one list.
///
/// The run expects that the list refuses each change or shows the expected cells.
struct HostileRun {
  /// The kind of input that the list receives.
  enum Input: UInt64, CaseIterable, Codable, Sendable {
    /// Arbitrary changes.
    case changes

    /// Arbitrary edits.
    case edits

    /// A batch with arbitrary changes, which a list performs as edits.
    case editsOfBatches
  }

  private(set) var accepted = 0
  private(set) var refused = 0

  private let fixture: StrictListFixture
  private let input: Input
  private var snapshots: SnapshotGenerator
  private var garbage: GarbageGenerator
  private var current = Snapshot<Int, Int>()

  init(_ capabilities: ListCapabilities, by input: Input, seed: UInt64) {
    fixture = StrictListFixture(capabilities, by: input == .changes ? .batches : .edits)
    self.input = input
    snapshots = SnapshotGenerator(seed: seed)
    garbage = GarbageGenerator(seed: seed &+ input.rawValue)
  }

  mutating func run(steps: Int) throws {
    for step in 0..<steps {
      if step.isMultiple(of: 20) {
        current = snapshots.snapshot(sections: 0...3, items: 0...6)
        try fixture.show(named(current))
      }
      try self.step(step)
    }
  }

  private mutating func step(_ number: Int) throws {
    let next =
      garbage.chance(8)
      ? snapshots.snapshot(sections: 0...3, items: 0...6)
      : snapshots.edited(current, times: garbage.below(3))
    // Except for `editsOfBatches`, one batch in four is made for a list with all capabilities, and can be invalid here.
    let isForAnother = input != .editsOfBatches && garbage.chance(4)
    let capabilities = isForAnother ? .everything : fixture.list.capabilities
    let target = named(next)
    let old = fixture.snapshot
    var batch = target.difference(from: old).batches(for: capabilities).first
    let (changes, edits) = hostileInput(basedOn: batch)
    let new = batch?.snapshot ?? target
    batch?.changes = changes

    let before = fixture.picture
    let error = refusal { () throws(StrictListError) in
      let updateData = { fixture.snapshot = new }
      if input == .editsOfBatches, let batch {
        try fixture.list.perform(batch, updateData: updateData)
      } else {
        try fixture.list.perform(changes, edits: edits, to: new, updateData: updateData)
      }
    }
    if error == nil {
      accepted += 1
      current = new == target ? next : current
      let hasSections = fixture.list.capabilities.contains(.sections)
      let expected = hasSections ? new.itemsBySection : [new.itemIdentifiers]
      #expect(fixture.list.cells == expected, "step \(number): \(fixture.list.log.suffix(1))")
      if new != target { try fixture.show(named(current)) }
    } else {
      refused += 1
      fixture.snapshot = old
      #expect(fixture.picture == before, "step \(number): \(fixture.list.log.suffix(1))")
    }
  }

  /// Returns arbitrary changes and edits, or slightly altered changes and edits of a batch.
  private mutating func hostileInput(basedOn batch: Batch<String, Int>?) -> (
    ListChanges, [ListEdit]
  ) {
    guard let batch, !garbage.chance(3) else { return (garbage.changes(), garbage.edits()) }
    var (changes, edits) = (batch.changes, batch.edits)
    for _ in 0..<(garbage.chance(3) ? 2 : 1) {
      garbage.tamper(with: &changes)
      garbage.tamper(with: &edits)
    }
    return (changes, edits)
  }

  /// Returns a snapshot with strings as section identifiers.
  private func named(_ snapshot: Snapshot<Int, Int>) -> TestSnapshot {
    snapshot.mapped(section: { "\($0)" }, item: { $0 })
  }
}
