/// A screen that the program can open.
struct ScreenEntry: Sendable {
  /// An option of a screen.
  struct Option: Hashable, Sendable {
    /// What it looks like, with the dashes.
    var name: String

    /// What its value is called; nil for one that has none.
    var value: String?

    var help: String
  }

  /// What the screen is opened with.
  struct Options: Hashable, Sendable {
    /// The values of the options that are given, which are empty for those that have none.
    var values: [String: String] = [:]

    /// What stands after the name of the screen.
    var operand: String?

    /// Whether somebody is at it, so that what they do is worth keeping.
    var isInteractive = false
  }

  /// What the screen is opened by.
  var name: String

  /// What it shows, in a few words.
  var summary: String

  /// What there is to know about it.
  var help: String

  var options: [Option] = []

  /// What may stand after the name of the screen, if anything.
  var operand: String?

  /// The keys that show it at its best, for where nobody says any: see ``Script/add(_:)``.
  var keys: String

  /// The few keys that a tour plays; nil where what there is to see differs from place to place.
  var tourKeys: String?

  /// Opens the screen, or says why that is not possible.
  var open: @Sendable (Options) throws -> any Screen

  /// What to print instead of opening the screen, if its options ask for that.
  var report: @Sendable (Options) throws -> String? = { _ in nil }
}

extension ScreenEntry {
  /// The screens, from the simplest on.
  static let all: [ScreenEntry] = [
    .texts, .mountains, .countdown, .shopping, .store, .feed, .files,
  ]

  /// What happens where nobody says what.
  var script: Script {
    get throws(ScriptError) { try Script(keys) }
  }

  /// What happens on a tour, if it comes by.
  var tourScript: Script? {
    get throws(ScriptError) { try tourKeys.map(Script.init) }
  }
}
