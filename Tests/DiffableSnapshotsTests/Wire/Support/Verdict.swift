import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import TestSupport
import Testing

/// The result of decoding damaged text.
enum Verdict {
  /// The text was decoded, and the value passed all checks.
  case accepted

  /// The decoder refused the text: it is not JSON, or a value has the wrong type.
  case malformed

  /// The checks of the package refused the decoded values.
  case invalid

  /// Decodes a text, checks the value, and returns the result.
  ///
  /// - Throws: The error of the check, or an unexpected error of the decoder.
  static func on<Value: Decodable>(
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
struct UnexpectedOutcome: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

extension Snapshot<Int, Int> {
  /// Reads and edits a decoded snapshot, and checks its consistency.
  func examine(_ lists: [ListCapabilities]) throws {
    expectConsistency(of: self)
    _ = description
    var edited = self
    edited.deleteItems(Array(itemIdentifiers.prefix(2)))
    for item in edited.itemIdentifiers.dropFirst() {
      edited.moveItem(item, beforeItem: edited.itemIdentifiers[0])
    }
    expectConsistency(of: edited)
    try edited.difference(from: self).examine(lists)
  }
}

extension Changeset<Int, Int> {
  /// Applies, inverts and prints a decoded changeset, maps its paths, performs its batches, and checks the results.
  func examine(_ lists: [ListCapabilities]) throws {
    expectConsistency(of: old)
    expectConsistency(of: new)
    if old.applying(self) != new {
      throw UnexpectedOutcome("applying the changeset does not result in the new snapshot")
    }
    if new.applying(inverse) != old {
      throw UnexpectedOutcome("applying the inverse does not result in the old snapshot")
    }
    let counts = MinimalCounts(from: old, to: new)
    if MinimalCounts(changes) != counts { throw UnexpectedOutcome("not minimal: \(counts)") }
    _ = description
    for section in old.sectionIdentifiers.indices {
      for item in 0..<(old.numberOfItems(inSectionAt: section) ?? 0) {
        let path = ItemPath(section: section, item: item)
        if let new = newPath(for: path), oldPath(for: new) != path {
          throw UnexpectedOutcome("old path \(path) maps to \(new), which does not map back")
        }
      }
    }
    for capabilities in lists {
      for method in [StrictListMethod.batches, .edits] {
        try replay(batches(for: capabilities), on: old, capabilities, by: method)
      }
    }
  }
}
