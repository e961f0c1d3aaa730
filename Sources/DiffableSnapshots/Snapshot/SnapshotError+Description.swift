// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension SnapshotError: CustomStringConvertible {
    /// One sentence that names the call and the culprits.
    ///
    /// - Complexity: O(*n*), where *n* is the number of culprits, and the text to write.
    public var description: String {
      switch self {
      case .duplicateItems(let items, let call):
        "\(call) was given duplicate items: \(list(items))"
      case .duplicateSections(let sections, let call):
        "\(call) was given duplicate sections: \(list(sections))"
      case .existingSections(let sections, let call):
        "\(call) was given sections that the snapshot already has: \(list(sections))"
      case .noSections(let call):
        "\(call) was given no section, and the snapshot has none to append to"
      case .unknownSection(let sections, let call):
        "\(call) names sections that the snapshot does not have: \(list(sections))"
      case .unknownItem(let items, let call):
        "\(call) names items that the snapshot does not have: \(list(items))"
      case .anchorIsInserted(let anchor, let call):
        "\(call) was given its own anchor among the items to insert: \(anchor)"
      }
    }

    private func list(_ culprits: [some Any]) -> String {
      culprits.map { "\($0)" }.joined(separator: ", ")
    }
  }
#endif
