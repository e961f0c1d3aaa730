/// A key of the keyboard, as far as the screens care.
enum Key: Hashable {
  case character(Character)
  case backspace
  case clear
  case escape
  case endOfInput
  case up
  case down
  case pageUp
  case pageDown
  case home
  case end
}
