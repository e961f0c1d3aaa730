#if canImport(DifferenceKit)
  import DifferenceKit

  extension Element: Differentiable {}
  extension GroupID: Differentiable {}

  extension Peer {
    static let differenceKit = Peer(
      name: "DifferenceKit",
      compareArrays: { old, new in
        Outcome(StagedChangeset(source: old, target: new))
      },
      compareSections: { old, new in
        Outcome(
          StagedChangeset(
            source: old.map { ArraySection(model: $0.id, elements: $0.elements) },
            target: new.map { ArraySection(model: $0.id, elements: $0.elements) }
          )
        )
      }
    )
  }

  extension Outcome {
    fileprivate init<Collection>(_ stages: StagedChangeset<Collection>) {
      moves = stages.reduce(0) { $0 + $1.sectionMoved.count + $1.elementMoved.count }
      changes = stages.reduce(0) { $0 + $1.changeCount }
    }
  }
#endif
