import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// An outline and a naive outline agree after the same random edits.
struct SectionSnapshotModelTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func agreesWithNaiveOutline(seed: UInt64) throws { try run(seed: seed, steps: 100) { $0 } }

  @Test(arguments: 100..<102 as Range<UInt64>)
  func agreesWithEqualHashes(seed: UInt64) throws {
    let ids = try (0..<40).map { try #require(Colliding("\($0)")) }
    try run(seed: seed, steps: 60) { ids[$0] }
  }

  @Test(arguments: 200..<202 as Range<UInt64>)
  func agreesWithHashesThatCollideInTheLowBits(seed: UInt64) throws {
    let ids = try (0..<40).map { try #require(LowBits("\($0)")) }
    try run(seed: seed, steps: 60) { ids[$0] }
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
          case .unknownItem(_, let call): outcomes["unknown " + call, default: 0] += 1
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
      let (copy, unedited) = (outline, naive)
      let (outcome, expected) = (edit.perform(on: &outline, id), edit.perform(on: &naive, id))
      let scene: Comment = "seed \(seed), step \(step): \(edit)"
      try #require(outcome == expected, scene)
      try expectAgreement(outline, naive, id, scene)
      try #require(copy.items == unedited.items.map(id), "the copy changed, \(scene)")
      try #require(copy.expandedItems == unedited.expandedItems.map(id), scene)
      try #require((copy == outline) == (unedited == naive), scene)
      try #require(SectionSnapshot(naive, id) == outline, scene)
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
