/// A description of a screen that the program can open.
struct ScreenEntry: Sendable {
  /// A command-line option of a screen.
  struct Option: Hashable, Sendable {
    /// The name, including the dashes.
    var name: String

    /// The placeholder of the value in the help, or `nil` if the option has no value.
    var value: String?

    /// The description in the help.
    var help: String
  }

  /// The options that a screen is opened with.
  struct Options: Hashable, Sendable {
    /// The values of the given options by name.
    ///
    /// The value is empty if the option has no value.
    var values: [String: String] = [:]

    /// The argument after the screen name.
    var operand: String?

    /// Whether a user operates the screen.
    ///
    /// Otherwise, the screen saves changes only in a file that an option names.
    var isInteractive = false
  }

  /// The name that opens the screen.
  var name: String

  /// A short description for the menu.
  var summary: String

  /// The full description in the help.
  var help: String

  var options: [Option] = []

  /// The placeholder of the argument after the screen name, or `nil` if the screen takes no argument.
  var operand: String?

  /// The keys that a scripted run plays by default, in the syntax of ``Script/add(_:)``.
  var keys: String

  /// The keys that a tour plays, or `nil` if the tour skips the screen.
  ///
  /// The tour skips screens that start processes, and screens whose content differs between machines.
  var tourKeys: String?

  /// Creates the screen, or throws an error with a message for the user.
  var open: @Sendable (Options) throws -> any Screen

  /// Returns the text to print, or `nil` to play the default keys.
  ///
  /// The program calls this closure if it has neither a terminal nor a script.
  var report: @Sendable (Options) throws -> String? = { _ in nil }
}

extension ScreenEntry {
  /// All screens, the simplest first.
  static let all: [ScreenEntry] = [
    .texts, .mountains, .settings, .countdown, .sort, .shopping, .store, .library, .feed, .files,
    .mirror,
  ]

  /// The default script.
  var script: Script {
    get throws(ScriptError) { try Script(keys) }
  }

  /// The script of the tour, or `nil` if the tour skips the screen.
  var tourScript: Script? {
    get throws(ScriptError) { try tourKeys.map(Script.init) }
  }
}
