import DiffableSnapshots
import TestSupport
import Testing

@testable import DiffableSnapshotsTesting

/// All that must hold for the difference of two snapshots.
///
/// Conditions are plain `if`s: a macro for each of millions of checks would take most of the time.
struct Proof {
  let old: Snapshot<Int, Int>
  let new: Snapshot<Int, Int>
  let changeset: Changeset<Int, Int>

  init(_ old: Snapshot<Int, Int>, _ new: Snapshot<Int, Int>) {
    self.old = old
    self.new = new
    changeset = new.difference(from: old)
  }

  private func fail(_ message: String) {
    Issue.record("\(message)\nfrom \(old)\nto \(new)\nby \(short(changeset.changes))")
  }

  func checkMinimality() throws {
    let minimal = try MinimalCounts(from: old, to: new)
    if MinimalCounts(changeset.changes) != minimal { fail("not minimal: \(minimal)") }
  }

  func checkApplying() {
    if old.applying(changeset) != new { fail("applying gives another snapshot") }
  }

  func checkInverse() {
    let inverse = changeset.inverse
    if new.applying(inverse) != old { fail("the inverse does not lead back") }
    // Items that go back to a section which is reloaded need no update of their own.
    let isShorter = !changeset.sectionReloads.isEmpty && inverse.count < changeset.count
    if inverse.count != changeset.count && !isShorter {
      fail("the inverse has \(inverse.count) changes")
    }
  }
}

// MARK: - On a strict list

extension Proof {
  /// Carries out the batches on a strict list, as batches and as edits.
  func check(_ capabilities: ListCapabilities) {
    let batches = changeset.batches(for: capabilities)
    if let last = batches.last, last.snapshot != new {
      fail("the last batch's snapshot is not new")
    }
    checkOrder(batches, capabilities)
    for method in [StrictListMethod.batches, .edits] {
      do {
        try replay(batches, on: old, capabilities, by: method)
      } catch {
        fail(
          "\(capabilities) by \(method): \(error)\n"
            + batches.map { short($0.changes) }.joined(separator: "\n")
        )
      }
    }
  }

  /// Checks that every list of every batch ascends, as its documentation promises.
  private func checkOrder(_ batches: [Batch<Int, Int>], _ capabilities: ListCapabilities) {
    for batch in batches where !batch.changes.isAscending {
      fail("\(capabilities): \(short(batch.changes)) does not ascend")
    }
  }

  func checkAllPresets() {
    for preset in Preset.all { check(preset.capabilities) }
  }
}

// MARK: - By the oracle

extension Proof {
  /// Judges the batches of every preset by the strict list's rules, and carries them out as batches and as
  /// edits in the most obvious way.
  ///
  /// Where a list that can do more gets the same batches, the stricter list has judged them already.
  func checkAllPresetsNaively() {
    var judged: [[ListChanges]] = []
    for preset in Preset.all {
      let batches = changeset.batches(for: preset.capabilities)
      let changes = batches.map { $0.changes }
      checkOrder(batches, preset.capabilities)
      if preset.isNested {
        if judged.contains(changes) { continue }
        judged.append(changes)
      }
      do {
        try checkNaively(batches, preset)
      } catch {
        fail("\(preset): \(error)\n" + changes.map(short).joined(separator: "\n"))
      }
    }
  }

  private func checkNaively(_ batches: [Batch<Int, Int>], _ preset: Preset) throws {
    let isFlat = !preset.capabilities.contains(.sections)
    var list = isFlat ? NaiveList(rowsOf: old) : NaiveList(old)
    for batch in batches {
      let after = isFlat ? NaiveList(rowsOf: batch.snapshot) : NaiveList(batch.snapshot)
      try BatchRules(
        changes: batch.changes,
        capabilities: preset.capabilities,
        oldSizes: list.sizes,
        newSizes: after.sizes
      ).check()
      var edited = list
      for edit in batch.edits { try edited.carryOut(edit, new: after) }
      if edited != after { fail("\(preset): the edits \(batch.edits) give \(edited)") }
      list = try list.applying(batch.changes, new: after)
      if list != after { fail("\(preset): \(short(batch.changes)) gives \(list)") }
    }
    if list != (isFlat ? NaiveList(rowsOf: new) : NaiveList(new)) { fail("\(preset): \(list)") }
  }
}
