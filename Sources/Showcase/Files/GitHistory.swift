import Foundation

/// What a commit does to the files of the commit before it.
struct GitCommit: Hashable {
  /// A file that comes, goes or changes.
  struct Change: Hashable {
    var path: FilePath

    /// What was there before, and what is there afterwards, unless there is nothing.
    var (old, new): (TrackedFile.Content?, TrackedFile.Content?)
  }

  /// The commit's name.
  var name: String
  var changes: [Change]
}

/// The history of a repository, from its first commit to the newest, read from one process.
///
/// It follows the first parents from `HEAD`, so that each commit is compared with the one before it:
/// this is the history of the branch as its users saw it, and a merge is one change.
struct GitHistory {
  private let path: String
  private let environment: [String: String]
  private let log: GitProcess

  /// The name of the commit that is to be read next, once there is one.
  private var name: String?

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - path: The folder of a repository, bare or not.
  ///   - environment: The variables of the process, with the `PATH` that leads to git.
  /// - Throws: An error about git or the folder.
  init(
    path: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(GitError) {
    // Each of these could be set otherwise in somebody's configuration.
    let arguments = [
      "log", "--reverse", "--first-parent", "--diff-merges=first-parent", "--root", "--raw", "-z",
      "--no-abbrev", "--no-renames", "--no-relative", "--ignore-submodules=none", "--no-color",
      "--no-notes", "--no-show-signature", "--format=%H", "--",
    ]
    self.path = path
    self.environment = environment
    log = try GitProcess(arguments, in: path, environment: environment)
  }

  /// The next commit, or nil after the newest.
  mutating func next() throws(GitError) -> GitCommit? {
    if name == nil { name = try log.next().map { String(decoding: $0, as: UTF8.self) } }
    guard let present = name else { return nil }
    var commit = GitCommit(name: present, changes: [])
    name = nil
    while var field = try log.next() {
      // The first change stands on a line of its own.
      if field.first == UInt8(ascii: "\n") { field.removeFirst() }
      guard field.first == UInt8(ascii: ":") else {
        name = String(decoding: field, as: UTF8.self)
        break
      }
      commit.changes.append(try readChange(field.dropFirst()))
    }
    return commit
  }

  /// Reads a change: two modes, two objects and a letter, and the path in the next field.
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

  /// The folder of the whole repository: the path as it was given, unless that leads to a part of it.
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

  /// All files of a commit, asked for by themselves.
  ///
  /// - Parameter commit: The commit's name.
  /// - Returns: The files, in no particular order.
  /// - Throws: An error about git.
  func files(of commit: String) throws(GitError) -> [TrackedFile.Entry] {
    let process = try GitProcess(
      ["ls-tree", "-r", "-z", "--full-tree", commit],
      in: path,
      environment: environment
    )
    var entries: [TrackedFile.Entry] = []
    while let field = try process.next() {
      // Mode, type and object, then a tabulator and the path.
      guard let tabulator = field.firstIndex(of: UInt8(ascii: "\t")) else {
        throw process.unreadable(field)
      }
      let parts = field[..<tabulator].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 3 else { throw process.unreadable(field) }
      entries.append(
        TrackedFile.Entry(
          path: FilePath(Array(field[(tabulator + 1)...])),
          content: TrackedFile.Content(mode: parts[0], object: parts[2])
        )
      )
    }
    return entries
  }
}
