extension ScreenEntry {
  static let texts = ScreenEntry(
    name: "texts",
    summary: "the simplest list",
    help: """
      Press the space bar to show the next list, and t to switch between numbers and songs, whose
      titles can change.
      """,
    keys: "space t space*2",
    tourKeys: "space"
  ) { _ in TextsScreen() }
}
