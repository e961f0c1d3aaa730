#if os(macOS) || os(Linux)
/// The parsed command line.
struct Arguments {
  /// The screen to open, or `nil` to show the menu.
  var screen: ScreenEntry?

  /// The options to open the screen with.
  var options = ScreenEntry.Options()

  /// The events to play instead of waiting for keys, or `nil` without `--type` and `--keys`.
  var script: Script?

  /// Whether to print the help.
  var wantsHelp = false

  /// Parses the arguments that follow the program name.
  ///
  /// - Throws: An ``UnknownScreen``, or a ``MessageError``.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var names: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help": wantsHelp = true
      case "--type", "--keys":
        guard let value = rest.popFirst() else {
          throw MessageError("\(argument) requires a value")
        }
        var script = self.script ?? Script()
        if argument == "--type" { script.type(value) } else { try script.add(value) }
        self.script = script
      case _ where argument.hasPrefix("-"): throw MessageError("unknown option \(argument)")
      default: names.append(argument)
      }
    }
    if let name = names.first {
      screen = ScreenEntry.all.first { $0.name == name }
      guard screen != nil else { throw UnknownScreen(name: name) }
    } else if script != nil && !wantsHelp {
      throw MessageError("--type and --keys require a screen")
    }
    guard names.count <= (screen?.operand == nil ? 1 : 2) else {
      throw MessageError("too many arguments: \(names.joined(separator: ", "))")
    }
    options.operand = names.dropFirst().first
  }
}

/// An error because no screen has a name.
struct UnknownScreen: Error, CustomStringConvertible {
  let name: String

  var description: String { "unknown screen \"\(name)\"" }
}

extension Arguments {
  /// Returns the list of screens, each with the command that opens it.
  static func screens(_ command: Command) -> String {
    let commands = ScreenEntry.all.map { "\(command) \($0.name)" }
    let columns = 2 + (commands.map(\.count).max() ?? 0)
    let lines = zip(commands, ScreenEntry.all).map { "  \($0.padded(to: columns))\($1.summary)\n" }
    return "Screens\n\(lines.joined())\(command) --help describes the screens and their keys.\n"
  }

  /// Returns the text that `--help` prints.
  static func help(_ command: Command) -> String {
    let keys = Script.namedKeys.map(\.key)
    return """
      Usage: \(command) [SCREEN] [--type TEXT] [--keys NAMES]

      Demonstrates diffable lists in a terminal. Only rows that change are drawn again. A character
      and a color show what happened to a row: + added, ~ moved, * changed. The line below the list says
      the same in words.
      Without SCREEN, the program shows a menu of all screens, or prints it without a terminal.

      Screens:
      \(ScreenEntry.all.map(\.helpLines).joined(separator: "\n\n"))

      Keys:
        The arrow keys, j, k, Page Up, Page Down, Home and End scroll or select a row. ? shows all keys
        of a screen. Press Escape to quit. On screens that take text, j, k and q are text. Elsewhere, q
        quits too.

      Options:
        --type TEXT    Type TEXT instead of waiting for keys. Print each frame and its changes as
                       text.
        --keys NAMES   Press keys by name instead of waiting for keys. Separate the names with
                       spaces. A name is a single character, or one of
                       \(keys.prefix(7).joined(separator: ", ")),
                       \(keys.dropFirst(7).joined(separator: ", ")),
                       or tick, which stands for the next timer event of the screen. A repeat
                       count may follow a name: down*3.
                       Without a terminal and without --type or --keys, a screen plays default
                       keys.
        -h, --help     Print this help.

      If the environment variable NO_COLOR is set, the terminal shows no colors.

      Exit codes:
        0              Success.
        2              The arguments are invalid, a file or folder does not exist or cannot be read, or
                       changes cannot be saved. The message is written to standard error.

      """
  }
}

extension ScreenEntry {
  /// The lines of the help about the screen.
  fileprivate var helpLines: String {
    let title = "  \(name)" + (operand.map { " [\($0)]" } ?? "")
    let lines = help.split(separator: "\n").map { "    " + $0 }
    return ([title.padded(to: 17) + summary] + lines).joined(separator: "\n")
  }
}
#endif
