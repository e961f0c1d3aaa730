import Testing

@testable import DiffableSnapshots

/// The elements that match by Heckel's algorithm.
@Suite struct HeckelTests {
  /// Returns the matched old offset for each letter of the new word, or `-` for an unmatched letter.
  private func partners(_ old: String, _ new: String) -> String {
    Matching(from: Array(old), to: Array(new)).partners
      .map { $0.map(String.init) ?? "-" }.joined(separator: " ")
  }

  @Test(arguments: [
    // Common ends match.
    ("abXcd", "abYYcd", "0 1 - - 3 4"),
    // Unique elements match wherever they are.
    ("1abc2", "3cab4", "- 3 1 2 -"),
    // Each x matches the old x after the same letter, so each pair moves as a unit.
    ("1axbx2", "3bxax4", "- 3 4 1 2 -"),
    // Each x matches the old x before the same letter.
    ("1xaxb2", "3xbxa4", "- 3 4 1 2 -"),
    // Remaining repeated elements match in order.
    ("xxyy", "yyxx", "2 3 0 1"),
    ("xx", "xxx", "0 1 -"),
    ("xyx", "y", "1"),
    // Unequal elements do not match.
    ("", "", ""),
    ("abc", "", ""),
    ("", "abc", "- - -"),
    ("abc", "def", "- - -"),
  ])
  func elementsMatch(_ old: String, _ new: String, _ expected: String) {
    #expect(partners(old, new) == expected)
  }
}
