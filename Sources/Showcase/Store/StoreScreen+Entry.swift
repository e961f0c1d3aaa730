extension ScreenEntry {
  static let store = ScreenEntry(
    name: "store",
    summary: "a front page, put together from small sources",
    help: """
      The front page of a store. Its shelves scroll sideways with Left and Right, and load by
      themselves, each with a tick. Return taps what is selected: the first app in view, a link,
      the footer, or what could not be loaded. o unplugs the line, or plugs it in again; r loads
      the page anew.
      """,
    keys: "o tick o down enter tick*3 right*2 enter*2 down*5 enter up enter",
    tourKeys: "tick*2"
  ) { _ in StoreScreen() }
}
