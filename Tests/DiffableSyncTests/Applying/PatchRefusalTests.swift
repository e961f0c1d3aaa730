import Foundation
import TestSupport
import Testing

@testable import DiffableSync

/// Applying a patch that does not fit throws an error with the list and the wrong positions.
@Suite struct PatchRefusalTests {
  typealias Patch = SnapshotPatch<String, Int>

  private let old: Snapshot<String, Int>
  private let patch: Patch

  init() {
    old = Snapshot("a 1 2 3 | b 4 5 | c")
    let new = Snapshot<String, Int>("b! 5 4 | a 3 6 1? | d 2 7")
    patch = new.difference(from: old).patch
  }

  static func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  static let cases: [(SnapshotPatchError, @Sendable (inout Patch) -> Void)] = [
    (.invalidSections([3], list: "sectionDeletions"), { $0.changes.sections.deletions = [3] }),
    (.invalidSections([2], list: "sectionDeletions"), { $0.changes.sections.deletions = [2, 2] }),
    (.invalidSections([-1], list: "sectionInsertions"), { $0.changes.sections.insertions = [-1] }),
    (
      .invalidSections([.max], list: "sectionMoves"),
      { $0.changes.sections.moves = [Move(from: 0, to: .max)] }
    ),
    (
      .invalidSections([2], list: "sectionMoves"),
      { $0.changes.sections.moves = [Move(from: 2, to: 0)] }
    ),
    (
      .invalidPaths([path(2, 0)], list: "itemDeletions"),
      { $0.changes.items.deletions = [path(2, 0)] }
    ),
    (
      .invalidPaths([path(1, 0), path(1, 0)], list: "itemDeletions"),
      { $0.changes.items.deletions = [path(1, 1), path(1, 0), path(1, 0), path(1, 0)] }
    ),
    (
      .invalidPaths([path(1, 0)], list: "itemMoves"),
      { $0.changes.items.deletions = [path(1, 0)] }
    ),
    (
      .invalidPaths([path(1, 0)], list: "itemMoves"),
      { $0.changes.items.moves.append(Move(from: path(1, 0), to: path(1, 0))) }
    ),
    (
      .invalidPaths([path(0, .max)], list: "itemMoves"),
      { $0.changes.items.moves[0].from = path(0, .max) }
    ),
    (
      .invalidPaths([path(1, 4)], list: "itemInsertions"),
      { ($0.changes.items.insertions, $0.insertedItems) = ([path(1, 1), path(1, 4)], [6, 8]) }
    ),
    (
      .invalidPaths([path(2, .max)], list: "itemMoves"),
      { $0.changes.items.moves[2].to = path(2, .max) }
    ),
    (
      .invalidPaths([path(2, 0)], list: "itemInsertions"),
      { $0.changes.items.insertions = [path(2, 0)] }
    ),
    (.wrongCount(list: "insertedItems", found: 0, expected: 1), { $0.insertedItems = [] }),
    (.wrongCount(list: "insertedSections", found: 0, expected: 1), { $0.insertedSections = [] }),
    (.wrongCount(list: "sectionInstances", found: 1, expected: 0), { $0.sectionInstances = ["a"] }),
    (.wrongCount(list: "itemInstances", found: 1, expected: 0), { $0.itemInstances = [1] }),
    (.duplicateSections([2]), { $0.insertedSections[0].identifier = "a" }),
    (.duplicateItems([path(1, 1)]), { $0.insertedItems = [4] }),
    (.duplicateItems([path(2, 1)]), { $0.insertedSections[0].items = [6] }),
    (
      .unequalSections([0]),
      { ($0.replacedSections, $0.sectionInstances) = ([0], ["x"]) }
    ),
    (
      .unequalItems([path(0, 1)]),
      { ($0.replacedItems, $0.itemInstances) = ([path(0, 0), path(0, 1)], [5, 9]) }
    ),
    (
      .invalidPaths([path(0, 2)], list: "replacedItems"),
      { ($0.replacedItems, $0.itemInstances) = ([path(0, 2)], [5]) }
    ),
    (.invalidSections([3], list: "sectionReloads"), { $0.changes.sections.reloads = [3] }),
    (
      .invalidPaths([path(7, 7)], list: "itemReconfigurations"),
      { $0.changes.items.reconfigurations = [path(7, 7)] }
    ),
  ]

  @Test(arguments: cases.indices) func patchesThatDoNotFitAreRefused(_ number: Int) throws {
    let (error, change) = Self.cases[number]
    var patch = patch
    change(&patch)
    #expect(throws: error) { try old.applying(patch) }
    #expect(try old.applying(self.patch).notation == "b! 5 4 | a 3 6 1? | d 2 7")
  }

  @Test func aPatchIsRefusedTheSecondTimeAndAfterALostPatch() throws {
    let new = try old.applying(patch)
    #expect(
      throws: SnapshotPatchError.otherSnapshot(
        found: new.fingerprint,
        expected: old.fingerprint
      )
    ) { try new.applying(patch) }
  }

  @Test func anotherIdentifierIsRefusedBecauseOfTheResult() throws {
    var patch = patch
    patch.insertedItems = [60]
    let expected = patch.newFingerprint
    let error = try #require(throws: SnapshotPatchError.self) { try old.applying(patch) }
    guard case .otherResult(let found, expected) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      error.description
        == "applying(_:) was given a patch that results in the fingerprint \(found), not \(expected)"
    )
  }

  @Test func descriptionsNameTheListAndThePositions() {
    #expect(
      SnapshotPatchError.invalidPaths([Self.path(1, 4), Self.path(2, 0)], list: "itemMoves")
        .description
        == "applying(_:) was given a patch whose itemMoves are out of bounds, repeat, or are in inserted sections: 1.4, 2.0"
    )
    #expect(
      SnapshotPatchError.wrongCount(list: "insertedItems", found: 0, expected: 1).description
        == "applying(_:) was given a patch with 0 instead of 1 insertedItems"
    )
  }

  @Test func nanIsRefused() throws {
    let zeros = String(repeating: "0", count: 16)
    for list in [#""insertedItems":["nan"]"#, #""itemInstances":["nan"]"#] {
      let json = #"{"oldFingerprint":"\#(zeros)","newFingerprint":"\#(zeros)",\#(list)}"#
      let error = try #require(throws: DecodingError.self) {
        try JSONDecoder.readingNaN().decode(
          SnapshotPatch<String, Double>.self,
          from: Data(json.utf8)
        )
      }
      #expect(error.context?.debugDescription == "An identifier is not equal to itself: nan")
    }
  }

  @Test(arguments: [
    "", "123", "+123456789012345", "-123456789012345", "0x23456789012345", "00000000000000001",
    "é00000000000000",
  ])
  func invalidFingerprintsAreRefused(_ text: String) {
    #expect(SnapshotFingerprint(text) == nil)
    #expect(throws: DecodingError.self) { try [SnapshotFingerprint](json: #"["\#(text)"]"#) }
  }
}
