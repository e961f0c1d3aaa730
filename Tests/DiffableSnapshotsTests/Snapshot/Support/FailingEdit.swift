import TestSupport
import Testing

import DiffableSnapshots

/// An edit with problems.
struct FailingEdit: Sendable, CustomTestStringConvertible {
  /// The notation of a snapshot with marks, so that the tests detect a lost mark.
  static let marked = "a 1 2! 3? | b! 4 5 | c"

  var base: String

  /// The notation of the snapshot after the edit.
  var result: String

  var signature: String
  var problems: Problems
  var perform: @Sendable (inout TestSnapshot) -> Void

  /// - Parameters:
  ///   - signature: The signature of the call.
  ///   - base: The notation of the snapshot before the edit.
  ///   - problems: The problems, in order.
  ///   - result: The notation of the snapshot after the edit; nil if the edit changes nothing.
  ///   - perform: Performs the edit.
  init(
    _ signature: String,
    on base: String = marked,
    _ problems: Problems,
    gives result: String? = nil,
    perform: @escaping @Sendable (inout TestSnapshot) -> Void
  ) {
    self.base = base
    self.result = result ?? base
    self.signature = signature
    self.problems = problems
    self.perform = perform
  }

  var expected: [TestSnapshotProblem] { problems.map { $0(signature) } }
  var testDescription: String { "\(expected) [\(base)]" }

  /// Problems of a call with a given signature.
  typealias Problems = [@Sendable (_ call: String) -> TestSnapshotProblem]

  static let all = appends + insertions + moves + updates + sections

  static func unknown(_ items: Int...) -> Problems {
    [{ .unknownItem(items, call: $0) }]
  }

  static func duplicate(_ items: Int...) -> Problems {
    [{ .duplicateItems(items, call: $0) }]
  }

  static func anchor(_ item: Int) -> Problems {
    [{ .anchorIsInserted(item, call: $0) }]
  }

  static func unknown(_ sections: String...) -> Problems {
    [{ .unknownSection(sections, call: $0) }]
  }

  static func duplicate(_ sections: String...) -> Problems {
    [{ .duplicateSections(sections, call: $0) }]
  }

  static func existing(_ sections: String...) -> Problems {
    [{ .existingSections(sections, call: $0) }]
  }
}
