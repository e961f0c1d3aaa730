import DiffableSnapshots
import Foundation

/// A file that stores a shopping list as a snapshot in JSON.
struct ShoppingFile {
  let path: String

  /// Whether ``save(_:)`` creates the folder if it does not exist.
  var makesFolder = false

  /// The file that stores the list by default.
  static var usual: ShoppingFile {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      .first
    let file = (folder ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("DiffableSnapshots").appendingPathComponent("shopping.json")
    return ShoppingFile(path: file.path, makesFolder: true)
  }

  private var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }

  /// Loads the list.
  ///
  /// - Returns: The list, or `nil` if the file does not exist yet.
  /// - Throws: A ``ShoppingFileError`` if the file cannot be read or is not a valid list, or if its folder
  ///   does not exist and ``makesFolder`` is `false`.
  func load() throws(ShoppingFileError) -> Snapshot<String, String>? {
    guard FileManager.default.fileExists(atPath: path) else {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
      guard makesFolder || isFolder.boolValue else { throw .noFolder(path: path) }
      return nil
    }
    guard let file = FileHandle(forReadingAtPath: path),
      let contents = try? file.readToEnd() ?? Data()
    else { throw .unreadable(path: path) }
    do {
      return try JSONDecoder().decode(Snapshot<String, String>.self, from: contents)
    } catch let error as DecodingError {
      throw .damaged(path: path, error.reason)
    } catch {
      throw .damaged(path: path, "\(error)")
    }
  }

  /// Saves the list atomically.
  func save(_ snapshot: Snapshot<String, String>) throws(ShoppingFileError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      if makesFolder {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try replaceFile(with: encoder.encode(snapshot))
    } catch {
      throw .unwritable(path: path)
    }
  }

  /// Replaces the file atomically.
  ///
  /// Symbolic links are followed, and permissions are kept.
  private func replaceFile(with contents: Data) throws {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let old = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard old == nil || FileManager.default.isWritableFile(atPath: file.path) else {
      throw CocoaError(.fileWriteNoPermission)
    }
    try contents.write(to: file, options: .atomic)
    guard let permissions = old?[.posixPermissions] else { return }
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions],
      ofItemAtPath: file.path
    )
  }
}
