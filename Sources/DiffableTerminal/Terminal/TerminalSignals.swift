#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(macOS)
  import Darwin
#endif

#if os(macOS) || os(Linux)
  /// The handling of signals that affect the terminal.
  ///
  /// The handler of a fatal signal restores the terminal and then ends the process, whatever the process is
  /// doing. The handler of any other signal writes the signal number to a pipe, which ``TerminalInput`` reads.
  enum TerminalSignals {
    private static let fatal = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE,
    ]
    private static let reported = [SIGWINCH, SIGTSTP, SIGCONT]

    /// The ends of the pipe.
    ///
    /// This is a constant because signal handlers use it.
    fileprivate static let pipeEnds: (read: Int32, write: Int32) = {
      var ends: [Int32] = [-1, -1]
      if unsafe pipe(&ends) == 0 {  // In bounds: there are two ends.
        // Neither the signal handler nor the reader may block.
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      }
      return (ends[0], ends[1])
    }()

    /// The file descriptor that becomes readable when ``take()`` has a signal to return.
    static var descriptor: Int32 { pipeEnds.read }

    /// Removes and returns the oldest reported signal.
    static func take() -> Int32? {
      var number: UInt8 = 0
      // In bounds: one byte.
      return unsafe read(pipeEnds.read, &number, 1) == 1 ? Int32(number) : nil
    }

    /// Installs the signal handlers, and returns the previous handlers.
    static func install() -> [(number: Int32, action: sigaction)] {
      _ = pipeEnds
      var previous: [(number: Int32, action: sigaction)] = []
      for number in fatal + reported {
        var action = sigaction()
        // In bounds: the function writes one `sigaction`.
        let result = unsafe sigaction(number, nil, &action)
        if result == 0 { previous.append((number, action)) }
      }
      for number in fatal { signal(number, restoreAndEnd) }
      for number in reported { signal(number, report) }
      return previous
    }

    /// Installs the previous handlers again.
    static func restore(_ previous: [(number: Int32, action: sigaction)]) {
      for (number, action) in previous {
        var action = action
        unsafe sigaction(number, &action, nil)  // In bounds: the function reads one `sigaction`.
      }
    }

    /// Stops the process with the default action of `SIGTSTP`, and returns when the process continues.
    static func stop() {
      signal(SIGTSTP, SIG_DFL)
      // The threads that run asynchronous code block most signals.
      var stopSignal = sigset_t()
      // In bounds: the functions read and write one `sigset_t`.
      unsafe sigemptyset(&stopSignal)
      unsafe sigaddset(&stopSignal, SIGTSTP)
      unsafe pthread_sigmask(SIG_UNBLOCK, &stopSignal, nil)
      raise(SIGTSTP)
      signal(SIGTSTP, report)
    }
  }

  private func restoreAndEnd(_ number: Int32) {
    let error = errno
    TerminalModes.leave()
    signal(number, SIG_DFL)
    raise(number)  // The signal is blocked until the handler returns.
    errno = error
  }

  private func report(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(TerminalSignals.pipeEnds.write, &byte, 1)  // In bounds: one byte.
    errno = error
  }
#endif
