extension Arguments {
  /// The text that `--help` prints.
  static let help = """
    Usage: showcase [SCREEN] [--type TEXT] [--keys NAMES] [OPTION …]

    Demonstrates diffable lists in a terminal. Only rows that change are drawn again. A character
    and a color show what happened to a row: + added, ~ moved, * changed, and − just before the row
    disappears. The line below the list says the same in words.
    Without SCREEN, the program lists the screens and offers a short tour.

    Screens:
    \(ScreenEntry.all.map(\.helpLines).joined(separator: "\n\n"))

    Keys:
      The arrow keys, j, k, Page Up, Page Down, Home and End scroll or select a row. ? shows all keys
      of a screen. Press Escape to quit. On screens that take text, j, k and q are text. Elsewhere, q
      quits too.

    Options of all screens:
      --type TEXT    Type TEXT instead of waiting for keys. Print each frame and its changes as
                     text.
      --keys NAMES   Press keys by name instead of waiting for keys. Separate the names with
                     spaces. A name is a single character, or one of
                     \(keyNames.prefix(7).joined(separator: ", ")),
                     \(keyNames.dropFirst(7).joined(separator: ", ")),
                     or tick, which stands for the next timer event of the screen. A repeat
                     count may follow a name: down*3.
                     Without a terminal and without --type or --keys, a screen plays default
                     keys.
      --no-animation
                     Show each change at once. Otherwise, deleted rows are shown for 0.15 s before
                     they disappear, and moved rows are shown on their way. Scripts have no
                     animation.
      -h, --help     Print this help.

    If the environment variable NO_COLOR is set, the terminal shows no colors.

    Exit codes:
      0              Success.
      2              The arguments are invalid, a file, folder or repository does not exist or
                     cannot be read, or changes cannot be saved. The message is written to
                     standard error.

    """

  private static var keyNames: [String] { Key.named.keys.sorted() }
}

extension ScreenEntry {
  /// The lines of the help about the screen and its options.
  fileprivate var helpLines: String {
    let title = "  " + ([name, operand.map { "[\($0)]" }].compactMap { $0 }).joined(separator: " ")
    let options = options.flatMap { option in
      let usage = ([option.name, option.value].compactMap { $0 }).joined(separator: " ")
      return Self.columns(usage, option.help, indentation: 4)
    }
    let padding = String(repeating: " ", count: max(1, 17 - title.count))
    return ([title + padding + summary] + Self.columns("", help, indentation: 4) + options)
      .joined(separator: "\n")
  }

  /// Returns a word followed by the indented lines of a text, or only the lines if the word is empty.
  private static func columns(_ word: String, _ text: String, indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let lines = text.split(separator: "\n")
    guard !word.isEmpty else { return lines.map { margin + $0 } }
    return [margin + word] + lines.map { margin + "  " + $0 }
  }
}
