import DiffableSnapshots
import TestSupport
import Testing

/// A change of a list, and what lists with several capabilities must receive.
struct ListCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var old: String
  var new: String
  var expected: [(capabilities: ListCapabilities, text: String)]

  /// Reads cases from text.
  ///
  /// A line has the title. Indented lines have the contents before and after the change, and for each list its
  /// capabilities and the expected text:
  ///
  ///     without item moves, an item is deleted and inserted
  ///       a 1 2 3 > a 3 1 2 / everything M(0.2>0.0) / everything-itemMoves D(0.2) I(0.0)
  static func table(_ text: String) -> [ListCase] {
    var cases: [ListCase] = []
    for line in text.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        cases.append(ListCase(testDescription: String(line), old: "", new: "", expected: []))
        continue
      }
      let parts = line.split(separator: "/").map { $0.split(separator: " ") }
        .filter { !$0.isEmpty }
      var lists = parts[...]
      if let end = parts[0].firstIndex(of: ">") {
        cases[cases.count - 1].old = parts[0][..<end].joined(separator: " ")
        cases[cases.count - 1].new = parts[0][(end + 1)...].joined(separator: " ")
        lists.removeFirst()
      }
      cases[cases.count - 1].expected += lists.map {
        (ListCapabilities(named: $0[0]), $0.dropFirst().joined(separator: " "))
      }
    }
    return cases
  }

  /// Returns the batches for a list.
  func batches(for capabilities: ListCapabilities) -> [Batch<String, Int>] {
    TestSnapshot(new).difference(from: TestSnapshot(old)).batches(for: capabilities)
  }
}
