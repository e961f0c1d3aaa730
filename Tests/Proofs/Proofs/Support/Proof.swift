import DiffableSync
import TestSupport
import Testing

@testable import DiffableSnapshotsTesting

/// The properties that the difference of two snapshots must have.
///
/// Conditions are plain `if` statements: a macro for each of millions of checks would take most of the time.
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

  func checkMinimality() {
    let minimal = MinimalCounts(from: old, to: new)
    if MinimalCounts(changeset.changes) != minimal { fail("Not minimal: \(minimal)") }
  }

  func checkApplying() {
    if old.applying(changeset) != new { fail("Applying the changeset returns a wrong snapshot") }
  }

  func checkInverse() {
    let inverse = changeset.inverse
    if new.applying(inverse) != old { fail("The inverse does not restore the old snapshot") }
    // The inverse omits updates of items whose section it reloads.
    let isShorter = !changeset.sections.reloads.isEmpty && inverse.count < changeset.count
    if inverse.count != changeset.count && !isShorter {
      fail("The inverse has \(inverse.count) changes")
    }
  }
}

// MARK: - Strict lists

extension Proof {
  /// Checks the batches for a set of capabilities by performing them on strict lists, as batches and as edits.
  func check(_ capabilities: ListCapabilities) {
    let batches = changeset.batches(for: capabilities)
    if let last = batches.last, last.snapshot != new {
      fail("The snapshot of the last batch is not the new snapshot")
    }
    checkOrder(batches, capabilities)
    checkStructure(batches, capabilities)
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

  /// Checks that every list of every batch ascends.
  private func checkOrder(_ batches: [Batch<Int, Int>], _ capabilities: ListCapabilities) {
    for batch in batches where !batch.changes.isAscending {
      fail("\(capabilities): \(short(batch.changes)) does not ascend")
    }
  }

  /// Checks that at most two batches change the structure: the sections, then the items, with the fewest changes.
  private func checkStructure(_ batches: [Batch<Int, Int>], _ capabilities: ListCapabilities) {
    let structural = batches.filter { $0.changes.hasStructure }
    guard capabilities.contains(.sections) else {
      if structural.count > 1 { fail("\(capabilities): \(structural.count) batches of rows") }
      return
    }
    if structural.count > 2 || batches.count > 3 {
      fail("\(capabilities): \(batches.count) batches, \(structural.count) of them structural")
    }
    for batch in batches where batch.snapshot.sectionIdentifiers != new.sectionIdentifiers {
      fail("\(capabilities): the sections \(batch.snapshot.sectionIdentifiers) between batches")
    }
    if structural.count == 2
      && (!structural[0].items.isEmpty || structural[1].sections.hasStructure)
    {
      fail("\(capabilities): the first batch changes items, or the second sections")
    }
    checkFewestMoves(structural, capabilities)
  }

  /// Checks that a list that can move sections and items receives the moves of the changeset, except those of items that
  /// leave a deleted section, and except when one of them would be a move to the same path.
  private func checkFewestMoves(_ batches: [Batch<Int, Int>], _ capabilities: ListCapabilities) {
    guard capabilities.contains([.sectionMoves, .itemMoves]) else { return }
    let (sections, items) = (changeset.sections, changeset.items)
    let isFree = capabilities.contains(.itemChangesInsideSectionChanges)
    let recreated =
      isFree ? 0 : items.moves.count { sections.deletions.contains($0.from.section) }
    let moves = batches.reduce(0) { $0 + $1.items.moves.count }
    let isLegal = items.moves.allSatisfy { move in
      move.from.item != move.to.item
        || old.sectionIdentifiers[move.from.section] != new.sectionIdentifiers[move.to.section]
    }
    if isLegal && moves != items.moves.count - recreated {
      fail("\(capabilities): \(moves) moves of items, \(recreated) items of deleted sections")
    }
    let sectionMoves = batches.reduce(0) { $0 + $1.sections.moves.count }
    if sections.moves.allSatisfy({ $0.from != $0.to }) && sectionMoves != sections.moves.count {
      fail("\(capabilities): \(sectionMoves) moves of sections")
    }
  }

  func checkAllPresets() {
    for preset in Preset.all { check(preset.capabilities) }
  }
}

// MARK: - Naive lists

extension Proof {
  /// Checks the batches for every preset by the strict list's rules, and performs them on naive lists, as batches
  /// and as edits.
  ///
  /// Batches that are legal for a list are also legal for a list with more capabilities, so equal batches are
  /// checked once.
  func checkAllPresetsNaively() {
    var checked: [[ListChanges]] = []
    for preset in Preset.all {
      let batches = changeset.batches(for: preset.capabilities)
      let changes = batches.map { $0.changes }
      checkOrder(batches, preset.capabilities)
      checkStructure(batches, preset.capabilities)
      if preset.isNested {
        if checked.contains(changes) { continue }
        checked.append(changes)
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
      for edit in batch.edits { try edited.perform(edit, new: after) }
      if edited != after { fail("\(preset): the edits \(batch.edits) result in \(edited)") }
      list = try list.applying(batch.changes, new: after)
      if list != after { fail("\(preset): \(short(batch.changes)) results in \(list)") }
    }
    if list != (isFlat ? NaiveList(rowsOf: new) : NaiveList(new)) { fail("\(preset): \(list)") }
  }
}
