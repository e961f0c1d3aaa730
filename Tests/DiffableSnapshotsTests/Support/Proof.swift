import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// All that must hold for the difference of two snapshots.
struct Proof {
  let old: Snapshot<Int, Int>
  let new: Snapshot<Int, Int>
  let changeset: Changeset<Int, Int>

  init(_ old: Snapshot<Int, Int>, _ new: Snapshot<Int, Int>) {
    self.old = old
    self.new = new
    changeset = new.difference(from: old)
  }

  func checkAll() throws {
    try checkMinimality()
    checkApplying()
    checkAllPresets()
  }

  /// Carries out the batches of each preset.
  ///
  /// Where a list that can do more gets the same batches, the stricter list has judged them already.
  func checkAllPresets() {
    var judged: [[ListChanges]] = []
    for preset in Preset.all {
      let batches = changeset.batches(for: preset.capabilities)
      if preset.isNested {
        let changes = batches.map { $0.changes }
        if judged.contains(changes) { continue }
        judged.append(changes)
      }
      check(preset.capabilities, batches)
    }
  }

  /// Plain conditions, since a macro for each of millions of checks would take most of the time.
  private func fail(_ message: String) {
    Issue.record("\(message)\nfrom \(old)\nto \(new)\nby \(short(changeset.changes))")
  }

  func checkMinimality() throws {
    let minimal = try MinimalCounts(from: old, to: new)
    if MinimalCounts(changeset.changes) != minimal { fail("not minimal: \(minimal)") }
  }

  func checkApplying() {
    if old.applying(changeset) != new { fail("applying gives another snapshot") }
    let inverse = changeset.inverse
    if new.applying(inverse) != old { fail("the inverse does not lead back") }
    if inverse.count != changeset.count { fail("the inverse has \(inverse.count) changes") }
  }

  /// Carries out the batches as batches and as edits.
  func check(_ capabilities: ListCapabilities) {
    check(capabilities, changeset.batches(for: capabilities))
  }

  private func check(_ capabilities: ListCapabilities, _ batches: [Batch<Int, Int>]) {
    if let last = batches.last, last.snapshot != new {
      fail("the last batch's snapshot is not new")
    }
    for method in [StrictListMethod.batches, .edits] {
      do {
        let list = try replay(batches, on: old, capabilities, by: method)
        if capabilities.contains(.sections) && list.cells != contents {
          fail("\(capabilities) by \(method): shows \(list.cells)")
        }
      } catch {
        fail(
          "\(capabilities) by \(method): \(error)\n"
            + batches.map { short($0.changes) }.joined(separator: "\n")
        )
      }
    }
  }

  private var contents: [[Int]] {
    new.sectionIdentifiers.map { (try? new.itemIdentifiers(inSection: $0)) ?? [] }
  }
}
