import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import TestSupport

extension Violation {
  /// Reads violations from text.
  ///
  /// A line names the rule, `, edits` for a list that performs edits, the list unless it is a collection view, and the
  /// title. Indented lines have the contents before and after the attempt, the script that the list must refuse, the
  /// numbers that the error must name, and the script or the additional capability that makes the attempt legal:
  ///
  ///     capabilities, edits on noMoves: an edit that moves an item in a list without item moves
  ///       a 1 2 > a 2 1 / move 0.0 to 0.1 / 0.0 0.1 / +itemMoves
  static func table(_ text: String) -> [Violation] {
    var entries: [(head: Substring, body: String)] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" ") {
        entries[entries.count - 1].body += line.drop { $0 == " " } + " "
      } else {
        entries.append((line, ""))
      }
    }
    return entries.map { head, body in
      let (what, title) = head.parted(at: ": ")
      let (kind, list) = what.parted(at: " on ")
      let (rule, method) = kind.parted(at: ", ")
      let parts = body.split(separator: "/", omittingEmptySubsequences: false).map { trimmed($0) }
      let (old, new) = parts[0].parted(at: ">")
      var violation = breaking(
        ListRule.allCases.first { "\($0)" == rule }!,
        String(title),
        on: list.isEmpty ? .collectionView : ListCapabilities(named: list),
        by: method == "edits" ? .edits : .batches
      )
      .from(String(old), to: String(new))
      .performing(Script(stringLiteral: parts[1]))
      violation.numbers = parts[2].split(separator: " ").map { String($0) }
      let legal = parts[3]
      return legal.hasPrefix("+")
        ? violation.legal(with: ListCapabilities(named: legal.dropFirst()))
        : violation.legal(performing: Script(stringLiteral: legal))
    }
  }

  private typealias Script = StrictListFixture.Script

  private static func trimmed(_ part: Substring) -> String {
    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension StringProtocol {
  /// The parts before and after the first occurrence of a text; the second part is empty without it.
  fileprivate func parted(at separator: String) -> (SubSequence, SubSequence) {
    guard let range = firstRange(of: separator) else { return (self[...], self[endIndex...]) }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}
