import DiffableSnapshots

/// An error while reading or saving a shopping list.
enum ShoppingFileError: Error, Hashable {
  case noFolder(path: String)
  case unreadable(path: String)
  case damaged(path: String, String)
  case unwritable(path: String)
}

extension ShoppingFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noFolder(let path): "\(path): the folder of this file does not exist"
    case .unreadable(let path): "\(path): the file cannot be read"
    case .damaged(let path, let reason):
      "\(path): the file is not a valid shopping list and was not changed: \(reason)"
    case .unwritable(let path): "\(path): the file cannot be written"
    }
  }
}

extension DecodingError {
  /// A description of the error that names the keys of the JSON file.
  var reason: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\"\(key.stringValue)\" is missing in \(context.location)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(context.location) has the wrong type"
    case .dataCorrupted(let context):
      switch context.underlyingError {
      case let error as SnapshotProblem<String, String>: error.reason(in: context) { $0 }
      case let error as SnapshotProblem<String, Shopping.Item>:
        error.reason(in: context) { $0.name }
      default:
        context.codingPath.isEmpty ? "it is not valid JSON" : "\(context.location) is not valid"
      }
    @unknown default: "\(self)"
    }
  }
}

extension SnapshotProblem where Section == String {
  /// Returns a description of the error, with the names of duplicate items or sections.
  ///
  /// - Parameters:
  ///   - context: The context of the decoding error that the snapshot error caused.
  ///   - name: Returns the name of an item.
  /// - Returns: The description.
  fileprivate func reason(in context: DecodingError.Context, name: (Item) -> String) -> String {
    switch self {
    case .duplicateItems(let items, _): "duplicates: \(items.map(name).joined(separator: ", "))"
    case .duplicateSections(let sections, _): "duplicates: \(sections.joined(separator: ", "))"
    default: "\(context.location) names sections or items that do not exist"
    }
  }
}

extension DecodingError.Context {
  /// The coding path of the value, such as `sections.0.items`.
  fileprivate var location: String {
    let keys = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return keys.isEmpty ? "the document" : keys.joined(separator: ".")
  }
}
