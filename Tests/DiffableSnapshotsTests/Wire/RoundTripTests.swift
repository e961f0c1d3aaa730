import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// Encoding and decoding a snapshot or a changeset results in an equal value.
@Suite struct RoundTripTests {
  /// Returns pairs of a random snapshot and an edited copy, both with marks.
  static func pairs(_ count: Int, seed: UInt64) -> [(Snapshot<Int, Int>, Snapshot<Int, Int>)] {
    var generator = SnapshotGenerator(seed: seed)
    return (0..<count).map { number in
      let old = generator.edited(generator.snapshot(sections: 0...4, items: 0...10), times: 3)
      return (old, generator.edited(old, times: number % 8))
    }
  }

  @Test(arguments: Wire.allCases) func numbersAreEqualAfterDecoding(by wire: Wire) throws {
    for (old, new) in Self.pairs(80, seed: 1) { try check(old, new, wire) }
  }

  @Test(arguments: Wire.allCases) func enumsAndStringsAreEqualAfterDecoding(by wire: Wire) throws {
    for (old, new) in Self.pairs(50, seed: 2) {
      try check(
        old.mapped(section: Kind.init, item: { "\($0) é\u{0}\u{1F600}" }),
        new.mapped(section: Kind.init, item: { "\($0) é\u{0}\u{1F600}" }),
        wire
      )
    }
  }

  @Test(arguments: Wire.allCases) func structsKeepTheirDataAfterDecoding(by wire: Wire) throws {
    for (old, new) in Self.pairs(50, seed: 3) {
      let old = old.mapped(section: { "\($0)" }, item: Contact.init)
      let new = new.mapped(section: { "\($0)" }, item: Contact.init)
      try check(old, new, wire)
      let copy = try wire.copy(of: new)
      #expect(copy.itemIdentifiers.map(\.data) == new.itemIdentifiers.map(\.data))
    }
  }

  /// The inverse of a difference may have other moves than the difference in the opposite direction, but as many.
  @Test func inversesAreEqualAfterDecoding() throws {
    var otherMoves = 0
    for (old, new) in Self.pairs(200, seed: 4) {
      let inverse = new.difference(from: old).inverse
      #expect(try Wire.json.copy(of: inverse) == inverse)
      let moves = old.withoutMarksAndProblems().difference(from: new).items.moves
      #expect(moves.count == inverse.items.moves.count)
      if moves != inverse.items.moves { otherMoves += 1 }
    }
    #expect(otherMoves > 0)
  }

  /// A comparison of contents results in updates of items that are not marked.
  @Test func updatesWithoutMarksAreEqualAfterDecoding() throws {
    let snapshot = Snapshot([("a", [1, 2, 3]), ("b", [4])])
    var changes = ListChanges()
    changes.sections.reloads = [1]
    changes.items.reloads = [ItemPath(section: 0, item: 2)]
    changes.items.reconfigurations = [ItemPath(section: 0, item: 0)]
    let changeset = Changeset(
      from: snapshot,
      to: snapshot,
      snapshot.matching(from: snapshot),
      changes
    )
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
    let decoded = try wire.copy(of: changeset)
    #expect(decoded == changeset)
    #expect(decoded.old.marks == old.marks)
    #expect(decoded.new.marks == new.marks)
    #expect(decoded.inverse == changeset.inverse)
    for preset in Preset.all {
      #expect(
        decoded.batches(for: preset.capabilities) == changeset.batches(for: preset.capabilities)
      )
    }
  }
}
