import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// An outline and a naive outline agree after the same random edits.
struct SectionSnapshotModelTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func randomEditsAgreeWithANaiveOutline(seed: UInt64) throws {
    try run(seed: seed, steps: 100) { $0 }
    guard seed < 2 else { return }
    try run(seed: 100 + seed, steps: 60) { Colliding(number: $0) }
    try run(seed: 200 + seed, steps: 60) { LowBits(number: $0) }
  }

  @Test(.withoutInternalChecks, arguments: ["1(2 3[4]) 5()", ""] as [NaiveOutline])
  func everySmallEditAgreesWithANaiveOutline(_ original: NaiveOutline) throws {
    for edit in OutlineEdit.small {
      var (outline, naive) = (SectionSnapshot(original), original)
      try perform(edit, on: &outline, &naive, { $0 }, "\(original): \(edit)")
    }
  }

  /// The random edits of these tests succeed often and fail in every possible way.
  @Test func randomEditsReachEveryOutcome() {
    var outcomes: [String: Int] = [:]
    var (largest, deepest, edits) = (0, 0, 0)
    for seed in 0..<6 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var naive = NaiveOutline()
      for _ in 0..<100 {
        let problems = OutlineEdit(using: &random).perform(on: &naive) { $0 }
        largest = max(largest, naive.items.count)
        deepest = max(deepest, naive.items.compactMap { naive.path(to: $0)?.count }.max() ?? 0)
        edits += problems.isEmpty ? 1 : 0
        for problem in problems {
          switch problem {
          case .duplicateItems(_, let call): outcomes["duplicate " + call, default: 0] += 1
          case .existingItems(_, let call): outcomes["existing " + call, default: 0] += 1
          case .unknownItems(_, let call): outcomes["unknown " + call, default: 0] += 1
          default: Issue.record("\(problem)")
          }
        }
      }
    }
    #expect(outcomes.count == 11, "\(outcomes)")
    #expect(edits > 200 && largest > 10 && deepest > 3, "\(edits) \(largest) \(deepest)")
  }

  private func run<ID: Hashable & Sendable>(
    seed: UInt64,
    steps: Int,
    _ id: (Int) -> ID
  ) throws {
    var random = SeededGenerator(seed: seed)
    var (outline, naive) = (SectionSnapshot<ID>(), NaiveOutline())
    for step in 0..<steps {
      let edit = OutlineEdit(using: &random)
      try perform(edit, on: &outline, &naive, id, "seed \(seed), step \(step): \(edit)")
    }
  }

  private func perform<ID: Sendable>(
    _ edit: OutlineEdit,
    on outline: inout SectionSnapshot<ID>,
    _ naive: inout NaiveOutline,
    _ id: (Int) -> ID,
    _ scene: Comment
  ) throws {
    let (copy, unedited) = (outline, naive)
    let (outcome, expected) = (edit.perform(on: &outline, id), edit.perform(on: &naive, id))
    try #require(outcome == expected, scene)
    try expectAgreement(outline, naive, id, scene)
    try #require(copy.items == unedited.items.map(id), "the copy changed, \(scene)")
    try #require(copy.expandedItems == unedited.expandedItems.map(id), scene)
    try #require((copy == outline) == (unedited == naive), scene)
    try #require(SectionSnapshot(naive, id) == outline, scene)
    // All or nothing: a problem undoes the edits before and after it.
    var atomic = copy
    let thrown = Result {
      try atomic.edit { atomic in
        _ = edit.perform(on: &atomic, id)
        if !expected.isEmpty { atomic.deleteAll() }
      }
    }
    switch thrown {
    case .success: try #require(expected.isEmpty && atomic == outline, scene)
    case .failure(let error):
      try #require(error as? SnapshotProblem<Never, ID> == expected.first, scene)
      try #require(atomic == copy && atomic.numberOfProblems == copy.numberOfProblems, scene)
    }
  }

  private func expectAgreement<ID>(
    _ outline: SectionSnapshot<ID>,
    _ naive: NaiveOutline,
    _ id: (Int) -> ID,
    _ scene: Comment
  ) throws {
    try #require(outline.items == naive.items.map(id), scene)
    try #require(outline.rootItems == naive.roots.map { id($0.item) }, scene)
    try #require(outline.visibleItems == naive.visibleItems.map(id), scene)
    try #require(outline.expandedItems == naive.expandedItems.map(id), scene)
    for item in 0..<40 {
      let ancestors = naive.ancestors(of: item)
      try #require(outline.contains(id(item)) == (ancestors != nil), scene)
      try #require(outline.level(of: id(item)) == ancestors?.count ?? 0, scene)
      try #require(outline.parent(of: id(item)) == ancestors?.last.map { id($0.item) }, scene)
      try #require(
        outline.isVisible(id(item)) == (ancestors?.allSatisfy { $0.isExpanded } ?? false),
        scene
      )
      try #require(outline.isExpanded(id(item)) == naive.expandedItems.contains(item), scene)
      try #require(outline.index(of: id(item)) == naive.items.firstIndex(of: item), scene)
    }
    let item = naive.items.last ?? 0
    guard let node = naive.node(item) else { return }
    let parent = naive.ancestors(of: item)?.first ?? node
    try #require(
      outline.snapshot(of: id(parent.item))
        == SectionSnapshot(NaiveOutline(roots: parent.children), id),
      scene
    )
    try #require(
      outline.snapshot(of: id(parent.item), includingParent: true)
        == SectionSnapshot(NaiveOutline(roots: [parent]), id),
      scene
    )
  }
}
