import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSync

/// Applying a damaged patch throws an error or results in the snapshot of the sender, and never traps.
///
/// Each test runs in a separate process, so that a trap is reported as a failure.
@Suite(.withoutInternalChecks) struct PatchDamageTests {
  @Test func damagedTextsAreRefusedOrResultInTheNewSnapshot() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 9)
      var pairs = EntryPairs(seed: 9)
      (pairs.sections, pairs.items) = (1...4, 0...8)
      var current = pairs.next(edits: 0)
      try run.run(times: 4_000) { _ in
        current = pairs.next(edits: 4)
        return try current.new.difference(from: current.old).patch.json()
      } verdict: { json in
        var isInvalid = false
        let verdict = try Verdict.on(json, as: SnapshotPatch<Entry, Entry>.self) { patch in
          isInvalid = try !patch.isApplied(to: current.old, current.new)
        }
        return isInvalid ? .invalid : verdict
      }
      run.expectShares(accepted: 0.05, invalid: 0.3)
    }
  }

  /// The test alters patches and not their text, so no decoder refuses them, and all checks of positions run.
  @Test func tamperedPatchesAreRefusedOrResultInTheNewSnapshot() async {
    await #expect(processExitsWith: .success) {
      var pairs = EntryPairs(seed: 10)
      (pairs.sections, pairs.items) = (1...4, 0...8)
      var garbage = GarbageGenerator(seed: 10)
      var random = SeededGenerator(seed: 10)
      var (refused, applied, performed) = (0, 0, 0)
      for number in 0..<4_000 {
        let (old, new) = pairs.next(edits: 1 + number % 6, isShared: number % 2 == 0)
        var patch = new.difference(from: old).patch
        if number % 3 > 0 { garbage.tamper(with: &patch.changes) }
        if number % 3 < 2 { patch.tamper(&random) }
        if try patch.isApplied(to: old, new) { applied += 1 } else { refused += 1 }
        // `performing` checks no fingerprint. If it does not throw, its result must still be a valid snapshot.
        if let result = try? old.performing(patch) {
          expectConsistency(of: result)
          let links = patch.oldFingerprint.advanced(by: patch, from: old, to: result)
          if old.fingerprint == patch.oldFingerprint { #expect(links == result.fingerprint) }
          performed += 1
        }
      }
      #expect(refused > 2_000 && applied > 100, "\(refused), \(applied)")
      #expect(performed > 500, "\(performed)")
    }
  }
}

extension SnapshotPatch<Entry, Entry> {
  /// Applies the patch, and returns whether it fits.
  ///
  /// - Throws: `UnexpectedOutcome` if a patch that fits does not result in the new snapshot. The method throws the
  ///   same error if a patch that does not fit changes the replica, or if its error has an empty description.
  fileprivate func isApplied(
    to old: EntrySnapshot,
    _ new: EntrySnapshot
  ) throws -> Bool {
    var replica = SnapshotReplica(old)
    do throws(SnapshotPatchError) {
      try replica.apply(self)
    } catch {
      if error.description.isEmpty { throw UnexpectedOutcome("an empty description") }
      if replica.snapshot.shownContent != old.shownContent
        || replica.fingerprint != old.fingerprint
      {
        throw UnexpectedOutcome("changed by a patch that does not fit")
      }
      return false
    }
    if replica.snapshot.shownContent != new.shownContent {
      throw UnexpectedOutcome("another result: \(replica.snapshot.shownContent)")
    }
    expectConsistency(of: replica.snapshot)
    return true
  }

  /// Changes one property of the patch.
  fileprivate mutating func tamper(_ random: inout SeededGenerator) {
    let entry = Entry(Int.random(in: 0...40, using: &random), "t")
    let number = [Int.min, -1, 0, 1, 2, 5, .max].randomElement(using: &random) ?? 0
    let path = ItemPath(section: number, item: Int.random(in: -1...3, using: &random))
    switch Int.random(in: 0..<11, using: &random) {
    case 0: insertedItems.append(entry)
    case 1: _ = insertedItems.popLast()
    case 2: if !insertedItems.isEmpty { insertedItems[0] = entry }
    case 3: insertedSections.append(SnapshotSection(entry, items: [entry]))
    case 4: if !insertedSections.isEmpty { insertedSections[0].items.append(entry) }
    case 5: if !insertedSections.isEmpty { insertedSections[0].identifier = entry }
    case 6:
      replacedItems.append(path)
      itemInstances.append(entry)
    case 7:
      replacedSections.append(number)
      sectionInstances.append(entry)
    case 8: if !itemInstances.isEmpty { itemInstances[0].text += "t" }
    case 9: oldFingerprint = newFingerprint
    default: insertedSections.reverse()
    }
  }
}
