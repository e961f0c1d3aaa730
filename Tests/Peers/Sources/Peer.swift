import DiffableSnapshots

/// What a comparison has found.
struct Outcome {
  var moves: Int
  var changes: Int
}

/// A library that compares collections.
struct Peer: Sendable {
  var name: String

  /// Compares two arrays.
  var compareArrays: @Sendable ([Element], [Element]) -> Outcome

  /// Compares two lists of sections, and finds the batches for a table view; nil if the library knows no sections.
  var compareSections: (@Sendable ([Group], [Group]) -> Outcome)?

  /// The greatest number of elements that the library compares in reasonable time if many of them differ.
  var largestCount = Int.max

  /// All libraries that are present.
  static var all: [Peer] {
    var peers = [Peer.diffableSnapshots]
    #if canImport(DifferenceKit)
      peers.append(.differenceKit)
    #endif
    #if canImport(DeepDiff)
      peers.append(.deepDiff)
    #endif
    #if canImport(Differ)
      peers.append(.differ)
    #endif
    return peers + [.standardLibrary]
  }
}

extension Peer {
  static let diffableSnapshots = Peer(
    name: "DiffableSnapshots",
    compareArrays: { old, new in
      let difference = Difference(from: old, to: new)
      return Outcome(moves: difference.moves.count, changes: difference.count)
    },
    compareSections: { old, new in
      let changeset = Snapshot(new.map { ($0.id, $0.elements) })
        .difference(from: Snapshot(old.map { ($0.id, $0.elements) }))
      let batches = changeset.batches(for: .tableView)
      return Outcome(
        moves: batches.reduce(0) { $0 + $1.sections.moves.count + $1.items.moves.count },
        changes: batches.reduce(0) { $0 + $1.changes.count }
      )
    }
  )

  static let standardLibrary = Peer(
    name: "standard library",
    compareArrays: { old, new in
      var outcome = Outcome(moves: 0, changes: 0)
      for change in new.difference(from: old).inferringMoves() {
        // A move is a removal and an insertion that refer to each other. It counts once.
        switch change {
        case .remove(_, _, let partner): outcome.changes += partner == nil ? 1 : 0
        case .insert(_, _, let partner):
          outcome.changes += 1
          outcome.moves += partner == nil ? 0 : 1
        }
      }
      return outcome
    },
    largestCount: 1_000
  )
}
