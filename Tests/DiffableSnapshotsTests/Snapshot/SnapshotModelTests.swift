import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Applies edits to a snapshot and to a naive model, and expects equal results.
struct SnapshotModelTests {
  @Test(arguments: 0..<UInt64(Effort.cases(60)))
  func randomEditsAgreeWithTheModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var snapshot = Snapshot<Tagged, Tagged>()
    var model = NaiveSnapshot()
    for step in 0..<300 {
      let edit = SnapshotEdit(using: &random)
      try perform(edit, on: &snapshot, &model, "seed \(seed), step \(step)")
    }
  }

  /// Sections and items, which may be equal, have all kinds of marks.
  @Test(.withoutInternalChecks, arguments: ["", "1a 1a", "1a 1a 2a! 3a? | 2a! 4a 5a | 3a?"])
  func everySmallEditAgreesWithTheModel(_ notation: String) throws {
    let original = Snapshot<Tagged, Tagged>(notation)
    for edit in SnapshotEdit.small {
      var (copy, model) = (original, NaiveSnapshot(original))
      try perform(edit, on: &copy, &model, "every edit")
      try expectAtomic(edit, on: original)
    }
    #expect(original.notation == notation)
  }

  private func perform(
    _ edit: SnapshotEdit,
    on snapshot: inout Snapshot<Tagged, Tagged>,
    _ model: inout NaiveSnapshot,
    _ place: String
  ) throws {
    let (before, unedited) = (snapshot.notation, snapshot)
    let (outcome, expected) = (edit.perform(on: &snapshot), model.perform(edit))
    let scene: Comment = "\(place): \(edit)\nbefore: \(before)"
    try #require(outcome == expected, scene)
    try #require(snapshot.notation == model.notation, scene)
    try #require(snapshot.lists == model.lists, scene)
    try #require(unedited.notation == before, "the copy before the edit changed, \(scene)")
    expectConsistency(of: snapshot, scene)
  }

  /// All or nothing: a problem undoes the edits before and after it.
  private func expectAtomic(_ edit: SnapshotEdit, on original: Snapshot<Tagged, Tagged>) throws {
    var (snapshot, atomic) = (original, original)
    _ = edit.perform(on: &snapshot)
    let problem = snapshot.problems.first
    let thrown = Result {
      try atomic.edit { atomic in
        _ = edit.perform(on: &atomic)
        if problem != nil { atomic.deleteAllItems() }
      }
    }
    switch thrown {
    case .success: try #require(problem == nil && atomic == snapshot, "\(edit)")
    case .failure(let error):
      try #require(error as? SnapshotProblem<Tagged, Tagged> == problem, "\(edit)")
      try #require(atomic.notation == original.notation && atomic.problems.isEmpty, "\(edit)")
    }
  }

  /// The random edits must succeed and fail in every possible way.
  @Test func randomEditsHaveEveryOutcome() {
    var random = SeededGenerator(seed: 1)
    var model = NaiveSnapshot()
    var outcomes: Set<String> = []
    var (dropped, largest) = (0, 0)
    for _ in 0..<20_000 {
      let edit = SnapshotEdit(using: &random)
      let outcome = model.perform(edit)
      for problem in outcome.problems {
        let kind = problem.prefix { $0.isLetter || $0 == " " }.split(separator: " ").prefix(2)
        outcomes.insert(kind.joined(separator: " ") + " in " + edit.signature)
      }
      if outcome.problems.isEmpty { outcomes.insert(edit.signature) }
      if !outcome.dropped.isEmpty { dropped += 1 }
      largest = max(largest, model.items.count)
    }
    // 17 calls without problems, and 25 combinations of a call and a problem.
    #expect(outcomes.count == 42, "\(outcomes.sorted().joined(separator: "\n"))")
    #expect(dropped > 500)
    #expect(largest > 20)
  }
}

extension Snapshot<Tagged, Tagged> {
  /// The lists of instances that the snapshot returns, and the section of each item.
  fileprivate var lists: [String] {
    [
      itemIdentifiers, sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) },
      itemIdentifiers.compactMap { sectionIdentifier(containingItem: $0) },
      reloadedItemIdentifiers, reconfiguredItemIdentifiers,
      reloadedSectionIdentifiers, reconfiguredSectionIdentifiers,
    ].map(\.text)
  }
}

extension NaiveSnapshot {
  fileprivate var lists: [String] {
    let sections = sections.map(\.section)
    return [
      items, items, self.sections.flatMap { section, items in items.map { _ in section } },
      items.filter { reloaded.contains($0.id) }, items.filter { reconfigured.contains($0.id) },
      sections.filter { reloadedSections.contains($0.id) },
      sections.filter { reconfiguredSections.contains($0.id) },
    ].map(\.text)
  }
}
