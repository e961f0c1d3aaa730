#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(macOS)
  import Darwin
#endif

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

#if os(macOS) || os(Linux)
  /// The input of the terminal: keys and signals.
  ///
  /// This is a class so that keys that are pressed early are kept for the next call.
  final class TerminalInput {
    private var decoder = KeyDecoder()
    private var keys: [TerminalKey] = []

    /// The time in milliseconds after which a single escape byte is the escape key.
    private static let pause: Int32 = 50

    /// Waits for the next event.
    ///
    /// - Parameter deadline: The time of ``TerminalClock/now`` until which to wait, or nil to wait without a limit.
    /// - Returns: The event, or `timeout` if the deadline has passed.
    func next(until deadline: Double?) -> TerminalEvent {
      while keys.isEmpty {
        var sources = [STDIN_FILENO, TerminalSignals.descriptor].map {
          pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let timeout = milliseconds(until: deadline)
        // In bounds, because the count is that of the array.
        let count = unsafe poll(&sources, nfds_t(sources.count), timeout)
        if count < 0 {
          guard errno == EINTR else { return .end }
        } else if count == 0 && decoder.isWaiting {
          keys = decoder.finish()
        } else if count == 0 {
          if milliseconds(until: deadline) == 0 { return .timeout }
        } else if let signal = TerminalSignals.take() {
          respond(to: signal)
          return .redraw
        } else if sources[0].revents != 0 {
          guard let bytes = readBytes() else { return .end }
          keys = decoder.decode(bytes)
        }
      }
      return .key(keys.removeFirst())
    }

    /// Returns the timeout for `poll`: milliseconds, or -1 to wait without a limit.
    private func milliseconds(until deadline: Double?) -> Int32 {
      if decoder.isWaiting { return Self.pause }
      guard let deadline else { return -1 }
      return Int32(max(0, min(1e6, ((deadline - TerminalClock.now) * 1000).rounded(.up))))
    }

    private func respond(to signal: Int32) {
      switch signal {
      case SIGTSTP:
        TerminalModes.leave()
        TerminalSignals.stop()
        TerminalModes.enter()
      case SIGCONT:
        // Another program may have changed the terminal modes in the meantime.
        TerminalModes.enter()
      default:
        break
      }
    }

    /// Reads the available bytes, or returns nil at the end of the input.
    private func readBytes() -> [UInt8]? {
      var buffer = [UInt8](repeating: 0, count: 1024)
      // In bounds, because the count is that of the array.
      let count = unsafe read(STDIN_FILENO, &buffer, buffer.count)
      // Another process that shares the terminal may have read the bytes.
      if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
      return count > 0 ? Array(buffer.prefix(count)) : nil
    }
  }

  /// A clock whose time never decreases.
  enum TerminalClock {
    /// The time in seconds since an arbitrary moment.
    static var now: Double {
      var time = timespec()
      // In bounds: the function writes one `timespec`.
      unsafe clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }
#endif
