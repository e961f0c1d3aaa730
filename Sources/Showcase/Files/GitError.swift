/// Why the history of a repository cannot be played.
enum GitError: Error, Hashable {
  case noGit
  case noFolder(path: String)
  case notStarted(reason: String)

  /// Git itself has given up, with a message.
  case failed(path: String, message: String)

  /// What git said is nothing that it should say.
  case unreadable(path: String, field: String)

  /// A commit changes a file that was not like that before.
  case unexpectedFile(String, commit: String)

  /// After all commits, git names other files than they have led to.
  case otherFiles(commit: String)

  /// The list does not show what it should.
  case listDiffers(commit: String, reason: String)
}

extension GitError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noGit: "there is no git in the folders of PATH"
    case .noFolder(let path): "\(path): there is no such folder"
    case .notStarted(let reason): "git does not start: \(reason)"
    case .failed(let path, let message): "\(path): git says: \(message)"
    case .unreadable(let path, let field): "\(path): git gives \"\(field)\", which makes no sense"
    case .unexpectedFile(let file, let commit):
      "commit \(commit) changes a file that was not there like that: \(file)"
    case .otherFiles(let commit): "git has other files at commit \(commit) than the list"
    case .listDiffers(let commit, let reason):
      "at commit \(commit) the list does not show the files: \(reason)"
    }
  }
}
