import DiffableSync
import TestSupport
import Testing

/// The JSON format of patches and the fingerprints are stable, because other processes read and compute them.
@Suite struct PatchFormatTests {
  @Test func patchFormatIsStable() throws {
    let old = Snapshot([("a", [Entry(1), Entry(2)]), ("b", [Entry(3)])])
    let new = Snapshot([("b", [Entry(3, "x"), Entry(4)]), ("c", [Entry(5), Entry(1)])])
    let patch = new.difference(from: old).patch
    let json = """
      {"changes":{"itemInsertions":[[0,1]],"itemMoves":[{"from":[0,0],"to":[1,1]}],\
      "sectionDeletions":[0],"sectionInsertions":[1]},\
      "insertedItems":[{"id":4,"text":""}],\
      "insertedSections":[{"identifier":"c","items":[{"id":5,"text":""}]}],\
      "itemInstances":[{"id":3,"text":"x"}],\
      "newFingerprint":"NEW","oldFingerprint":"OLD","replacedItems":[[0,0]]}
      """
      .replacing("NEW", with: "\(new.fingerprint)").replacing("OLD", with: "\(old.fingerprint)")
    #expect(try patch.json() == json)
    #expect(try SnapshotPatch<String, Entry>(json: json) == patch)
  }

  @Test func emptyPatchConsistsOfFingerprints() throws {
    let snapshot = Snapshot<Int, Int>()
    let patch = snapshot.difference(from: snapshot).patch
    #expect(patch.isEmpty)
    let print = "\(snapshot.fingerprint)"
    #expect(try patch.json() == #"{"newFingerprint":"\#(print)","oldFingerprint":"\#(print)"}"#)
    #expect(try snapshot.applying(patch) == snapshot)
  }

  /// The text is the example in the documentation of `SnapshotPatch.encode(to:)`.
  @Test func documentedPatchCanBeDecoded() throws {
    let patch = try SnapshotPatch<String, String>(
      json: """
        {
          "oldFingerprint": "5f0c4fd8c9a1b2e3",
          "newFingerprint": "00e1a94b7d20c688",
          "changes": {"itemDeletions": [[0,4]], "itemInsertions": [[1,0]]},
          "insertedItems": ["hazel"],
          "replacedItems": [[0,2]],
          "itemInstances": ["pear"]
        }
        """
    )
    #expect(patch.insertedItems == ["hazel"] && patch.itemInstances == ["pear"])
    #expect("\(patch.newFingerprint)" == "00e1a94b7d20c688")
  }

  /// The expected numbers were computed in another process, in which `Hasher` had another seed.
  @Test func fingerprintsAreTheSameInEachProcess() {
    #expect("\(Snapshot<Int, Int>().fingerprint)" == "bcd9dbb49673066b")
    let texts = Snapshot<String, String>("fruit apple pear | nuts")
    #expect("\(texts.fingerprint)" == "183e887c45bc1e86")
    let kinds = Snapshot([(Kind(0), (1..<50).map { Kind($0) })])
    #expect("\(kinds.fingerprint)" == "cce1643c76f3ebad")
  }

  @Test func fingerprintsDependOnOrderSectionsAndContentButNotOnMarks() {
    let notations = [
      "a 1 2 3", "a 2 1 3", "a 1 2 | b 3", "a 1 | b 2 3", "b 1 2 3", "a 1 2", "a | b",
    ]
    let fingerprints = notations.map { Snapshot<String, Int>($0).fingerprint }
    #expect(Set(fingerprints).count == notations.count)
    let marked = Snapshot<String, Int>("a! 1? 2 3!")
    #expect(marked.fingerprint == fingerprints[0])
    let content = ["", "x"].map { Snapshot([(1, [Entry(1, $0)])]).fingerprint }
    #expect(content[0] != content[1])
  }

  @Test(arguments: [100, 10_000, 100_000])
  func theSizeOfAPatchDependsOnTheChangeAndNotOnTheList(_ count: Int) throws {
    let old = Snapshot([("a", Array(0..<count)), ("b", [])])
    var new = old
    new.insertItems([-1], afterItem: count / 2)
    new.moveItem(count - 1, beforeItem: 3)
    new.deleteItems([7])
    new.reconfigureItems([count / 3])
    let patch = new.difference(from: old).patch
    // Two fingerprints and four changes; the paths of long lists have more digits.
    #expect(try patch.json().utf8.count < 270)
    #expect(try old.applying(patch) == new)
    #expect(try new.json().utf8.count > count)
  }

  @Test func deletingALongListIsAShortPatch() throws {
    let old = Snapshot([("a", Array(0..<10_000)), ("b", Array(10_000..<10_002))])
    let new = Snapshot([("b", [10_000, 5, 10_001])])
    #expect(try new.difference(from: old).patch.json().utf8.count < 200)
  }
}
