import DiffableSnapshots

/// Why a shopping list cannot be read or kept.
enum ShoppingFileError: Error, Hashable {
  case noFolder(path: String)
  case unreadable(path: String)
  case damaged(path: String, String)
  case unwritable(path: String)
}

extension ShoppingFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noFolder(let path): "\(path): there is no folder to keep the file in"
    case .unreadable(let path): "\(path): the file cannot be read"
    case .damaged(let path, let reason):
      "\(path): the file holds no shopping list, and was left as it is: \(reason)"
    case .unwritable(let path): "\(path): the file cannot be written"
    }
  }
}

extension DecodingError {
  /// What is wrong with a shopping list, in the words of its file.
  var reason: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\"\(key.stringValue)\" is missing in \(context.place)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(context.place) is of another kind than it should be"
    case .dataCorrupted(let context):
      switch context.underlyingError as? SnapshotError<String, String> {
      case .duplicateItems(let names, _)?, .duplicateSections(let names, _)?:
        "these are there more than once: \(names.joined(separator: ", "))"
      case _?: "\(context.place) names what the sections do not have"
      case nil: "it is not valid JSON"
      }
    @unknown default: "\(self)"
    }
  }
}

extension DecodingError.Context {
  /// The way to a value, such as `sections.0.items`.
  fileprivate var place: String {
    let keys = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return keys.isEmpty ? "the whole" : keys.joined(separator: ".")
  }
}
