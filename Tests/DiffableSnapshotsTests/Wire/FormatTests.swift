import DiffableSnapshots
import TestSupport
import Testing

/// The JSON format of snapshots is stable, because other programs read and write it.
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
    #expect(try Snapshot<Int, Int>().json() == #"{"sections":[]}"#)
    #expect(try Snapshot<Int, Int>(json: #"{"sections":[]}"#).isEmpty)
  }

  /// A later version of the format may have more keys.
  @Test func unknownKeysAreIgnored() throws {
    let snapshot = try Snapshot<Int, Int>(
      json: #"{"sections":[{"identifier":1,"items":[2],"footer":"x"}],"expandedItems":[2]}"#
    )
    #expect(snapshot.notation == "1 2")
  }
}
