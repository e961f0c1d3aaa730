extension ScreenEntry {
  static let texts = ScreenEntry(
    name: "texts",
    summary: "set items, see rows",
    help: """
      The simplest list. Press the space bar to set other items, and t to switch the type of the
      items between integers and a model whose title can change.
      """,
    keys: "space t space*2",
    tourKeys: "space"
  ) { _ in try TextsScreen() }
}
