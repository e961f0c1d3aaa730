import DiffableSnapshots
import Foundation

/// The result of decoding damaged text.
package enum Verdict {
  /// The text was decoded, and the value passed all checks.
  case accepted

  /// The decoder refused the text: it is not JSON, or a value has the wrong type.
  case malformed

  /// The checks of the package refused the decoded values.
  case invalid

  /// Decodes a text, checks the value, and returns the result.
  ///
  /// - Throws: The error of the check, or an unexpected error of the decoder.
  package static func on<Value: Decodable>(
    _ json: String,
    as type: Value.Type,
    examine: (Value) throws -> Void
  ) throws -> Verdict {
    do {
      try examine(try JSONDecoder().decode(type, from: Data(json.utf8)))
      return .accepted
    } catch DecodingError.dataCorrupted(let context) {
      // Decoders throw the same error for text that is not JSON and for numbers that do not fit. The checks
      // of the package have an underlying error, or a known coding path or type.
      let isFromPackage =
        context.underlyingError.map { "\(Swift.type(of: $0))".contains("SnapshotProblem") }
        ?? (context.codingPath.first?.stringValue == "changes" || context.path == "items"
          || type == ItemPath.self)
      return isFromPackage ? .invalid : .malformed
    } catch is DecodingError {
      return .malformed
    }
  }
}

/// An error for a text that was accepted or refused against expectation.
package struct UnexpectedOutcome: Error {
  package var message: String

  package init(_ message: String) { self.message = message }
}
