import TestSupport
import Testing

import DiffableSnapshots

/// An edit of a snapshot that throws an error.
struct FailingEdit: Sendable, CustomTestStringConvertible {
  /// The notation of a snapshot with marks, so that the tests detect a lost mark.
  static let marked = "a 1 2! 3? | b! 4 5 | c"

  var base = marked
  var signature: String
  var error: @Sendable (_ call: String) -> TestSnapshotError
  var perform: @Sendable (inout TestSnapshot) throws(TestSnapshotError) -> Void

  init(
    _ signature: String,
    on base: String = marked,
    _ error: @escaping @Sendable (_ call: String) -> TestSnapshotError,
    _ perform: @escaping @Sendable (inout TestSnapshot) throws(TestSnapshotError) -> Void
  ) {
    self.base = base
    self.signature = signature
    self.error = error
    self.perform = perform
  }

  var expected: TestSnapshotError { error(signature) }
  var testDescription: String { "\(expected) [\(base)]" }

  static let all = appends + insertions + moves + updates + sections

  static func unknown(_ items: Int...) -> @Sendable (String) -> TestSnapshotError {
    { .unknownItem(items, call: $0) }
  }

  static func duplicate(_ items: Int...) -> @Sendable (String) -> TestSnapshotError {
    { .duplicateItems(items, call: $0) }
  }

  static func anchor(_ item: Int) -> @Sendable (String) -> TestSnapshotError {
    { .anchorIsInserted(item, call: $0) }
  }

  static func unknown(_ sections: String...) -> @Sendable (String) -> TestSnapshotError {
    { .unknownSection(sections, call: $0) }
  }

  static func duplicate(_ sections: String...) -> @Sendable (String) -> TestSnapshotError {
    { .duplicateSections(sections, call: $0) }
  }

  static func existing(_ sections: String...) -> @Sendable (String) -> TestSnapshotError {
    { .existingSections(sections, call: $0) }
  }
}
