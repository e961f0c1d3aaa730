extension Arguments {
  /// What there is to know about the program.
  static let help = """
    Usage: showcase [mountains] [--type TEXT] [--file PATH] [--lenient]

    Shows what a diffable list does, in a terminal.

    Screens:
      mountains      Mountains and their heights. Typing narrows the list by name: names that
                     begin with the text come first, then those with a word that does, then the
                     others, each time the highest first. Every key gives the list one snapshot,
                     and only rows that change are written: + inserted, ~ moved; those that are
                     gone are named below the list. This is the first screen, shown unless
                     another one is asked for.

    Keys:
      Backspace takes a character back, Ctrl-U all of them. The arrow keys, Page Up, Page Down,
      Home and End scroll. Escape leaves.

    Options:
      --type TEXT    Type TEXT instead of waiting for keys: print each frame, with its changes,
                     as text. Without a terminal it is kan, and a backspace.
      --file PATH    Show the mountains of another file: lines of name,height,country, where
                     the height is a whole number of metres. Empty lines and those that begin
                     with # do not count.
      --lenient      Leave out the lines of the file that do not parse or repeat a name, and say
                     how many they are.
      -h, --help     Print this.

    Exit codes:
      0              All went well.
      2              The arguments make no sense, there is no such file, or, unless --lenient is
                     given, a line of it does not parse or repeats a name. Standard error says
                     which one.

    """

  /// What is typed where nobody can, and nobody said what.
  static let defaultText = "kan\u{7F}"
}
