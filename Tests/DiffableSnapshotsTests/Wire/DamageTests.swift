import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// Decoding damaged text throws an error or results in another valid value, and never traps.
///
/// Each test runs in a separate process, so that a trap is reported as a failure.
@Suite struct DamageTests {
  @Test func damagedSnapshotsAreRefusedOrValid() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 1)
      var number = 0
      try run.run(times: 3_000) { generator in
        try generator.edited(generator.snapshot(sections: 1...3, items: 0...6), times: 3).json()
      } verdict: { json in
        number += 1
        let preset = Preset.all[number % Preset.all.count]
        return try .on(json, as: Snapshot<Int, Int>.self) {
          try $0.examine([preset.capabilities])
        }
      }
      run.expectShares(accepted: 0.1, invalid: 0.1)
    }
  }

  @Test func damagedChangesetsAreRefusedOrValid() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 2)
      var number = 0
      try run.run(times: 4_000) { generator in
        let old = generator.snapshot(sections: 1...3, items: 0...5)
        return try generator.edited(old, times: 4).difference(from: old).json()
      } verdict: { json in
        number += 1
        let preset = Preset.all[number % Preset.all.count]
        return try .on(json, as: Changeset<Int, Int>.self) {
          try $0.examine([preset.capabilities])
        }
      }
      run.expectShares(accepted: 0.05, invalid: 0.2)
    }
  }

  /// Decoding `ListChanges` does not check the indexes and paths against a snapshot.
  @Test func damagedListChangesAreRefusedOrUnchangedByEncoding() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 3)
      try run.run(times: 2_000) { generator in
        let old = generator.snapshot(sections: 1...3, items: 0...5)
        return try generator.edited(old, times: 4).difference(from: old).changes.json()
      } verdict: { json in
        try .on(json, as: ListChanges.self) { changes in
          let snapshot = Snapshot([(0, [1, 2]), (3, [4])])
          _ = snapshot.applying(
            Changeset(from: snapshot, to: snapshot, snapshot.matching(from: snapshot), changes)
          )
          if try ListChanges(json: changes.json()) != changes {
            throw UnexpectedOutcome("changed by encoding: \(short(changes))")
          }
        }
      }
      run.expectShares(accepted: 0.2, invalid: 0)
    }
  }

  @Test func acceptedPathsAreNotNegative() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 4)
      try run.run(times: 2_000) { generator in
        #"[\#(generator.snapshot().numberOfItems),2]"#
      } verdict: { json in
        try .on(json, as: ItemPath.self) { path in
          if path.section < 0 || path.item < 0 { throw UnexpectedOutcome("\(path)") }
        }
      }
      run.expectShares(accepted: 0.2, invalid: 0.05)
    }
  }

  /// Each changeset results from a few random alterations of a valid changeset.
  @Test func theValidityCheckAgreesWithTheDefinition() async {
    await #expect(processExitsWith: .success) {
      var generator = SnapshotGenerator(seed: 5)
      var garbage = GarbageGenerator(seed: 5)
      var (valid, invalid) = (0, 0)
      for number in 0..<2_000 {
        let old = generator.snapshot(sections: 1...3, items: 0...5)
        let new = generator.edited(old, times: 1 + number % 5)
        var changes = new.difference(from: old).changes
        garbage.tamper(with: &changes)
        let changeset = Changeset(from: old, to: new, new.matching(from: old), changes)
        let fault = changeset.fault
        let isValid = changeset.isValidByDefinition()
        if (fault == nil) != isValid {
          Issue.record("\(fault.debugDescription)\n\(changeset)")
        }
        if isValid {
          valid += 1
          try changeset.examine([.everything])
        } else {
          invalid += 1
        }
      }
      #expect(valid > 100 && invalid > 1_000, "\(valid) valid, \(invalid) invalid")
    }
  }
}

extension Changeset<Int, Int> {
  fileprivate var fault: ListFault? {
    do throws(ListFault) {
      try checkValidity()
      return nil
    } catch {
      return error
    }
  }

  /// Returns whether the changeset is valid, by a direct translation of the definition at `checkValidity()`.
  fileprivate func isValidByDefinition() -> Bool {
    let updates = items.reloads + items.reconfigurations
    let oldItems = Set(old.itemIdentifiers)
    let oldSections = Set(old.sectionIdentifiers)
    return MinimalCounts(changes) == MinimalCounts(from: old, to: new)
      && old.applying(self) == new
      && isAscending(sections.deletions) && isAscending(sections.insertions)
      && isAscending(sections.moves.map(\.to)) && isAscending(sections.reloads)
      && isAscending(items.deletions) && isAscending(items.insertions)
      && isAscending(items.moves.map(\.to)) && isAscending(items.reloads)
      && isAscending(items.reconfigurations) && Set(updates).count == updates.count
      && updates.allSatisfy { !sections.reloads.contains($0.section) }
      && updates.allSatisfy { new.itemIdentifier(for: $0).map(oldItems.contains) ?? false }
      && isAscending(sections.reconfigurations)
      && Set(sections.reloads).isDisjoint(with: sections.reconfigurations)
      && (sections.reloads + sections.reconfigurations).allSatisfy {
        new.sectionIdentifier(for: $0).map(oldSections.contains) ?? false
      }
  }

  private func isAscending(_ positions: [some Comparable]) -> Bool {
    zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
  }
}
