// Embedded Swift has no Foundation. A web page loads the file by itself.
#if !hasFeature(Embedded)
  import Foundation

  extension MountainFile {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - isLenient: Whether to skip invalid lines instead of throwing an error.
    /// - Throws: A ``MountainFileError`` if the file cannot be read, or if a line is invalid.
    init(path: String, isLenient: Bool) throws(MountainFileError) {
      guard FileManager.default.fileExists(atPath: path) else { throw .missing(path: path) }
      // A file handle can also read files without a size, such as pipes.
      guard let file = FileHandle(forReadingAtPath: path),
        let contents = try? file.readToEnd() ?? Data()
      else { throw .unreadable(path: path) }
      try self.init(contents: Array(contents), path: path, isLenient: isLenient)
    }
  }
#endif
