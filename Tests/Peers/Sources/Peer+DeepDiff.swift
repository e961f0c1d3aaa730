#if canImport(DeepDiff)
  import DeepDiff

  extension Element: DiffAware {}

  extension Peer {
    static let deepDiff = Peer(
      name: "DeepDiff",
      compareArrays: { old, new in
        let changes = diff(old: old, new: new)
        return Outcome(moves: changes.count { $0.move != nil }, changes: changes.count)
      }
    )
  }
#endif
