#if os(macOS) || os(Linux)
import DiffableTerminal

/// A sequence of keys and ticks to play on a screen instead of user input.
struct Script: Hashable {
  /// One event, with its name if the script gives the event by name.
  struct Step: Hashable {
    var event: ScreenEvent
    var name: String?
  }

  private(set) var steps: [Step] = []

  /// The keys with names: all keys except visible characters and the end of the input.
  static let namedKeys: KeyValuePairs<String, Key> = [
    "backspace": .backspace, "clear": .clear, "down": .down, "end": .end, "enter": .enter,
    "escape": .escape, "home": .home, "left": .left, "pagedown": .pageDown, "pageup": .pageUp,
    "right": .right, "space": .space, "tab": .tab, "up": .up,
  ]

  init() {}

  /// Creates a script from the names of events; see ``add(_:)`` for the syntax.
  init(_ names: String) throws(MessageError) { try add(names) }

  /// Adds the keys that a terminal sends when a text is typed, including control characters.
  mutating func type(_ text: String) {
    var decoder = KeyDecoder()
    steps += (decoder.decode(text.utf8) + decoder.finish()).map { Step(event: .key($0)) }
  }

  /// Adds events by name.
  ///
  /// A name is one of ``namedKeys``, `tick`, or a single character. A repeat count may follow, as in `down*3`.
  mutating func add(_ names: String) throws(MessageError) {
    for word in names.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      let isRepeated = parts.count == 2 && !parts[0].isEmpty
      let name = String(isRepeated ? parts[0] : word)
      guard let event = Self.event(named: name) else {
        throw MessageError("unknown key \"\(name)\"")
      }
      guard let count = isRepeated ? Int(parts[1]) : 1, 1...1000 ~= count else {
        throw MessageError("\(word): the repeat count must be from 1 to 1000")
      }
      steps += repeatElement(Step(event: event, name: name), count: count)
    }
  }

  private static func event(named name: String) -> ScreenEvent? {
    if name == "tick" { return .tick }
    if let key = namedKeys.first(where: { $0.key == name })?.value { return .key(key) }
    guard let character = name.first, name.count == 1, name.printable == name else { return nil }
    return .key(.character(character))
  }
}
#endif
