import Foundation

/// A second process, which applies the changes of this process, and the two pipes between the processes.
final class MirrorLink {
  /// The second process.
  let process = Process()

  private let toFollower = Pipe()
  private let fromFollower = Pipe()
  private var replies: LineInput

  /// The file of this program, or `nil` if it was not found.
  private static var program: URL? {
    guard let own = Bundle.main.executableURL else { return nil }
    // In a test, the program is beside the executable of the tests.
    return [own, own.deletingLastPathComponent().appendingPathComponent("showcase")].first {
      $0.lastPathComponent == "showcase" && FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// Starts the second process.
  init() throws(MirrorError) {
    replies = LineInput(descriptor: fromFollower.fileHandleForReading.fileDescriptor)
    guard let program = Self.program else { throw .noProgram }
    // Other processes must not inherit the pipes. Otherwise the input of the follower stays open.
    for pipe in [toFollower, fromFollower] {
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    process.executableURL = program
    process.arguments = ["mirror", "--follow"]
    process.standardInput = toFollower
    process.standardOutput = fromFollower
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .notStarted(reason: error.localizedDescription)
    }
  }

  deinit { stop() }

  /// Writes a line, and waits for the reply.
  func exchange(_ line: [UInt8]) throws(MirrorError) -> MirrorReply {
    guard write(line), let reply = replies.next() else { throw .ended }
    do {
      return try JSONDecoder().decode(MirrorReply.self, from: Data(reply))
    } catch {
      throw .unreadableReply
    }
  }

  /// Ends the second process.
  ///
  /// The process also ends by itself when this process ends, because its input is then closed.
  func stop() {
    try? toFollower.fileHandleForWriting.close()
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }

  private func write(_ line: [UInt8]) -> Bool {
    // If the other process has ended, writing must fail instead of ending this process.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { _ = signal(SIGPIPE, previous) }
    let descriptor = toFollower.fileHandleForWriting.fileDescriptor
    return writeAll(line, to: descriptor)
  }
}

/// An error of the connection to the second process.
enum MirrorError: Error, Hashable {
  case noProgram
  case notStarted(reason: String)
  case ended
  case unreadableReply
  case refused(reason: String)
}

extension MirrorError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noProgram: "the program cannot start itself again, because its file was not found"
    case .notStarted(let reason): "the second process could not be started: \(reason)"
    case .ended: "the second process has ended"
    case .unreadableReply: "the reply of the second process cannot be read"
    case .refused(let reason): "the second process refused all notes: \(reason)"
    }
  }
}
