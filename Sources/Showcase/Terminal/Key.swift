/// A key of the keyboard, as far as the screens care.
enum Key: Hashable {
  case character(Character)
  case backspace
  case enter
  case tab
  case clear
  case escape
  case endOfInput
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end

  static let space = Key.character(" ")
}

extension Key {
  /// The keys that are not characters, and those characters that are hard to see, by name.
  static let named: [String: Key] = [
    "space": .space, "backspace": .backspace, "enter": .enter, "tab": .tab, "clear": .clear,
    "escape": .escape, "up": .up, "down": .down, "left": .left, "right": .right,
    "pageup": .pageUp, "pagedown": .pageDown, "home": .home, "end": .end,
  ]
}
