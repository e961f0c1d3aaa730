import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// What is written is what is read.
@Suite struct RoundTripTests {
  /// Pairs of random snapshots, one an edit of the other, with marks.
  static func pairs(_ count: Int, seed: UInt64) -> [(Snapshot<Int, Int>, Snapshot<Int, Int>)] {
    var generator = SnapshotGenerator(seed: seed)
    return (0..<count).map { number in
      let old = generator.edited(generator.snapshot(sections: 0...4, items: 0...10), times: 3)
      return (old, generator.edited(old, times: number % 8))
    }
  }

  @Test(arguments: Wire.allCases) func numbers(by wire: Wire) throws {
    for (old, new) in Self.pairs(80, seed: 1) { try check(old, new, wire) }
  }

  @Test(arguments: Wire.allCases) func enumsAndStrings(by wire: Wire) throws {
    for (old, new) in Self.pairs(50, seed: 2) {
      try check(
        old.mapped(section: Kind.init, item: { "\($0) é\u{0}\u{1F600}" }),
        new.mapped(section: Kind.init, item: { "\($0) é\u{0}\u{1F600}" }),
        wire
      )
    }
  }

  @Test(arguments: Wire.allCases) func structsWithData(by wire: Wire) throws {
    for (old, new) in Self.pairs(50, seed: 3) {
      let old = try old.mapped(section: { "\($0)" }, item: Contact.init)
      let new = try new.mapped(section: { "\($0)" }, item: Contact.init)
      try check(old, new, wire)
      let copy = try wire.copy(of: new)
      #expect(copy.itemIdentifiers.map(\.data) == new.itemIdentifiers.map(\.data))
    }
  }

  /// The changes of several moves that do as well need not be those that would be found again.
  @Test func inverses() throws {
    var foundOtherwise = 0
    for (old, new) in Self.pairs(200, seed: 4) {
      let inverse = new.difference(from: old).inverse
      #expect(try Wire.json.copy(of: inverse) == inverse)
      if old.withoutMarks().difference(from: new).itemMoves != inverse.itemMoves {
        foundOtherwise += 1
      }
    }
    #expect(foundOtherwise > 0)
  }

  /// As content that differs asks for it, without a mark.
  @Test func updatesWithoutMarks() throws {
    let snapshot = try Snapshot([("a", [1, 2, 3]), ("b", [4])])
    var changes = ListChanges()
    changes.sectionReloads = [1]
    changes.itemReloads = [ItemPath(section: 0, item: 2)]
    changes.itemReconfigurations = [ItemPath(section: 0, item: 0)]
    let changeset = Changeset(from: snapshot, to: snapshot, changes)
    #expect(try Wire.json.copy(of: changeset) == changeset)
  }

  private func check<Section: Codable, Item: Codable>(
    _ old: Snapshot<Section, Item>,
    _ new: Snapshot<Section, Item>,
    _ wire: Wire
  ) throws {
    let copy = try wire.copy(of: new)
    #expect(copy == new)
    #expect(copy.marks == new.marks)
    expectConsistency(of: copy)

    let changeset = new.difference(from: old)
    let twin = try wire.copy(of: changeset)
    #expect(twin == changeset)
    #expect(twin.old.marks == old.marks)
    #expect(twin.new.marks == new.marks)
    #expect(twin.inverse == changeset.inverse)
    for preset in Preset.all {
      #expect(
        twin.batches(for: preset.capabilities) == changeset.batches(for: preset.capabilities)
      )
    }
  }
}
