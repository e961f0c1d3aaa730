#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens at a terminal.
enum TerminalEvent: Hashable {
  case key(Key)

  /// The window has another size, or other contents than before.
  case redraw

  /// Nothing has happened for as long as one was to wait.
  case timeout

  /// The terminal is gone.
  case end
}

/// Waits for what happens at the terminal.
///
/// An object, so that keys which were pressed ahead are there for whoever waits next.
final class TerminalInput {
  private var decoder = KeyDecoder()
  private var keys: [Key] = []

  /// How long nothing must follow the escape key's byte for it to be that key, in milliseconds.
  private static let pause: Int32 = 50

  /// The next thing that happens, or that nothing has.
  ///
  /// - Parameter deadline: Until when to wait, by ``ScreenClock/now``; nil for ever.
  /// - Returns: What has happened.
  func next(until deadline: Double?) -> TerminalEvent {
    while keys.isEmpty {
      var sources = [STDIN_FILENO, TerminalSignals.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&sources, nfds_t(sources.count), milliseconds(until: deadline))
      if count < 0 && errno != EINTR { return .end }
      guard count > 0 else {
        guard count == 0 else { continue }
        if decoder.isWaiting {
          keys = decoder.finish()
        } else if milliseconds(until: deadline) == 0 {
          return .timeout
        }
        continue
      }
      if let signal = TerminalSignals.take() {
        respond(to: signal)
        return .redraw
      }
      if sources[0].revents != 0 {
        guard let bytes = readBytes() else { return .end }
        keys = decoder.decode(bytes)
      }
    }
    return .key(keys.removeFirst())
  }

  /// How long to wait at most, as the system wants to know it.
  private func milliseconds(until deadline: Double?) -> Int32 {
    if decoder.isWaiting { return Self.pause }
    guard let deadline else { return -1 }
    return Int32(max(0, min(1e6, ((deadline - ScreenClock.now) * 1000).rounded(.up))))
  }

  private func respond(to signal: Int32) {
    switch signal {
    case SIGTSTP:
      TerminalModes.leave()
      TerminalSignals.stop()
      TerminalModes.enter()
    case SIGCONT:
      // Whoever had the terminal meanwhile may have left it otherwise.
      TerminalModes.enter()
    default:
      break
    }
  }

  /// The bytes that have come, or nil at the end.
  private func readBytes() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0 && errno == EINTR { return [] }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}
