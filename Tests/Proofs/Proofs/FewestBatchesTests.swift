@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// No legal sequence of batches is shorter than the sequence that the package returns.
@Suite struct FewestBatchesTests {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let worlds = SmallWorlds(sections: 2, items: Effort.isThorough ? 2 : 1)

  /// The marks that are combined with each change of structure.
  static let markings: [@Sendable (inout Snapshot<Int, Int>) -> Void] = [
    { _ in },
    { $0.reloadItems($0.itemIdentifiers) },
    { $0.reconfigureItems($0.itemIdentifiers) },
    { $0.reloadSections(Array($0.sectionIdentifiers.suffix(1))) },
    { $0.reconfigureSections(Array($0.sectionIdentifiers.suffix(1))) },
  ]

  @Test(arguments: worlds.olds) func noLegalSequenceIsShorter(old: Snapshot<Int, Int>) throws {
    for plain in Self.worlds.news(for: old) {
      for mark in Self.markings {
        var new = plain
        mark(&new)
        let proof = Proof(old, new)
        for capabilities in Preset.combinations where capabilities.contains(.sections) {
          try checkFewest(proof, capabilities, most: 1)
        }
        for preset in Preset.all where preset.capabilities.contains(.sections) {
          try checkFewest(proof, preset.capabilities, most: Self.isTiny(proof) ? 2 : 1)
        }
      }
    }
  }

  /// Returns whether the snapshots are small enough to try all intermediate snapshots.
  private static func isTiny(_ proof: Proof) -> Bool {
    Set(proof.old.itemIdentifiers + proof.new.itemIdentifiers).count <= 2
      && Set(proof.old.sectionIdentifiers + proof.new.sectionIdentifiers).count <= 3
  }

  @Test func flatListsNeedAtMostOneBatchForStructureAndOneForUpdates() {
    for old in Self.worlds.olds {
      for plain in Self.worlds.news(for: old) {
        for mark in Self.markings {
          var new = plain
          mark(&new)
          let changeset = new.difference(from: old)
          for headers in [ListCapabilities.headerRows, []] {
            let batches = changeset.batches(for: headers.union([.itemMoves, .reconfigurations]))
            #expect(batches.filter(\.changes.hasStructure).count <= 1)
            #expect(batches.filter(\.changes.hasUpdates).count <= 1)
          }
        }
      }
    }
  }

  @Test func listsOfRowsWithUpdatesBesideStructureNeedOneBatch() throws {
    for old in Self.worlds.olds {
      for plain in Self.worlds.news(for: old) {
        for mark in Self.markings {
          var new = plain
          mark(&new)
          let changeset = new.difference(from: old)
          for capabilities in Preset.combinations
          where !capabilities.contains(.sections) && capabilities.contains(.updatesBesideStructure)
          {
            let batches = changeset.batches(for: capabilities)
            if batches.count > 1 { throw Failure(description: "\(capabilities): \(batches)") }
          }
        }
      }
    }
  }

  private func checkFewest(_ proof: Proof, _ capabilities: ListCapabilities, most: Int) throws {
    let batches = proof.changeset.batches(for: capabilities)
    guard batches.count > 1 else { return }
    let search = BruteForceLowering(
      old: proof.old,
      new: proof.new,
      capabilities: capabilities,
      mostDisturbances: try disturbances(proof, capabilities),
      updates: updates(of: batches)
    )
    for count in 1..<max(1, min(batches.count, most + 1)) where search.exists(batches: count) {
      throw Failure(
        description: """
          \(capabilities.rawValue): \(batches.count) batches, but \(count) are enough
          from \(proof.old)
          to \(proof.new)
          by \(batches.map { short($0.changes) })
          """
      )
    }
  }

  /// Returns the number of disturbances in the package's batches without updates.
  ///
  /// ``BruteForceLowering`` says what a disturbance is.
  ///
  /// - Throws: The error of the first batch that a strict list refuses. The disturbances are counted on a list that has
  ///   performed all batches.
  private func disturbances(_ proof: Proof, _ capabilities: ListCapabilities) throws -> Int {
    var structure = proof.changeset.changes
    structure.sections.reloads = []
    structure.sections.reconfigurations = []
    structure.items.reloads = []
    structure.items.reconfigurations = []
    let unmarked = Changeset(
      from: proof.old,
      to: proof.changeset.new,
      proof.changeset.matching,
      structure
    )
    let batches = unmarked.batches(for: capabilities)
    let recreated =
      batches.reduce(0) { $0 + $1.sections.deletions.count }
      - unmarked.sections.deletions.count
    let moves = batches.reduce(0) { $0 + $1.sections.moves.count + $1.items.moves.count }
    let list = try replay(batches, on: proof.old, capabilities, by: .batches)
    // The cells of the old snapshot are numbered from 0.
    let keptCells = list.shownCells.joined().count { $0.serialNumber < proof.old.numberOfItems }
    let keptItems = proof.old.itemIdentifiers.count { proof.new.itemPath(for: $0) != nil }
    return moves + recreated + keptItems - keptCells
  }

  private func updates(of batches: [Batch<Int, Int>]) -> ListChanges {
    var updates = ListChanges()
    guard let last = batches.last?.changes else { return updates }
    updates.sections.reloads = last.sections.reloads
    updates.sections.reconfigurations = last.sections.reconfigurations
    updates.items.reloads = last.items.reloads
    updates.items.reconfigurations = last.items.reconfigurations
    return updates
  }
}
