import DiffableSnapshots
import Foundation

/// A file that stores a shopping list as a snapshot in JSON.
///
/// Files of the former format are also read. In that format, each item is only a name, and sections have any names.
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
  func load() throws(ShoppingFileError) -> ShoppingList? {
    guard FileManager.default.fileExists(atPath: path) else {
      guard makesFolder || isFolder(folder.path) == true else { throw .noFolder(path: path) }
      return nil
    }
    guard let file = FileHandle(forReadingAtPath: path),
      let contents = try? file.readToEnd() ?? Data()
    else { throw .unreadable(path: path) }
    do {
      let list = ShoppingList(sections: try Self.sections(in: contents))
      if let problem = list.problems.first { throw problem }
      return list
    } catch let error as DecodingError {
      throw .damaged(path: path, error.reason)
    } catch {
      throw .damaged(path: path, "\(error)")
    }
  }

  /// Returns the sections of a file of this format or the former format, with their items.
  private static func sections(
    in contents: Data
  ) throws -> [(name: String, items: [Shopping.Item])] {
    let decoder = JSONDecoder()
    do {
      let list = try decoder.decode(Snapshot<String, String>.self, from: contents)
      return list.sectionIdentifiers.map { section in
        let names = list.itemIdentifiers(inSection: section)
        return (section, names.map { Shopping.Item($0, price: nil, category: .other) })
      }
    } catch DecodingError.typeMismatch {
      let list = try decoder.decode(Snapshot<String, Shopping.Item>.self, from: contents)
      return list.sectionIdentifiers.map { ($0, list.itemIdentifiers(inSection: $0)) }
    }
  }

  /// Saves the list atomically.
  func save(_ list: ShoppingList) throws(ShoppingFileError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      if makesFolder {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try replaceFile(with: encoder.encode(list))
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
