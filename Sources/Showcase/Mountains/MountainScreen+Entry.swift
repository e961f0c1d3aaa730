extension ScreenEntry {
  static let mountains = ScreenEntry(
    name: "mountains",
    summary: "search as you type",
    help: """
      Typing filters a list of mountains by name. Names that begin with the text are first, then
      names with a word that begins with it, then all other matches. Each group is sorted by height.
      Every key applies one snapshot. Backspace deletes one character, Ctrl-U deletes all.
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
    keys: "k a n backspace",
    tourKeys: "k"
  ) { options in
    try MountainScreen(
      MountainFile(
        path: options.values["--file"] ?? MountainFile.bundledPath,
        isLenient: options.values["--lenient"] != nil
      )
    )
  }
}
