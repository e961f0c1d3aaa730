import DiffableSnapshots
import Foundation
import TestSupport
import Testing

/// How the problems of outlines are kept, and what they have no effect on.
struct OutlineProblemTests {
  private typealias Outline = SectionSnapshot<Int>

  private let unknown = Outline.Problem.unknownItems([9], call: "append(_:to:)")

  /// Returns the roots 1 and 2 with one problem.
  private func makeOutline() -> Outline {
    var outline = Outline([1, 2])
    outline.append([3], to: 9)
    return outline
  }

  @Test func problemsAreKeptByCopiesAndDeletions() {
    let outline = makeOutline()
    #expect(outline.problems == [unknown])
    var copy = outline
    copy.deleteAll()
    copy.insert([4], before: 1)
    #expect(copy.problems == [unknown, .unknownItems([1], call: "insert(_:before:)")])
    #expect(outline.problems == [unknown])
    #expect(Outline().problems.isEmpty)
  }

  @Test func problemsAreNeitherComparedNorEncoded() throws {
    let (outline, plain) = (makeOutline(), Outline([1, 2]))
    #expect(outline == plain)
    #expect(outline.description == plain.description)
    let data = try JSONEncoder().encode(outline)
    #expect(try data == JSONEncoder().encode(plain))
    #expect(try JSONDecoder().decode(Outline.self, from: data).problems.isEmpty)
  }

  @Test func anInsertedOutlineBringsItsProblems() {
    var outline = Outline([5])
    outline.insert(makeOutline(), after: 5)
    #expect(outline.items == [5, 1, 2])
    #expect(outline.problems == [unknown])
    outline.replace(childrenOf: 7, using: makeOutline())
    let call = "replace(childrenOf:using:)"
    #expect(outline.problems == [unknown, .unknownItems([7], call: call), unknown])
    #expect(outline.snapshot(of: 5, includingParent: true).problems.isEmpty)
  }

  @Test func theFirstSixteenAreKept() {
    var outline = Outline([1])
    let count = Effort.cases(100_000)
    for number in 0..<count { outline.append([], to: 100 + number) }
    #expect(
      outline.problems
        == (0..<16).map { .unknownItems([100 + $0], call: "append(_:to:)") }
    )
    #expect(outline.numberOfProblems == count)
  }

  /// `SectionSnapshotModelTests` has edits that throw.
  @Test func editReturnsAResultAndKeepsEarlierProblems() throws {
    var outline = makeOutline()
    let isExpanded = try outline.edit { outline in
      outline.append([3], to: 1)
      outline.expand([1])
      return outline.isExpanded(1)
    }
    #expect(isExpanded)
    #expect(outline.visibleItems == [1, 3, 2])
    #expect(outline.problems == [unknown])
  }
}
