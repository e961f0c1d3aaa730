@testable import showcase

extension MountainFile {
  /// The mountains that are bundled with the program.
  static var bundled: MountainFile {
    get throws { try MountainFile(path: bundledPath, isLenient: false) }
  }

  /// Parses the lines of a text.
  init(_ text: String, isLenient: Bool = false) throws(MountainFileError) {
    try self.init(contents: Array(text.utf8), path: "test.csv", isLenient: isLenient)
  }
}
