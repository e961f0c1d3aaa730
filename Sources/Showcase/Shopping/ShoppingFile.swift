import DiffableSnapshots
import Foundation

/// A file that keeps a shopping list: a snapshot as JSON.
struct ShoppingFile {
  let path: String

  /// The file in which the list is kept unless another one is named.
  static var usual: ShoppingFile {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      .first
    let file = (folder ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("DiffableSnapshots").appendingPathComponent("shopping.json")
    return ShoppingFile(path: file.path)
  }

  /// Reads the list.
  ///
  /// - Returns: The list, or nil when there is no file yet.
  /// - Throws: An error about a file that cannot be read, or holds no list; it stays as it is.
  func load() throws(ShoppingFileError) -> Snapshot<String, String>? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
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
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try encoder.encode(snapshot).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: path)
    }
  }
}

/// Why a shopping list cannot be read or kept.
enum ShoppingFileError: Error, Hashable {
  case unreadable(path: String)
  case damaged(path: String, String)
  case unwritable(path: String)
}

extension ShoppingFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path): "\(path): the file cannot be read"
    case .damaged(let path, let reason):
      "\(path): the file holds no shopping list, and was left as it is: \(reason)"
    case .unwritable(let path): "\(path): the file cannot be written"
    }
  }
}

extension DecodingError {
  /// What is wrong, and where.
  fileprivate var reason: String {
    let context =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: Context(codingPath: [], debugDescription: "\(self)")
      }
    let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return (place.isEmpty ? "" : place.joined(separator: ".") + ": ") + context.debugDescription
  }
}
