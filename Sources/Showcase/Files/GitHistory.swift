import Foundation

/// The changes between a commit and its predecessor.
struct GitCommit: Hashable {
  /// An added, deleted or modified file.
  struct Change: Hashable {
    var path: FilePath

    /// The content before and after the commit, or `nil` if the file does not exist.
    var (old, new): (TrackedFile.Content?, TrackedFile.Content?)
  }

  /// The hash of the commit.
  var name: String

  /// The date of the author, such as `2026-11-22`.
  var date = ""

  /// The first line of the message.
  var subject = ""

  var changes: [Change]
}

/// The history of a repository from the first commit to the newest, read from one git process.
///
/// The history follows the first parents from `HEAD`, so each commit is compared with its predecessor on the
/// branch. A merge is one change.
struct GitHistory {
  private let path: String
  private let environment: [String: String]
  private let log: GitProcess

  /// The hash, the date and the subject of the next commit, if they have been read already.
  private var heading: String?

  /// Starts reading the history of a repository.
  ///
  /// - Parameters:
  ///   - path: The folder of a repository, bare or not.
  ///   - environment: The environment variables of git. `PATH` determines which git is used.
  /// - Throws: A ``GitError`` if the folder does not exist or git cannot be started.
  init(
    path: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(GitError) {
    // Options such as `--no-renames` and `--no-color` override settings that a user's configuration can change.
    let arguments = [
      "log", "--reverse", "--first-parent", "--diff-merges=first-parent", "--root", "--raw", "-z",
      "--no-abbrev", "--no-renames", "--no-relative", "--ignore-submodules=none", "--no-color",
      "--no-notes", "--no-show-signature", "--date=short", "--format=%H %ad %s", "--",
    ]
    self.path = path
    self.environment = environment
    log = try GitProcess(arguments, in: path, environment: environment)
  }

  /// Returns the next commit, or `nil` after the newest.
  mutating func next() throws(GitError) -> GitCommit? {
    if heading == nil { heading = try log.next().map { String(decoding: $0, as: UTF8.self) } }
    guard let heading else { return nil }
    let parts = heading.split(separator: " ", maxSplits: 2).map(String.init) + ["", "", ""]
    var commit = GitCommit(name: parts[0], date: parts[1], subject: parts[2], changes: [])
    self.heading = nil
    while var field = try log.next() {
      // A newline precedes the first change of a commit.
      if field.first == UInt8(ascii: "\n") { field.removeFirst() }
      guard field.first == UInt8(ascii: ":") else {
        self.heading = String(decoding: field, as: UTF8.self)
        break
      }
      commit.changes.append(try readChange(field.dropFirst()))
    }
    return commit
  }

  /// Parses a change: two modes, two objects and a letter.
  ///
  /// The path is in the next field.
  private func readChange(_ field: ArraySlice<UInt8>) throws(GitError) -> GitCommit.Change {
    let parts = field.split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 5, let path = try log.next() else { throw log.unreadable(field) }
    func content(_ mode: String, _ object: String) -> TrackedFile.Content? {
      mode.allSatisfy { $0 == "0" } ? nil : TrackedFile.Content(mode: mode, object: object)
    }
    return GitCommit.Change(
      path: FilePath(Array(path)),
      old: content(parts[0], parts[2]),
      new: content(parts[1], parts[3])
    )
  }

  /// Returns the number of commits, read by a separate git process.
  func count() throws(GitError) -> Int {
    let process = try GitProcess(
      ["rev-list", "--count", "--first-parent", "HEAD", "--"],
      in: path,
      environment: environment,
      separator: UInt8(ascii: "\n")
    )
    guard let line = try process.next() else { return 0 }
    guard let count = Int(String(decoding: line, as: UTF8.self)) else {
      throw process.unreadable(line)
    }
    return count
  }

  /// Returns the root folder of the repository, or the given path if it is the root already.
  func root() throws(GitError) -> String {
    let process = try GitProcess(
      ["rev-parse", "--show-cdup"],
      in: path,
      environment: environment,
      separator: UInt8(ascii: "\n")
    )
    guard let way = try process.next(), !way.isEmpty else { return path }
    let part = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    let root = URL(fileURLWithPath: String(decoding: way, as: UTF8.self), relativeTo: part)
    return root.standardizedFileURL.path
  }

  /// Returns all files of a commit, read by a separate git process.
  ///
  /// - Parameter commit: The hash of the commit.
  /// - Returns: The files, in no particular order.
  /// - Throws: A ``GitError`` if git fails.
  func files(of commit: String) throws(GitError) -> [TrackedFile.Entry] {
    let process = try GitProcess(
      ["ls-tree", "-r", "-z", "--full-tree", commit],
      in: path,
      environment: environment
    )
    var entries: [TrackedFile.Entry] = []
    while let field = try process.next() {
      // A field consists of the mode, the type and the object, then a tab and the path.
      guard let tab = field.firstIndex(of: UInt8(ascii: "\t")) else {
        throw process.unreadable(field)
      }
      let parts = field[..<tab].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 3 else { throw process.unreadable(field) }
      entries.append(
        TrackedFile.Entry(
          path: FilePath(Array(field[(tab + 1)...])),
          content: TrackedFile.Content(mode: parts[0], object: parts[2])
        )
      )
    }
    return entries
  }
}
