#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that concern the terminal.
///
/// Those that end the process give the terminal back first, in the handler itself, so that it does not
/// matter what the process is doing. The others only write their number into a pipe, for whoever waits
/// for the next key.
enum TerminalSignals {
  private static let fatal = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE,
  ]
  private static let reported = [SIGWINCH, SIGTSTP, SIGCONT]

  /// The ends of the pipe: a constant, for the handler uses it.
  fileprivate static let pipeEnds: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      // A handler must not wait for room, nor the reader for a signal.
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    return (ends[0], ends[1])
  }()

  /// What becomes readable when there is a signal to ``take()``.
  static var descriptor: Int32 { pipeEnds.read }

  /// Takes the oldest signal that was reported.
  static func take() -> Int32? {
    var number: UInt8 = 0
    return read(pipeEnds.read, &number, 1) == 1 ? Int32(number) : nil
  }

  /// Handles the signals until ``uninstall()``.
  static func install() {
    _ = pipeEnds
    for number in fatal { signal(number, restoreAndEnd) }
    for number in reported { signal(number, report) }
  }

  /// Leaves the signals to the system again.
  static func uninstall() {
    for number in fatal + reported { signal(number, SIG_DFL) }
  }

  /// Stops the process as the signal that asks for it would have done, and returns when it goes on.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, report)
  }
}

private func restoreAndEnd(_ number: Int32) {
  let error = errno
  TerminalModes.leave()
  signal(number, SIG_DFL)
  raise(number)  // Held back until the handler returns.
  errno = error
}

private func report(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(TerminalSignals.pipeEnds.write, &byte, 1)
  errno = error
}
