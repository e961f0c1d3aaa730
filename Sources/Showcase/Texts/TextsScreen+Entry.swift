extension ScreenEntry {
  static let texts = ScreenEntry(
    name: "texts",
    summary: "set items, see rows",
    help: """
      The simplest list. The space bar sets other items; t takes items of another type, first
      whole numbers, then a model whose title may change.
      """,
    keys: "space t space*2",
    tourKeys: "space"
  ) { _ in try TextsScreen() }
}
