extension ScreenEntry {
  static let feed = ScreenEntry(
    name: "feed",
    summary: "endless paging, vertically and horizontally",
    help: """
      Posts, events and photos from one slow server. Scrolling down loads more stories; scrolling
      right in a row of photos loads more photos. Press r to repeat a failed request or to refresh the
      feed. Items that the server sends twice are shown once. In a script, each reply takes
      two ticks.
      """,
    keys: "tick*2 end up right*2 tick*2 r tick*2 right*3 end tick*2 r tick*2 home r tick*2",
    tourKeys: "tick*2"
  ) { _ in
    guard #available(macOS 15, *) else { throw FeedError.oldSystem }
    return FeedScreen(FeedPages(overloads: [.stories(page: 2), .strip(0, page: 1)]))
  }
}
