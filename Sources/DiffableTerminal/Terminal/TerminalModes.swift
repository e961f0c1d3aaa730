#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(macOS)
  import Darwin
#endif

#if os(macOS) || os(Linux)
  /// The modes of the terminal: the original mode, and the full-screen mode of the program.
  ///
  /// A signal handler calls ``leave()``, so ``leave()`` uses only constants.
  enum TerminalModes {
    /// The settings of the terminal when the process started, or nil without a terminal.
    private static let original = current

    /// The settings of the terminal, or nil without a terminal.
    private static var current: termios? {
      var settings = termios()
      // In bounds, as in the other calls: the function accesses one `termios`.
      return unsafe tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
    }

    // These control sequences switch to the alternate screen without a cursor, and back to the original screen.
    private static var entry: StaticString { "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J" }
    private static var exit: StaticString { "\u{1B}[r\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l" }

    /// Enters the full-screen mode, in which keys are read unbuffered.
    ///
    /// Keys that send signals still work.
    static func enter() {
      guard let original else { return }
      _ = restoresAtExit
      var settings = original
      unsafe cfmakeraw(&settings)
      settings.c_lflag |= tcflag_t(ISIG)
      settings.c_oflag = original.c_oflag
      set(settings, when: TCSADRAIN)
      send(entry)
    }

    /// Restores the original mode.
    ///
    /// It is safe to call this in a signal handler, and repeatedly.
    static func leave() {
      guard let settings = original, isInForeground else { return }
      send(exit)
      set(settings, when: TCSANOW)
    }

    private static func set(_ settings: termios, when action: CInt) {
      var settings = settings
      unsafe tcsetattr(STDIN_FILENO, action, &settings)
    }

    /// Makes `exit` restore the original mode.
    private static let restoresAtExit: Bool =
      atexit {
        // If the original mode is already restored, the control sequences of `leave()` would move the cursor.
        if TerminalModes.isEntered { TerminalModes.leave() }
      } == 0

    /// Whether the terminal is in the mode of ``enter()``, in which it does not collect lines.
    private static var isEntered: Bool {
      guard let original, let current else { return false }
      return current.c_lflag != original.c_lflag
    }

    /// Whether the process is in the foreground.
    ///
    /// Otherwise the terminal belongs to another process.
    private static var isInForeground: Bool {
      let group = tcgetpgrp(STDIN_FILENO)
      return group < 0 || group == getpgrp()
    }

    private static func send(_ sequence: StaticString) {
      sequence.withUTF8Buffer { unsafe TerminalOutput.send(UnsafeRawBufferPointer($0)) }
    }
  }
#endif
