#if canImport(Differ)
  import Differ

  extension Peer {
    static let differ = Peer(
      name: "Differ",
      compareArrays: { old, new in
        let changes = old.extendedDiff(new)
        let moves = changes.count {
          if case .move = $0 { return true }
          return false
        }
        return Outcome(moves: moves, changes: changes.count)
      },
      largestCount: 1_000
    )
  }
#endif
