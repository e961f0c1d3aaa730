/// Why there are no files to be shown.
enum FileError: Error, Hashable {
  case unreadable(path: String)
  case folderAndRepository
  case nothingToRebuild
}

extension FileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path): "\(path): there is no such folder, or it cannot be read"
    case .folderAndRepository: "either a folder or --git; see showcase --help"
    case .nothingToRebuild: "--rebuild is for histories, with --git; see showcase --help"
    }
  }
}
