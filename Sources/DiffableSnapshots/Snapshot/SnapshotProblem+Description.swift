// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension SnapshotProblem: CustomStringConvertible {
    /// A sentence that names the call and the identifiers that caused the problem.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the sentence.
    public var description: String {
      switch self {
      case .duplicateItems(let items, let call):
        "\(call) was given duplicate items: \(list(items))"
      case .duplicateSections(let sections, let call):
        "\(call) was given duplicate sections: \(list(sections))"
      case .existingItems(let items, let call):
        "\(call) was given items that the snapshot already has: \(list(items))"
      case .existingSections(let sections, let call):
        "\(call) was given sections that the snapshot already has: \(list(sections))"
      case .noSections(let call):
        "\(call) was called without a section, but the snapshot has no sections"
      case .unknownSection(let sections, let call):
        "\(call) was given sections that the snapshot does not have: \(list(sections))"
      case .unknownItem(let items, let call):
        "\(call) was given items that the snapshot does not have: \(list(items))"
      case .anchorIsInserted(let anchor, let call):
        "\(call) cannot insert an item next to itself: \(anchor)"
      }
    }

    private func list(_ identifiers: [some Any]) -> String {
      identifiers.map { "\($0)" }.joined(separator: ", ")
    }
  }
#endif
