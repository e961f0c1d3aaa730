import Foundation

/// A terminal that is operated by a test.
final class PseudoTerminal {
  /// The file descriptor for the user.
  private let user: Int32

  /// The file descriptor for the program.
  let program: Int32

  struct Failure: Error {}

  init(columns: UInt16, lines: UInt16, blocks: Bool) throws {
    var ends: (user: Int32, program: Int32) = (-1, -1)
    guard openpty(&ends.user, &ends.program, nil, nil, nil) == 0 else { throw Failure() }
    (user, program) = ends
    for end in [user, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if !blocks { _ = fcntl(program, F_SETFL, O_NONBLOCK) }
    try resize(columns: columns, lines: lines)
  }

  deinit {
    close(user)
    close(program)
  }

  func resize(columns: UInt16, lines: UInt16) throws {
    var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(program, UInt(TIOCSWINSZ), &size) == 0 else { throw Failure() }
  }

  func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(user, bytes, bytes.count) == bytes.count else { throw Failure() }
  }

  /// Waits until the program has written a text.
  ///
  /// - Returns: Everything that the program has written meanwhile.
  @discardableResult
  func wait(for text: String) throws -> String {
    var received: [UInt8] = []
    while !String(decoding: received, as: UTF8.self).contains(text) {
      guard let bytes = try bytes(within: 20_000) else { throw Failure() }
      received += bytes
    }
    return String(decoding: received, as: UTF8.self)
  }

  /// Returns what the program has written since the last call, without waiting.
  func pendingOutput() throws -> String {
    var received: [UInt8] = []
    while let bytes = try bytes(within: 0) { received += bytes }
    return String(decoding: received, as: UTF8.self)
  }

  /// Reads bytes that the program has written, or returns `nil` if it writes none within some milliseconds.
  func bytes(within milliseconds: Int32) throws -> [UInt8]? {
    var source = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) == 1, source.revents & Int16(POLLIN) != 0 else {
      return nil
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(user, &buffer, buffer.count)
    guard count > 0 else { throw Failure() }
    return Array(buffer.prefix(count))
  }

  /// The settings of the terminal, as bytes that can be compared.
  var settings: [UInt8] {
    var settings = termios()
    guard tcgetattr(program, &settings) == 0 else { return [] }
    return withUnsafeBytes(of: settings) { Array($0) }
  }
}
