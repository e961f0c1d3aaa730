import DiffableSnapshots
import TestSupport
import Testing

/// The JSON format of snapshots and changes is stable, because other programs read and write it.
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

  /// A later version of the format may have more keys.
  @Test func unknownKeysAreIgnored() throws {
    let snapshot = try Snapshot<Int, Int>(
      json: #"{"sections":[{"identifier":1,"items":[2],"footer":"x"}],"expandedItems":[2]}"#
    )
    #expect(snapshot.notation == "1 2")
    #expect(try ListChanges(json: #"{"pageTurns":[1]}"#).isEmpty)
  }
}
