import Foundation

/// A running git process, whose output is read as a stream of fields.
final class GitProcess {
  private let path: String
  private let separator: UInt8
  private let process = Process()
  private let output = Pipe()

  /// The file that receives the standard error of git.
  ///
  /// A pipe could fill up and block git, because nothing reads the pipe while git runs.
  private let errorFile: FileHandle

  private var buffer: [UInt8] = []
  private var position = 0

  /// Environment variables that would make git use another repository.
  private static let foreignVariables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX",
  ]

  /// Starts git.
  ///
  /// - Parameters:
  ///   - arguments: The git command and its options.
  ///   - path: The folder of a repository, bare or not.
  ///   - environment: The environment variables of git. `PATH` determines which git is used.
  ///   - separator: The byte that ends each field.
  /// - Throws: ``GitError/noFolder(path:)``, ``GitError/noGit`` or ``GitError/notStarted(reason:)``.
  init(
    _ arguments: [String],
    in path: String,
    environment: [String: String],
    separator: UInt8 = 0
  ) throws(GitError) {
    guard isFolder(path) == true else { throw .noFolder(path: path) }
    let program = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { throw .noGit }
    guard let errorFile = Self.temporaryFile() else {
      throw .notStarted(reason: "no temporary file")
    }
    self.errorFile = errorFile
    self.path = path
    self.separator = separator
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", path, "--no-pager"] + arguments
    process.environment = environment.filter { !Self.foreignVariables.contains($0.key) }
      .merging(["LC_ALL": "C", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errorFile
    do {
      try process.run()
    } catch let problem {
      throw .notStarted(reason: problem.localizedDescription)
    }
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Creates a file without a name, which exists until it is closed.
  private static func temporaryFile() -> FileHandle? {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = FileHandle(forUpdatingAtPath: url.path)
    else { return nil }
    try? FileManager.default.removeItem(at: url)
    return file
  }

  /// Returns the next field without its separator, or `nil` after git has succeeded.
  func next() throws(GitError) -> ArraySlice<UInt8>? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: separator) {
        defer { position = end + 1 }
        return buffer[position..<end]
      }
      searched = buffer.count - position
      buffer.removeSubrange(..<position)
      position = 0
      guard try readMore() else { break }
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit && process.terminationStatus == 0 else {
      throw .failed(path: path, message: errorMessage)
    }
    guard buffer.isEmpty else { throw unreadable(buffer) }
    return nil
  }

  /// Returns the error for a field that cannot be parsed.
  func unreadable(_ field: some Sequence<UInt8>) -> GitError {
    .unreadable(path: path, field: String(decoding: Array(field), as: UTF8.self))
  }

  /// Waits for more output of git, and appends the output to the buffer.
  ///
  /// - Returns: Whether there was more output, or `false` at the end of the output.
  private func readMore() throws(GitError) -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    let count = read(upTo: 1 << 16, from: descriptor, to: &buffer)
    guard count >= 0 else {
      let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      throw .failed(path: path, message: error.localizedDescription)
    }
    return count > 0
  }

  /// The first line of the standard error, without its prefix.
  private var errorMessage: String {
    try? errorFile.seek(toOffset: 0)
    let bytes = (try? errorFile.read(upToCount: 4096)) ?? Data()
    var line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first ?? ""
    for prefix in ["fatal: ", "error: "] where line.hasPrefix(prefix) {
      line = line.dropFirst(prefix.count)
    }
    return line.isEmpty ? "no message" : String(line)
  }
}
