extension ScreenEntry {
  static let store = ScreenEntry(
    name: "store",
    summary: "a front page, composed from small sources",
    help: """
      The front page of a store. Left and Right scroll a shelf sideways. Each shelf loads by itself,
      and each tick answers one request. Return taps the first app in view, a link, the footer, or a
      row that retries a failed request. Press o to go offline or online, and r to reload the page.
      """,
    keys: "o tick o down enter tick*3 right*2 enter*2 down*5 enter up enter",
    tourKeys: "tick*2"
  ) { _ in StoreScreen() }
}
