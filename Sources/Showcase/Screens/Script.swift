/// What happens to a screen that nobody is at: keys, and time that passes.
struct Script: Hashable {
  /// One event, with its name where the script names it.
  struct Step: Hashable {
    var event: ScreenEvent
    var name: String?
  }

  private(set) var steps: [Step] = []

  init() {}

  /// Makes a script of events by name: see ``add(_:)``.
  init(_ names: String) throws(ScriptError) { try add(names) }

  /// Adds the keys of a text as they would be typed; it may contain all that a keyboard can send.
  mutating func type(_ text: String) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(text.utf8) + decoder.finish()
    steps += keys.map { Step(event: .key($0), name: nil) }
  }

  /// Adds events by name.
  ///
  /// The names are those of ``Key/named`` and `tick`; a character is named by itself. A number of times
  /// may follow, as in `down*3`.
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

/// Why a script makes no sense.
enum ScriptError: Error, Hashable {
  case unknownKey(String)
  case badCount(String)
}

extension ScriptError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownKey(let name): "there is no key \"\(name)\""
    case .badCount(let word): "\(word) should say how many times, from 1 to 1000"
    }
  }
}
