import DiffableSnapshotsTesting
import Testing

@testable import DiffableSnapshots

/// The elements that match by Heckel's algorithm.
@Suite struct HeckelTests {
  /// Returns the matched old offset for each letter of the new word, or `-` for an unmatched letter.
  private func partners(_ old: String, _ new: String) -> String {
    Matching(from: Array(old), to: Array(new)).partners
      .map { $0.map(String.init) ?? "-" }.joined(separator: " ")
  }

  @Test func commonEndsMatch() {
    #expect(partners("abXcd", "abYYcd") == "0 1 - - 3 4")
  }

  @Test func uniqueElementsMatchWhereverTheyAre() {
    #expect(partners("1abc2", "3cab4") == "- 3 1 2 -")
  }

  @Test func repeatedElementsMatchNextToUniqueOnes() {
    // Each x matches the old x after the same letter, so each pair moves as a unit.
    #expect(partners("1axbx2", "3bxax4") == "- 3 4 1 2 -")
    // Each x matches the old x before the same letter.
    #expect(partners("1xaxb2", "3xbxa4") == "- 3 4 1 2 -")
  }

  @Test func remainingRepeatedElementsMatchInOrder() {
    #expect(partners("xxyy", "yyxx") == "2 3 0 1")
    #expect(partners("xx", "xxx") == "0 1 -")
    #expect(partners("xyx", "y") == "1")
  }

  @Test func unequalElementsDoNotMatch() {
    #expect(partners("", "") == "")
    #expect(partners("abc", "") == "")
    #expect(partners("", "abc") == "- - -")
    #expect(partners("abc", "def") == "- - -")
  }

  @Test func asManyElementsMatchAsPossible() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let old = word(&random)
      let new = word(&random)
      let partners = Matching(from: old, to: new).partners
      let matched = partners.compactMap(\.self)
      #expect(Set(matched).count == matched.count)
      #expect(
        zip(new, partners).allSatisfy { letter, old_ in old_.map { old[$0] == letter } ?? true }
      )
      let possible = Set(old).reduce(0) { sum, letter in
        sum + min(old.count { $0 == letter }, new.count { $0 == letter })
      }
      #expect(matched.count == possible, "\(old) \(new)")
    }
  }

  private func word(_ random: inout SeededGenerator) -> [Character] {
    (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
      "abcde".randomElement(using: &random)
    }
  }
}
