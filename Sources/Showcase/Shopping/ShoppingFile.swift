#if os(macOS) || os(Linux)
import DiffableSnapshots
import Foundation

/// A file that stores a shopping list as a snapshot in JSON.
struct ShoppingFile {
  let path: String

  /// Returns the file that stores the list by default, and creates its folder.
  static func usual() throws -> ShoppingFile {
    let folder = try FileManager.default
      .url(
        for: .applicationSupportDirectory,
        in: .userDomainMask,
        appropriateFor: nil,
        create: true
      )
      .appendingPathComponent("DiffableSnapshots")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return ShoppingFile(path: folder.appendingPathComponent("shopping.json").path)
  }

  /// The file, or the file that a symbolic link names.
  private var url: URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }

  /// Loads the list.
  ///
  /// - Returns: The list, or `nil` if the file does not exist yet.
  /// - Throws: An error if the file cannot be read or is not a valid list, or if its folder does not exist.
  func load() throws(MessageError) -> ShoppingList? {
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw MessageError("\(path): the folder of this file does not exist")
    }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let contents = try? Data(contentsOf: url) else {
      throw MessageError("\(path): the file cannot be read")
    }
    do {
      let list = try JSONDecoder().decode(ShoppingList.self, from: contents)
      return ShoppingList { list.itemIdentifiers(inSection: $0) }
    } catch {
      throw MessageError(
        "\(path): the file is no valid shopping list and was not changed: \(error)"
      )
    }
  }

  /// Saves the list atomically.
  func save(_ list: ShoppingList) throws(MessageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(list).write(to: url, options: .atomic)
    } catch {
      throw MessageError("\(path): the file cannot be written")
    }
  }
}
#endif
