#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The ways in which the terminal works: as it did before, or for a program that fills the window.
///
/// All that ``leave()`` needs is constant, and known by then, for a signal handler calls it.
enum TerminalModes {
  /// What the terminal was set to when the process started, unless it has none.
  private static let original: termios? = {
    var settings = termios()
    return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
  }()

  // The alternate screen, without a cursor. What was there before comes back.
  private static var entry: StaticString { "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J" }
  private static var exit: StaticString { "\u{1B}[r\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l" }

  /// Takes over the window, and the keys as they are typed; those that send signals still do.
  static func enter() {
    guard let original else { return }
    var settings = original
    cfmakeraw(&settings)
    settings.c_lflag |= tcflag_t(ISIG)
    settings.c_oflag = original.c_oflag
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    send(entry)
  }

  /// Gives the window back; safe in a signal handler, and more than once.
  static func leave() {
    guard var settings = original, isInForeground else { return }
    send(exit)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Whether the terminal is not somebody else's now, who set it to what suits them.
  private static var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group < 0 || group == getpgrp()
  }

  /// Sends a constant; where the terminal is gone, there is nothing left to do.
  private static func send(_ sequence: StaticString) {
    _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}
