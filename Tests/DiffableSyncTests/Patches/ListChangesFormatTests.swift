import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSync

/// The JSON format of changes is stable, because other programs read and write patches.
@Suite struct ListChangesFormatTests {
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
    #expect(try ListChanges(json: #"{"pageTurns":[1]}"#).isEmpty)
  }
}

@Suite(.withoutInternalChecks) struct ListChangesDamageTests {
  /// Decoding `ListChanges` does not check the indexes and paths against a snapshot.
  @Test func damagedListChangesAreRefusedOrUnchangedByEncoding() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 3)
      try run.run(times: 2_000) { generator in
        let old = generator.snapshot(sections: 1...3, items: 0...5)
        return try generator.edited(old, times: 4).difference(from: old).changes.json()
      } verdict: { json in
        try .on(json, as: ListChanges.self) { changes in
          let snapshot = Snapshot([(0, [1, 2]), (3, [4])])
          var patch = SnapshotPatch<Int, Int>(
            from: snapshot.fingerprint,
            to: snapshot.fingerprint
          )
          patch.changes = changes
          patch.insertedItems = changes.items.insertions.indices.map { 100 + $0 }
          patch.insertedSections = changes.sections.insertions.indices.map {
            SnapshotSection(100 + $0, items: [-1 - $0])
          }
          if let result = try? snapshot.performing(patch) { expectConsistency(of: result) }
          if try ListChanges(json: changes.json()) != changes {
            throw UnexpectedOutcome("changed by encoding: \(short(changes))")
          }
        }
      }
      run.expectShares(accepted: 0.2, invalid: 0)
    }
  }
}
