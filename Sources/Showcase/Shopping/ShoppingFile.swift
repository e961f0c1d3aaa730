import DiffableSnapshots
import Foundation

/// A file that keeps a shopping list: a snapshot as JSON.
struct ShoppingFile {
  let path: String

  /// Whether the folder is made where there is none.
  var makesFolder = false

  /// The file in which the list is kept unless another one is named.
  static var usual: ShoppingFile {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      .first
    let file = (folder ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("DiffableSnapshots").appendingPathComponent("shopping.json")
    return ShoppingFile(path: file.path, makesFolder: true)
  }

  private var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }

  /// Reads the list.
  ///
  /// - Returns: The list, or nil when there is no file yet.
  /// - Throws: An error about a file that cannot be read, or holds no list; it stays as it is. Also one
  ///   about a folder that is not there, before there is something to lose.
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

  /// Writes the list: all of it, or nothing.
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

  /// Puts a new file in the place of the old one, where a link may lead to, with the same permissions.
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
