import DiffableSnapshots
import Foundation
import TestSupport
import Testing

/// Decoding an invalid value throws an error with the coding path and the invalid sections or items.
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
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder.readingNaN().decode(Snapshot<String, Double>.self, from: Data(json.utf8))
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
