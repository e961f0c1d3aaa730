extension ScreenEntry {
  static let library = ScreenEntry(
    name: "library",
    summary: "two lists from one controller, with exchangeable contents and cells",
    help: """
      Videos and books, each shown by a generic list controller. Tab shows the next page. Press p to
      exchange the provider of the page, c to exchange small and large cells, and / to search videos
      and books at once; Escape ends the search. On the front page, Down loads more shelves, and Left
      and Right scroll a shelf and load more of it. In a script, each reply takes one tick.
      """,
    keys: """
      tick down*2 c c p tick tab c p tick c / l i tick g tick escape c / x tick escape tab*3 \
      right*2 tick end tick end tick
      """,
    tourKeys: "tick c p tick"
  ) { _ in
    guard #available(macOS 15, *) else { throw FeedError.oldSystem }
    return LibraryScreen()
  }
}
