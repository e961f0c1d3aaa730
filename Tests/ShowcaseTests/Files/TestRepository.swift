import Foundation

/// A bare repository in a temporary folder, created from a stream for `git fast-import`.
final class TestRepository {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("showcase-\(UUID().uuidString).git")

  struct Failure: Error {}

  var path: String { url.path }

  /// Whether git is in `PATH`.
  static var isPossible: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/git") }
  }

  /// The folder of this package, or `nil` if it is not a repository that git can read.
  static let ownPath: String? = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { url.deleteLastPathComponent() }
    let isReadable = (try? git(["-C", url.path, "rev-parse", "--quiet", "HEAD"])) != nil
    return isPossible && isReadable ? url.path : nil
  }()

  /// Creates a repository with a branch `main`, which is empty without a stream.
  init(_ stream: String = "") throws {
    try Self.git(["init", "--quiet", "--bare", path])
    try Self.git(["--git-dir", path, "symbolic-ref", "HEAD", "refs/heads/main"])
    if !stream.isEmpty {
      try Self.git(["--git-dir", path, "fast-import", "--quiet"], input: stream)
    }
  }

  /// Checks out `main` into a folder, as another worktree of the repository.
  func checkOut(to path: String) throws {
    try Self.git(["--git-dir", self.path, "worktree", "add", "--quiet", path, "main"])
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  private static func git(_ arguments: [String], input: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    // If git runs the tests, for example in a hook, its variables name another repository. They must not take effect.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
  }

  /// Returns the stream of a commit, whose parent is the previous commit of the branch by default.
  static func commit(
    _ changes: String...,
    message: String = "",
    branch: String = "main",
    parents: String = ""
  ) -> String {
    """
    commit refs/heads/\(branch)
    committer A <a@b> 0 +0000
    data \(message.utf8.count)
    \(message)\(message.isEmpty ? "" : "\n")\(parents)\(changes.map { $0 + "\n" }.joined())

    """
  }

  /// Returns the stream of a file.
  ///
  /// The caller must quote paths with special characters.
  static func file(_ path: String, _ contents: String, mode: String = "100644") -> String {
    "M \(mode) inline \(path)\ndata \(contents.utf8.count)\n\(contents)"
  }
}
