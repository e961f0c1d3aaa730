import DiffableTerminal

typealias Key = TerminalKey

extension Key {
  /// The keys that scripts refer to by name: all keys except visible characters and the end of the input.
  static let named: [String: Key] = [
    "space": .space, "backspace": .backspace, "enter": .enter, "tab": .tab, "clear": .clear,
    "escape": .escape, "up": .up, "down": .down, "left": .left, "right": .right,
    "pageup": .pageUp, "pagedown": .pageDown, "home": .home, "end": .end,
  ]
}
