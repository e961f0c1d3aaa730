#if os(macOS) || os(Linux)
import Foundation

/// A second process, which applies the changes of this process, and the two pipes between the processes.
final class MirrorLink {
  let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  /// Starts this program a second time.
  init() throws {
    // In a test, the program is in the folder of the tests.
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("showcase")
    process.arguments = ["mirror", "--follow"]
    // Other processes must not inherit the pipes. Otherwise a pipe stays open when the second process ends.
    for pipe in [input, output] {
      _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Writes a line, and returns the reply, or `nil` if the second process has ended.
  func exchange(_ line: Data) -> MirrorReply? {
    // If the other process has ended, writing must fail instead of ending this process.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { _ = signal(SIGPIPE, previous) }
    guard #available(macOS 10.15.4, *),
      (try? input.fileHandleForWriting.write(contentsOf: line)) != nil
    else { return nil }
    var reply = Data()
    while reply.last != UInt8(ascii: "\n") {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { return nil }
      reply += part
    }
    return try? JSONDecoder().decode(MirrorReply.self, from: reply)
  }
}
#endif
