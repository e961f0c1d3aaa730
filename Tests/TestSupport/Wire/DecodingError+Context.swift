extension DecodingError {
  package var context: Context? {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context),
      .typeMismatch(_, let context), .valueNotFound(_, let context):
      context
    @unknown default: nil
    }
  }
}

extension DecodingError.Context {
  package var path: String { codingPath.map(\.stringValue).joined(separator: ".") }
}
