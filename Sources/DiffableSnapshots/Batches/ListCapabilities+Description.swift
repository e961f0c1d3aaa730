extension ListCapabilities: CustomStringConvertible {
  /// The name of the preset with these capabilities, or the names of the capabilities.
  public var description: String {
    for (name, preset) in Self.presets where preset == self { return name }
    return "[" + Self.names.filter { contains($0.1) }.map { $0.0 }.joined(separator: ", ") + "]"
  }

  private static var presets: [(String, ListCapabilities)] {
    [
      ("everything", .everything), ("collectionView", .collectionView), ("tableView", .tableView),
      ("flatList", .flatList), ("rowsOnly", .rowsOnly), ("noMoves", .noMoves),
    ]
  }

  private static var names: [(String, ListCapabilities)] {
    [
      ("sections", .sections), ("headerRows", .headerRows), ("sectionMoves", .sectionMoves),
      ("itemMoves", .itemMoves), ("itemMovesAcrossSectionChanges", .itemMovesAcrossSectionChanges),
      ("itemChangesBesideSectionMoves", .itemChangesBesideSectionMoves),
      ("itemChangesInsideSectionMoves", .itemChangesInsideSectionMoves),
      ("itemMovesIntoChangedSections", .itemMovesIntoChangedSections),
      ("itemMovesToEqualPaths", .itemMovesToEqualPaths),
      ("updatesBesideStructure", .updatesBesideStructure), ("reconfigurations", .reconfigurations),
    ]
  }
}
