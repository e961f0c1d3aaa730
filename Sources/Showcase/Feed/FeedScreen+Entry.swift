extension ScreenEntry {
  static let feed = ScreenEntry(
    name: "feed",
    summary: "pages without end, downwards and sideways",
    help: """
      Posts, events and photos from one server, which takes its time. Down loads what follows, Right
      in photos loads more of them; r refreshes, or tries again what has failed. What the server
      repeats is left out and counted. In a script the server takes two ticks.
      """,
    keys: "tick*2 end up right*2 tick*2 r tick*2 right*3 end tick*2 r tick*2 home r tick*2",
    tourKeys: "tick*2"
  ) { _ in
    guard #available(macOS 15, *) else { throw FeedError.oldSystem }
    return FeedScreen(FeedPages(overloads: [.stories(page: 2), .strip(0, page: 1)]))
  }
}
