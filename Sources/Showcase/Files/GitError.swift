/// An error that prevents the history of a repository from being played.
enum GitError: Error, Hashable {
  case noGit
  case noFolder(path: String)
  case notStarted(reason: String)

  /// Git failed with a message.
  case failed(path: String, message: String)

  /// The output of git does not have the expected format.
  case unreadable(path: String, field: String)

  /// A commit changes a file that does not exist or has other content, or adds a file that exists already.
  case unexpectedFile(String, commit: String)

  /// After the newest commit, the files in the list differ from the files that git reports.
  case otherFiles(commit: String)

  /// After a commit, the list does not show the files of that commit.
  case listDiffers(commit: String, reason: String)
}

extension GitError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noGit: "git was not found in PATH"
    case .noFolder(let path): "\(path): the folder does not exist"
    case .notStarted(let reason): "git could not be started: \(reason)"
    case .failed(let path, let message): "\(path): git failed: \(message)"
    case .unreadable(let path, let field): "\(path): unexpected output from git: \"\(field)\""
    case .unexpectedFile(let file, let commit):
      "commit \(commit) does not fit the files of the previous commit: \(file)"
    case .otherFiles(let commit): "at commit \(commit), the list and git have different files"
    case .listDiffers(let commit, let reason):
      "at commit \(commit), the list does not match the files: \(reason)"
    }
  }
}
