/// A key that a screen can handle.
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
  /// The keys that scripts refer to by name: all keys except visible characters.
  static let named: [String: Key] = [
    "space": .space, "backspace": .backspace, "enter": .enter, "tab": .tab, "clear": .clear,
    "escape": .escape, "up": .up, "down": .down, "left": .left, "right": .right,
    "pageup": .pageUp, "pagedown": .pageDown, "home": .home, "end": .end,
  ]
}
