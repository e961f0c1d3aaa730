/// An event in a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// The user has pressed a key.
  case key(TerminalKey)

  /// The size of the window has changed, or its contents must be drawn again.
  case redraw

  /// The time has passed without another event.
  case timeout

  /// The terminal was closed.
  case end
}
