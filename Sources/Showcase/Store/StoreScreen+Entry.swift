extension ScreenEntry {
  static let store = ScreenEntry(
    name: "store",
    summary: "a store with tabs, composed from small sources",
    help: """
      A store with three tabs. Left and Right switch the tab if the tab bar is selected, and scroll a
      shelf sideways otherwise; 1, 2 and 3 select a tab. Each shelf loads by itself, and each tick
      answers one request. Return taps the first app in view, a link, or a row that retries a failed
      request. Press w to put an app on the wishlist, o to go offline or online, and r to reload.
      """,
    keys: """
      o tick o down enter tick*3 3 1 home down right*2 enter*2 w 2 tick down enter 3 home left*2 \
      down*4 enter up enter
      """,
    tourKeys: "tick*2 3"
  ) { _ in StoreScreen() }
}
