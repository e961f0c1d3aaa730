/// A key that the user presses in a terminal.
public enum TerminalKey: Hashable, Sendable {
  /// A visible character or a space.
  case character(Character)

  /// Backspace, which deletes the character before the cursor.
  case backspace

  /// Return or Enter.
  case enter

  /// Tab.
  case tab

  /// Ctrl-U, which deletes a line.
  case clear

  /// Escape.
  case escape

  /// Ctrl-D, which ends the input.
  case endOfInput

  /// The arrow key up.
  case up

  /// The arrow key down.
  case down

  /// The arrow key left.
  case left

  /// The arrow key right.
  case right

  /// Page Up.
  case pageUp

  /// Page Down.
  case pageDown

  /// Home.
  case home

  /// End.
  case end

  /// The space bar.
  public static let space = TerminalKey.character(" ")
}
