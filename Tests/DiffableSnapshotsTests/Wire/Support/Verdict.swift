import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import TestSupport
import Testing

/// What a decoder made of damaged text.
enum Verdict {
  /// A value, which then must be as good as any other.
  case value

  /// Text that is no JSON, or values of the wrong type.
  case malformed

  /// A value that makes no sense, refused by the checks of the package.
  case nonsense

  static func on<Value: Decodable>(
    _ json: String,
    as type: Value.Type,
    examine: (Value) throws -> Void
  ) throws -> Verdict {
    do {
      try examine(try JSONDecoder().decode(type, from: Data(json.utf8)))
      return .value
    } catch DecodingError.dataCorrupted(let context) {
      // The checks name a place; what is no JSON, or a number that does not fit, does not come from
      // them.
      let isOurs =
        context.underlyingError.map { "\(Swift.type(of: $0))".contains("SnapshotError") }
        ?? (context.codingPath.first?.stringValue == "changes" || context.path == "items"
          || type == ItemPath.self)
      return isOurs ? .nonsense : .malformed
    } catch is DecodingError {
      return .malformed
    }
  }
}

/// What is wrong with a value that should have been refused.
struct Accepted: Error {
  var message: String
}

extension Snapshot<Int, Int> {
  /// Reads and edits everything, as if it had not come from outside.
  func examine(_ lists: [ListCapabilities]) throws {
    expectConsistency(of: self)
    _ = description
    var edited = self
    edited.deleteItems(Array(itemIdentifiers.prefix(2)))
    for item in edited.itemIdentifiers.dropFirst() {
      try edited.moveItem(item, beforeItem: edited.itemIdentifiers[0])
    }
    expectConsistency(of: edited)
    try edited.difference(from: self).examine(lists)
  }
}

extension Changeset<Int, Int> {
  /// Does with the changes all that can be done with them.
  func examine(_ lists: [ListCapabilities]) throws {
    expectConsistency(of: old)
    expectConsistency(of: new)
    if old.applying(self) != new { throw Accepted(message: "applying gives another snapshot") }
    if new.applying(inverse) != old { throw Accepted(message: "the inverse does not lead back") }
    let counts = try MinimalCounts(from: old, to: new)
    if MinimalCounts(changes) != counts { throw Accepted(message: "not minimal: \(counts)") }
    _ = description
    for section in old.sectionIdentifiers.indices {
      for item in 0..<(old.numberOfItems(inSectionAt: section) ?? 0) {
        let path = ItemPath(section: section, item: item)
        if let new = newPath(for: path), oldPath(for: new) != path {
          throw Accepted(message: "\(path) does not come back")
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
