extension Arguments {
  /// What there is to know about the program.
  static let help = """
    Usage: showcase [SCREEN] [--type TEXT] [--keys NAMES] [OPTION …]

    Shows what diffable lists do, in a terminal. Only rows that change are written: + inserted,
    ~ moved, * updated; those that are gone are named below the list. Without a screen it lists
    them, and plays a short tour.

    Screens:
    \(ScreenEntry.all.map(\.helpLines).joined(separator: "\n\n"))

    Keys:
      The arrow keys, Page Up, Page Down, Home and End scroll or select a row. Escape leaves, and
      so does q where no text is typed.

    Options of all screens:
      --type TEXT    Type TEXT instead of waiting for keys: print each frame, with its changes,
                     as text.
      --keys NAMES   The same with keys by name, and spaces between them: characters as
                     themselves; \(keyNames.prefix(7).joined(separator: ", ")),
                     \(keyNames.dropFirst(7).joined(separator: ", "));
                     and tick for the time that a screen waits for. Times may follow: down*3.
                     Without a terminal, and unless other keys are given, a screen plays
                     some that show what it does.
      -h, --help     Print this.

    Exit codes:
      0              All went well.
      2              The arguments make no sense, or a screen cannot open its file, folder or
                     repository: there is none, or there is something wrong in it; or what
                     was changed cannot be kept. Standard error says what.

    """

  private static var keyNames: [String] { Key.named.keys.sorted() }
}

extension ScreenEntry {
  /// The screen and its options, as part of the help.
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

  /// The lines of a text beside a word; those of a text without one stand below it.
  private static func columns(_ word: String, _ text: String, indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let lines = text.split(separator: "\n")
    guard !word.isEmpty else { return lines.map { margin + $0 } }
    return [margin + word] + lines.map { margin + "  " + $0 }
  }
}
