extension ListCapabilities: CustomStringConvertible {
  /// The name of the preset with these capabilities, or the names of the capabilities.
  public var description: String {
    for (name, preset) in Self.presets where preset == self { return name }
    let names = Self.all.filter { contains($0.capability) }.map { $0.name }
    return "[" + names.joined(separator: ", ") + "]"
  }

  private static var presets: [(String, ListCapabilities)] {
    [
      ("everything", .everything), ("collectionView", .collectionView), ("tableView", .tableView),
      ("flatList", .flatList), ("rowsOnly", .rowsOnly), ("noMoves", .noMoves),
    ]
  }

  /// Every single capability with its name.
  package static var all: [(name: String, capability: ListCapabilities)] {
    [
      ("sections", .sections), ("headerRows", .headerRows), ("sectionMoves", .sectionMoves),
      ("itemMoves", .itemMoves),
      ("itemChangesBesideSectionMoves", .itemChangesBesideSectionMoves),
      ("itemChangesInsideSectionChanges", .itemChangesInsideSectionChanges),
      ("updatesBesideStructure", .updatesBesideStructure), ("reconfigurations", .reconfigurations),
    ]
  }
}
