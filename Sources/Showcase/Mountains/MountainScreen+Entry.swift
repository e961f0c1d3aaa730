extension ScreenEntry {
  static let mountains = ScreenEntry(
    name: "mountains",
    summary: "search as you type",
    help: """
      Typing narrows a list of mountains by name: names that begin with the text come first, then
      those with a word that does, then the others, each time the highest first. Every key gives
      the list one snapshot. Backspace takes a character back, Ctrl-U all of them.
      """,
    options: [
      Option(
        name: "--file",
        value: "PATH",
        help: """
          Show the mountains of another file: lines of name,height,country, where the height
          is a whole number of metres. Empty lines and those that begin with # do not count.
          """
      ),
      Option(
        name: "--lenient",
        help: """
          Leave out the lines of the file that do not parse or repeat a name, and say how
          many they are.
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
