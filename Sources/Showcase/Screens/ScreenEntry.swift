#if os(macOS) || os(Linux)
/// A description of a screen that the program can open.
struct ScreenEntry: Sendable {
  /// How a screen is opened.
  struct Options: Hashable, Sendable {
    /// The argument after the name of the screen.
    var operand: String?

    /// Whether a user operates the screen.
    ///
    /// Otherwise, the screen saves changes only in a file that the operand names.
    var isInteractive = false
  }

  /// The name that opens the screen.
  var name: String

  /// A short description for the menu.
  var summary: String

  /// The full description in the help.
  var help: String

  /// The placeholder of the argument after the name, or `nil` if the screen takes no argument.
  var operand: String?

  /// The keys that a scripted run plays by default, in the syntax of ``Script/add(_:)``.
  var keys: String

  /// Creates the screen, or throws an error with a message for the user.
  var open: @MainActor @Sendable (Options) throws -> any Screen

  /// All screens, the simplest first.
  static let all: [ScreenEntry] = [
    .texts, .mountains, .settings, .countdown, .sort, .shopping, .store, .library, .feed, .files,
    .mirror,
  ]

  /// The name and the summary of the screen, aligned in columns.
  var menuLine: String { name.padded(to: 12) + summary }
}
#endif
