import TestSupport
import Testing

import DiffableSnapshots

/// An edit of a snapshot that is refused.
struct FailingEdit: Sendable, CustomTestStringConvertible {
  /// Marked, so that a lost mark shows.
  static let marked = "a 1 2! 3? | b! 4 5 | c"

  var base = marked
  var signature: String
  var error: @Sendable (_ call: String) -> ShelfError
  var perform: @Sendable (inout Shelf) throws(ShelfError) -> Void

  init(
    _ signature: String,
    on base: String = marked,
    _ error: @escaping @Sendable (_ call: String) -> ShelfError,
    _ perform: @escaping @Sendable (inout Shelf) throws(ShelfError) -> Void
  ) {
    self.base = base
    self.signature = signature
    self.error = error
    self.perform = perform
  }

  var expected: ShelfError { error(signature) }
  var testDescription: String { "\(expected) [\(base)]" }

  static let all = appends + insertions + moves + updates + sections

  static func unknown(_ items: Int...) -> @Sendable (String) -> ShelfError {
    { .unknownItem(items, call: $0) }
  }

  static func duplicate(_ items: Int...) -> @Sendable (String) -> ShelfError {
    { .duplicateItems(items, call: $0) }
  }

  static func anchor(_ item: Int) -> @Sendable (String) -> ShelfError {
    { .anchorIsInserted(item, call: $0) }
  }

  static func unknown(_ sections: String...) -> @Sendable (String) -> ShelfError {
    { .unknownSection(sections, call: $0) }
  }

  static func duplicate(_ sections: String...) -> @Sendable (String) -> ShelfError {
    { .duplicateSections(sections, call: $0) }
  }

  static func existing(_ sections: String...) -> @Sendable (String) -> ShelfError {
    { .existingSections(sections, call: $0) }
  }
}
