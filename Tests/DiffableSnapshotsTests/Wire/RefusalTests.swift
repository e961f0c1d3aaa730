import DiffableSnapshots
import Foundation
import Testing

/// Decoding an invalid value throws an error with the coding path and the invalid sections, items or changes.
@Suite struct RefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var json: String
    var path: String
    var sentence: String
    var testDescription: String { sentence }
  }

  static let snapshots = [
    Case(
      json: #"{"sections":[{"identifier":"a","items":[1,2,1]},{"identifier":"b","items":[2]}]}"#,
      path: "sections",
      sentence: "init(from:) was given duplicate items: 1, 2"
    ),
    Case(
      json: #"{"sections":[{"identifier":"a","items":[]},{"identifier":"a","items":[]}]}"#,
      path: "sections",
      sentence: "init(from:) was given duplicate sections: a"
    ),
    Case(
      json: #"{"sections":[{"identifier":"a","items":[1]}],"reloadedItems":[1,2,3]}"#,
      path: "reloadedItems",
      sentence: "reloadItems(_:) was given items that the snapshot does not have: 2, 3"
    ),
    Case(
      json: #"{"sections":[{"identifier":"a","items":[1]}],"reconfiguredItems":[4]}"#,
      path: "reconfiguredItems",
      sentence: "reconfigureItems(_:) was given items that the snapshot does not have: 4"
    ),
    Case(
      json: #"{"sections":[{"identifier":"a","items":[1]}],"reloadedSections":["b"]}"#,
      path: "reloadedSections",
      sentence: "reloadSections(_:) was given sections that the snapshot does not have: b"
    ),
    Case(
      json: #"{"sections":[{"identifier":"a","items":[1]}],"reconfiguredSections":["a","c"]}"#,
      path: "reconfiguredSections",
      sentence: "reconfigureSections(_:) was given sections that the snapshot does not have: c"
    ),
  ]

  @Test(arguments: snapshots) func invalidSnapshotsAreRefused(_ refused: Case) throws {
    let error = try #require(throws: DecodingError.self) {
      try Snapshot<String, Int>(json: refused.json)
    }
    let context = try #require(error.context)
    #expect(context.path == refused.path)
    #expect(context.debugDescription == refused.sentence)
    #expect(context.underlyingError is SnapshotProblem<String, Int>)
  }

  /// Invalid changes from `a 1 2 3 | b 4 5 | c` to `b! 5 4 | a 3 6 1 | d 2`.
  ///
  /// Each tuple has the name of a list of changes, the JSON of that list, and the expected error.
  static let changesets: [(String, String, String)] = [
    ("sectionDeletions", "[]", "2 is missing"),
    ("sectionDeletions", "[1]", "Found 1, expected 2"),
    ("sectionInsertions", "[2,2]", "2 is not expected"),
    ("sectionInsertions", "[-1]", "Found -1, expected 2"),
    ("sectionMoves", "[]", "Found 0 moves, expected 1"),
    ("sectionMoves", #"[{"from":1,"to":1}]"#, "The move from 1 to 1 does not match the snapshots"),
    ("sectionMoves", #"[{"from":9,"to":0}]"#, "The move from 9 to 0 does not match the snapshots"),
    (
      "sectionMoves", #"[{"from":-1,"to":0}]"#,
      "The move from -1 to 0 does not match the snapshots"
    ),
    ("sectionMoves", #"[{"from":1,"to":0},{"from":0,"to":0}]"#, "0 after 0 is not ascending"),
    ("sectionReloads", "[1,0]", "0 after 1 is not ascending"),
    (
      "sectionReloads", "[2]",
      "2 is inserted, out of bounds, or reloaded by another entry"
    ),
    ("itemDeletions", "[[0,0]]", "0.0 is not expected"),
    ("itemInsertions", "[]", "1.1 is missing"),
    (
      "itemInsertions", "[[1,9223372036854775807]]",
      "Found 1.9223372036854775807, expected 1.1"
    ),
    (
      "itemMoves",
      #"[{"from":[1,1],"to":[0,0]},{"from":[0,2],"to":[1,2]},{"from":[0,1],"to":[2,0]}]"#,
      "The move from 0.2 to 1.2 does not match the snapshots"
    ),
    (
      "itemMoves",
      #"[{"from":[0,1],"to":[2,0]},{"from":[0,2],"to":[1,0]},{"from":[1,1],"to":[0,0]}]"#,
      "1.0 after 2.0 is not ascending"
    ),
    (
      "itemMoves",
      #"[{"from":[1,0],"to":[0,1]},{"from":[0,0],"to":[1,2]}]"#,
      "Found 2 moves, expected 3"
    ),
    (
      "itemMoves",
      #"[{"from":[1,0],"to":[0,1]},{"from":[0,2],"to":[1,0]},{"from":[0,0],"to":[1,2]}]"#,
      "The move from 0.1 to 2.0 is missing"
    ),
    ("itemReloads", "[[1,1]]", "1.1 is inserted, out of bounds, or reloaded by another entry"),
    ("itemReloads", "[[2,0],[2,0]]", "2.0 after 2.0 is not ascending"),
    ("itemReloads", "[[7,0]]", "7.0 is inserted, out of bounds, or reloaded by another entry"),
    (
      "itemReconfigurations", "[[0,1]]",
      "0.1 is inserted, out of bounds, or reloaded by another entry"
    ),
  ]

  @Test(arguments: changesets)
  func invalidChangesetsAreRefused(_ list: String, _ value: String, _ sentence: String) throws {
    let old = Snapshot<String, Int>("a 1 2 3 | b 4 5 | c")
    let new = Snapshot<String, Int>("b! 5 4 | a 3 6 1 | d 2")
    let changeset = new.difference(from: old)
    #expect(try Changeset<String, Int>(json: changeset.json()) == changeset)

    let data = try JSONEncoder().encode(changeset.changes)
    var lists = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    lists[list] = try JSONSerialization.jsonObject(with: Data(value.utf8))
    let changes = String(decoding: try JSONSerialization.data(withJSONObject: lists), as: UTF8.self)
    let json = #"{"old":\#(try old.json()),"new":\#(try new.json()),"changes":\#(changes)}"#
    let error = try #require(throws: DecodingError.self) { try Changeset<String, Int>(json: json) }
    #expect(error.context?.path == "changes.\(list)")
    #expect(error.context?.debugDescription == sentence)
  }

  @Test(arguments: ["[1]", "[1,2,3]", "[-1,0]", "[0,-1]", "[0.5,1]", "[1e400,1]", "{}", "null"])
  func invalidPathsAreRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try ItemPath(json: json) }
  }

  @Test(arguments: [
    #"{}"#, #"{"sections":[{"identifier":"a"}]}"#, #"{"sections":[{"items":[]}]}"#,
    #"{"sections":null}"#, #"{"sections":[null]}"#, #"{"sections":{}}"#, "[]",
    #"{"sections":[{"identifier":"a","items":[1]}],"reloadedItems":7}"#,
  ])
  func incompleteSnapshotsAreRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try Snapshot<String, Int>(json: json) }
  }

  @Test(arguments: [
    #"{"sections":[{"identifier":"a","items":["nan"]}]}"#,
    #"{"sections":[{"identifier":"a","items":[1,"nan","nan"]}],"reloadedItems":["nan"]}"#,
  ])
  func nanIsRefused(_ json: String) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let error = try #require(throws: DecodingError.self) {
      try decoder.decode(Snapshot<String, Double>.self, from: Data(json.utf8))
    }
    #expect(error.context?.path == "sections")
    #expect(error.context?.debugDescription == "An identifier is not equal to itself: nan")
  }

  @Test func deeplyNestedTextIsRefused() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let json = #"{"sections":[{"identifier":"a","items":\#(deep)}]}"#
    #expect(throws: DecodingError.self) { try Snapshot<String, Int>(json: json) }
  }
}

extension DecodingError {
  var context: Context? {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context),
      .typeMismatch(_, let context), .valueNotFound(_, let context):
      context
    @unknown default: nil
    }
  }
}

extension DecodingError.Context {
  var path: String { codingPath.map(\.stringValue).joined(separator: ".") }
}
