import DiffableSnapshots
import TestSupport
import Testing

/// The JSON format of snapshots and changesets is stable, because other programs read and write it.
@Suite struct FormatTests {
  @Test func snapshotFormatIsStable() throws {
    let snapshot = Snapshot<String, String>("fruit apple? pear! | nuts!")
    let json = """
      {"reconfiguredItems":["apple"],"reloadedItems":["pear"],"reloadedSections":["nuts"],\
      "sections":[{"identifier":"fruit","items":["apple","pear"]},\
      {"identifier":"nuts","items":[]}]}
      """
    #expect(try snapshot.json() == json)
    let copy = try Snapshot<String, String>(json: json)
    #expect(copy.notation == "fruit apple? pear! | nuts!")
  }

  @Test func emptySnapshotFormatIsStable() throws {
    #expect(try Snapshot<Int, Int>().json() == #"{"sections":[]}"#)
    #expect(try Snapshot<Int, Int>(json: #"{"sections":[]}"#).isEmpty)
  }

  @Test func changesetFormatIsStable() throws {
    let old = Snapshot<String, Int>("a 1 2 | b 3 4 5 | c 6")
    let new = Snapshot<String, Int>("b! 4 3 5 | a 2? 7 9 | d 8 1")
    let json = """
      {"changes":{"itemInsertions":[[1,1],[1,2]],\
      "itemMoves":[{"from":[1,1],"to":[0,0]},{"from":[0,0],"to":[2,1]}],\
      "itemReconfigurations":[[1,0]],\
      "sectionDeletions":[2],"sectionInsertions":[2],"sectionMoves":[{"from":0,"to":1}],\
      "sectionReloads":[0]},\
      "new":{"reconfiguredItems":[2],"reloadedSections":["b"],"sections":[\
      {"identifier":"b","items":[4,3,5]},{"identifier":"a","items":[2,7,9]},\
      {"identifier":"d","items":[8,1]}]},\
      "old":{"sections":[{"identifier":"a","items":[1,2]},{"identifier":"b","items":[3,4,5]},\
      {"identifier":"c","items":[6]}]}}
      """
    let changeset = new.difference(from: old)
    #expect(try changeset.json() == json)
    #expect(try Changeset<String, Int>(json: json) == changeset)
  }

  @Test func listChangesFormatIsStable() throws {
    let path = { ItemPath(section: $0, item: $1) }
    var changes = ListChanges()
    #expect(try changes.json() == "{}")
    changes.sections.deletions = [1]
    changes.sections.insertions = [2, 3]
    changes.sections.moves = [Move(from: 4, to: 5)]
    changes.sections.reloads = [6]
    changes.sections.reconfigurations = [19]
    changes.items.deletions = [path(7, 8)]
    changes.items.insertions = [path(9, 10)]
    changes.items.moves = [Move(from: path(11, 12), to: path(13, 14))]
    changes.items.reloads = [path(15, 16)]
    changes.items.reconfigurations = [path(17, 18)]
    let json = """
      {"itemDeletions":[[7,8]],"itemInsertions":[[9,10]],\
      "itemMoves":[{"from":[11,12],"to":[13,14]}],"itemReconfigurations":[[17,18]],\
      "itemReloads":[[15,16]],"sectionDeletions":[1],"sectionInsertions":[2,3],\
      "sectionMoves":[{"from":4,"to":5}],"sectionReconfigurations":[19],"sectionReloads":[6]}
      """
    #expect(try changes.json() == json)
    #expect(try ListChanges(json: json) == changes)
  }

  /// The text is the example in the documentation of `Changeset.encode(to:)`.
  @Test func documentedChangesetCanBeDecoded() throws {
    let changeset = try Changeset<String, String>(
      json: """
        {
          "old": {"sections": [{"identifier": "nuts", "items": ["hazel", "almond"]}]},
          "new": {"sections": [{"identifier": "nuts", "items": ["hazel"]}]},
          "changes": {"itemDeletions": [[0,1]]}
        }
        """
    )
    #expect(short(changeset.changes) == "D(0.1)")
  }

  /// A later version of the format may have more keys.
  @Test func unknownKeysAreIgnored() throws {
    let snapshot = try Snapshot<Int, Int>(
      json: #"{"sections":[{"identifier":1,"items":[2],"footer":"x"}],"expandedItems":[2]}"#
    )
    #expect(snapshot.notation == "1 2")
    #expect(try ListChanges(json: #"{"pageTurns":[1]}"#).isEmpty)
  }
}
