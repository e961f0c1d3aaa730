extension ScreenEntry {
  static let texts = ScreenEntry(
    name: "texts",
    summary: "set items, see rows",
    help: """
      The simplest list. The space bar sets other items. t switches the type of the items between
      integers and a model whose title can change.
      """,
    keys: "space t space*2",
    tourKeys: "space"
  ) { _ in try TextsScreen() }
}
