import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// Encoding and decoding a snapshot results in an equal value.
@Suite(.withoutInternalChecks) struct RoundTripTests {
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

  private func check<Section: Codable, Item: Codable>(
    _ old: Snapshot<Section, Item>,
    _ new: Snapshot<Section, Item>,
    _ wire: Wire
  ) throws {
    let copy = try wire.copy(of: new)
    #expect(copy == new)
    #expect(copy.marks == new.marks)
    expectConsistency(of: copy)
  }
}
