import Foundation

/// A git repository, whose history a test reads.
struct GitRepository {
  /// A file that a commit changes, with its contents before and after the commit; `nil` if it does not exist.
  struct Change {
    var path: [UInt8]
    var old: String?
    var new: String?
  }

  struct Failure: Error {}

  let path: String

  /// Whether git is in `PATH`.
  static let isPossible = (try? GitRepository(path: "/").git("--version")) != nil

  /// The repository of this package, if there is one with a history.
  static let own: GitRepository? = {
    let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let repository = GitRepository(path: folder.path)
    let commits = try? repository.git("rev-list", "--count", "HEAD")
    let count = commits.flatMap { Int(String(decoding: $0.dropLast(), as: UTF8.self)) } ?? 0
    return count > 1 ? repository : nil
  }()

  /// Runs git, and returns its output.
  @discardableResult
  func git(_ arguments: String..., input: FileHandle = .nullDevice) throws -> Data {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", path] + arguments
    // If git runs the tests, for example in a hook, its variables name another repository. They must not take effect.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return data
  }

  /// Fills an empty folder with a repository, one commit for each list of files.
  func create(commits: [[[UInt8]: String]]) throws {
    var stream = Data()
    for files in commits {
      stream += Data("commit refs/heads/main\ncommitter A <a@b> 0 +0000\ndata 0\ndeleteall\n".utf8)
      for (path, contents) in files {
        stream += Data("M 100644 inline ".utf8) + path
        stream += Data("\ndata \(contents.utf8.count)\n\(contents)\n".utf8)
      }
    }
    let file = URL(fileURLWithPath: path).appendingPathComponent("stream")
    try stream.write(to: file)
    try git("init", "--quiet", "--bare")
    try git("symbolic-ref", "HEAD", "refs/heads/main")
    try git("fast-import", "--quiet", input: FileHandle(forReadingFrom: file))
  }

  /// Returns the changes of each commit, from the first to the newest; a merge is one commit.
  func history() throws -> [[Change]] {
    // The options override settings of the user that change the output of git.
    let log = try git(
      "log",
      "--reverse",
      "--first-parent",
      "--diff-merges=first-parent",
      "--root",
      "--raw",
      "-z",
      "--no-abbrev",
      "--no-renames",
      "--no-relative",
      "--no-color",
      "--no-notes",
      "--no-show-signature",
      "--format=%H"
    )
    var commits: [[Change]] = []
    var fields = log.split(separator: 0)[...]
    while let field = fields.popFirst() {
      // A newline precedes the first change of a commit.
      let text = String(decoding: field.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
      guard text.hasPrefix(":") else {
        commits.append([])
        continue
      }
      // A change has two modes, two objects and a letter. The path follows.
      let parts = text.dropFirst().split(separator: " ").map(String.init)
      guard parts.count == 5, let path = fields.popFirst() else { throw Failure() }
      func contents(_ mode: String, _ object: String) -> String? {
        mode.allSatisfy { $0 == "0" } ? nil : "\(mode) \(object)"
      }
      commits[commits.count - 1].append(
        Change(
          path: Array(path),
          old: contents(parts[0], parts[2]),
          new: contents(parts[1], parts[3])
        )
      )
    }
    return commits
  }

  /// Returns the paths and contents of all files of the newest commit.
  func files() throws -> [[UInt8]: String] {
    let fields = try git("ls-tree", "-r", "-z", "--full-tree", "HEAD").split(separator: 0)
    return try Dictionary(
      uniqueKeysWithValues: fields.map { field in
        let parts = field.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        let words = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
        guard parts.count == 2, words.count == 3 else { throw Failure() }
        return (Array(parts[1]), "\(words[0]) \(words[2])")
      }
    )
  }
}
