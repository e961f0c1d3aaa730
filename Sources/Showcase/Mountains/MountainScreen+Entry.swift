extension ScreenEntry {
  static let mountains = ScreenEntry(
    name: "mountains",
    summary: "search as you type, and sort by name, relevance or height",
    help: """
      Typing filters a list of mountains by name. Tab sorts the matches by name, by relevance, or by
      height. Relevance means: names that begin with the text are first, then names with a word that
      begins with it, then all other matches. Left and Right move the caret, Backspace deletes one
      character, and Ctrl-U deletes all. The search runs in the background while you type.
      """,
    options: [
      Option(
        name: "--file",
        value: "PATH",
        help: """
          Show the mountains of another file. Each line has the form name,height,country, where
          the height is a whole number of metres. Empty lines and lines that begin with # are
          ignored.
          """
      ),
      Option(
        name: "--lenient",
        help: """
          Skip lines of the file that are invalid or repeat a name, and show how many lines are
          skipped.
          """
      ),
    ],
    keys: "k a n backspace tab tab tab x",
    tourKeys: "k a tab"
  ) { options in
    let file = try MountainFile(
      path: options.values["--file"] ?? MountainFile.bundledPath,
      isLenient: options.values["--lenient"] != nil
    )
    if options.isInteractive, #available(macOS 15, *) {
      return MountainScreen(file) { BackgroundMountainResults($0) }
    }
    return MountainScreen(file)
  }
}
