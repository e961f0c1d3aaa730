import DiffableTerminal

/// A sequence of keys and ticks to play on a screen instead of user input.
struct Script: Hashable {
  /// One event, with its name if the script gives the event by name.
  struct Step: Hashable {
    var event: ScreenEvent
    var name: String?
  }

  private(set) var steps: [Step] = []

  init() {}

  /// Creates a script from event names; see ``add(_:)`` for the syntax.
  init(_ names: String) throws(ScriptError) { try add(names) }

  /// Adds the keys that a terminal sends when a text is typed, including control characters.
  mutating func type(_ text: String) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(text.utf8) + decoder.finish()
    steps += keys.map { Step(event: .key($0), name: nil) }
  }

  /// Adds events by name.
  ///
  /// A name is one of the names in ``Key/named``, `tick`, or a single character. A repeat count may follow, as in
  /// `down*3`.
  mutating func add(_ names: String) throws(ScriptError) {
    for word in names.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      let isRepeated = parts.count == 2 && !parts[0].isEmpty
      let name = String(isRepeated ? parts[0] : word)
      guard let event = Self.event(named: name) else { throw .unknownKey(name) }
      guard let count = isRepeated ? Int(parts[1]) : 1, 1...1000 ~= count else {
        throw .badCount(String(word))
      }
      steps += repeatElement(Step(event: event, name: name), count: count)
    }
  }

  private static func event(named name: String) -> ScreenEvent? {
    if name == "tick" { return .tick }
    if let key = Key.named[name] { return .key(key) }
    guard let character = name.first, name.count == 1, !character.isControl else { return nil }
    return .key(.character(character))
  }
}

/// An error in the text of a script.
enum ScriptError: Error, Hashable {
  case unknownKey(String)
  case badCount(String)
}

extension ScriptError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownKey(let name): "unknown key \"\(name)\""
    case .badCount(let word): "\(word): the repeat count must be from 1 to 1000"
    }
  }
}
