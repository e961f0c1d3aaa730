import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Applies random edits to a snapshot and to a naive model, and expects equal results.
struct SnapshotModelTests {
  @Test(arguments: 0..<UInt64(Effort.cases(60)))
  func randomEditsAgreeWithTheModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var snapshot = Snapshot<Tagged, Tagged>()
    var model = NaiveSnapshot()
    for step in 0..<300 {
      let edit = RandomEdit(using: &random)
      let (before, unedited) = (snapshot.notation, snapshot)
      let (outcome, expected) = (edit.perform(on: &snapshot), model.perform(edit))
      let scene: Comment = "seed \(seed), step \(step): \(edit)\nbefore: \(before)"
      try #require(outcome == expected, scene)
      try #require(snapshot.notation == model.notation, scene)
      try #require(unedited.notation == before, "the copy before the edit changed, \(scene)")
      expectConsistency(of: snapshot, scene)
    }
  }

  /// The random edits of the test above must succeed and fail in every possible way.
  @Test func randomEditsHaveEveryOutcome() {
    var random = SeededGenerator(seed: 1)
    var model = NaiveSnapshot()
    var outcomes: Set<String> = []
    var (dropped, largest) = (0, 0)
    for _ in 0..<20_000 {
      let edit = RandomEdit(using: &random)
      let outcome = model.perform(edit)
      for problem in outcome.problems {
        let kind = problem.prefix { $0.isLetter || $0 == " " }.split(separator: " ").prefix(2)
        outcomes.insert(kind.joined(separator: " ") + " in " + edit.signature)
      }
      if outcome.problems.isEmpty { outcomes.insert(edit.signature) }
      if !outcome.dropped.isEmpty { dropped += 1 }
      largest = max(largest, model.items.count)
    }
    // 18 calls without problems, and 26 combinations of a call and a problem.
    #expect(outcomes.count == 44, "\(outcomes.sorted().joined(separator: "\n"))")
    #expect(dropped > 500)
    #expect(largest > 20)
  }
}
