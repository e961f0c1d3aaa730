/// An error that prevents the files screen from opening.
enum FileError: Error, Hashable {
  case unreadable(path: String)
  case folderAndRepository
  case nothingToRebuild
}

extension FileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path): "\(path): the folder does not exist or cannot be read"
    case .folderAndRepository: "give either a folder or --git, not both; see showcase --help"
    case .nothingToRebuild: "--rebuild requires --git; see showcase --help"
    }
  }
}
