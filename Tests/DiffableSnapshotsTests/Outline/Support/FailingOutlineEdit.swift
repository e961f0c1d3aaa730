import DiffableSnapshots
import Testing

/// An edit of an outline with problems.
struct FailingOutlineEdit: Sendable, CustomTestStringConvertible {
  typealias Outline = SectionSnapshot<Int>

  /// Problems of a call with a given signature.
  typealias Problems = [@Sendable (_ call: String) -> Outline.Problem]

  /// The outline before the edit, and after it.
  var base, result: NaiveOutline

  var expected: [Outline.Problem]
  var perform: @Sendable (inout Outline) -> Void

  /// - Parameters:
  ///   - signature: The signature of the call.
  ///   - base: The outline before the edit.
  ///   - problems: The problems, in order; empty for an edit that ignores what is unknown.
  ///   - result: The outline after the edit; nil if the edit changes nothing.
  ///   - perform: Performs the edit.
  init(
    _ signature: String,
    on base: NaiveOutline = "1(2 3[4]) 5()",
    _ problems: Problems,
    gives result: NaiveOutline? = nil,
    perform: @escaping @Sendable (inout Outline) -> Void
  ) {
    self.base = base
    self.result = result ?? base
    expected = problems.map { $0(signature) }
    self.perform = perform
  }

  var testDescription: String { "\(expected) [\(base)]" }

  private static func duplicate(_ items: Int...) -> Problems {
    [{ .duplicateItems(items, call: $0) }]
  }

  private static func existing(_ items: Int...) -> Problems {
    [{ .existingItems(items, call: $0) }]
  }

  private static func unknown(_ item: Int) -> Problems { [{ .unknownItem([item], call: $0) }] }
}

extension FailingOutlineEdit {
  private static let append = "append(_:to:)"
  private static let before = "insert(_:before:)"
  private static let after = "insert(_:after:)"
  private static let replace = "replace(childrenOf:using:)"

  private static func outline(_ naive: NaiveOutline) -> Outline { Outline(naive) }

  static let all = appends + insertions + outlines + replacements

  private static let appends = [
    FailingOutlineEdit(append, duplicate(6), gives: "1(2 3[4]) 5() 6 7") { $0.append([6, 7, 6]) },
    FailingOutlineEdit(append, duplicate(6), gives: "1(2[6] 3[4]) 5()") {
      $0.append([6, 6], to: 2)
    },
    FailingOutlineEdit(append, existing(2, 5), gives: "1(2 3[4]) 5(6 7)") {
      $0.append([6, 2, 7, 5], to: 5)
    },
    FailingOutlineEdit(append, existing(3)) { $0.append([3], to: 3) },
    FailingOutlineEdit(append, duplicate(1) + existing(1)) { $0.append([1, 1]) },
    FailingOutlineEdit(append, unknown(9)) { $0.append([6], to: 9) },
    FailingOutlineEdit(append, unknown(9)) { $0.append([9, 6], to: 9) },
    FailingOutlineEdit(append, unknown(9)) { $0.append([], to: 9) },
    FailingOutlineEdit(append, on: "", unknown(1)) { $0.append([6], to: 1) },
    FailingOutlineEdit(append, duplicate(6) + existing(2) + unknown(9)) {
      $0.append([6, 6, 2], to: 9)
    },
  ]

  private static let insertions = [
    FailingOutlineEdit(before, duplicate(6), gives: "1(2 6 7 3[4]) 5()") {
      $0.insert([6, 7, 6], before: 3)
    },
    FailingOutlineEdit(after, duplicate(6), gives: "1(2 3[4]) 6 7 5()") {
      $0.insert([6, 7, 6], after: 1)
    },
    FailingOutlineEdit(before, existing(4), gives: "6 1(2 3[4]) 5()") {
      $0.insert([4, 6], before: 1)
    },
    FailingOutlineEdit(after, existing(1), gives: "1(2 3[4 6]) 5()") {
      $0.insert([6, 1], after: 4)
    },
    // The anchor is among the inserted items: it stays.
    FailingOutlineEdit(before, existing(2), gives: "1(6 7 2 3[4]) 5()") {
      $0.insert([6, 2, 7], before: 2)
    },
    FailingOutlineEdit(after, existing(2), gives: "1(2 6 7 3[4]) 5()") {
      $0.insert([6, 2, 7], after: 2)
    },
    FailingOutlineEdit(before, unknown(9)) { $0.insert([6], before: 9) },
    FailingOutlineEdit(after, unknown(9)) { $0.insert([6], after: 9) },
    FailingOutlineEdit(before, unknown(9)) { $0.insert([9], before: 9) },
    FailingOutlineEdit(after, unknown(9)) { $0.insert([], after: 9) },
    FailingOutlineEdit(before, duplicate(2) + existing(2) + unknown(9)) {
      $0.insert([2, 2], before: 9)
    },
    FailingOutlineEdit(after, on: "", duplicate(6) + unknown(1)) { $0.insert([6, 6], after: 1) },
  ]

  private static let outlines = [
    FailingOutlineEdit(before, existing(2), gives: "1(2 3[4]) 6(7) 5()") {
      $0.insert(outline("6(2[7])"), before: 5)
    },
    FailingOutlineEdit(after, existing(5, 4), gives: "1(2 6(7) 3[4]) 5()") {
      $0.insert(outline("5 6(4[7])"), after: 2)
    },
    FailingOutlineEdit(before, existing(2)) { $0.insert(outline("2"), before: 2) },
    FailingOutlineEdit(after, existing(2)) { $0.insert(outline("2()"), after: 2) },
    FailingOutlineEdit(before, unknown(9)) { $0.insert(outline("6(7)"), before: 9) },
    FailingOutlineEdit(after, existing(1) + unknown(9)) {
      $0.insert(outline("6(1)"), after: 9)
    },
  ]

  private static let replacements = [
    FailingOutlineEdit(replace, existing(5), gives: "1(6 7) 5()") {
      $0.replace(childrenOf: 1, using: outline("6 5[7]"))
    },
    FailingOutlineEdit(replace, existing(1), gives: "1() 5()") {
      $0.replace(childrenOf: 1, using: outline("1"))
    },
    FailingOutlineEdit(replace, unknown(9)) {
      $0.replace(childrenOf: 9, using: outline("6(7)"))
    },
    FailingOutlineEdit(replace, unknown(9)) { $0.replace(childrenOf: 9, using: outline("2")) },
    FailingOutlineEdit(replace, on: "", unknown(1)) {
      $0.replace(childrenOf: 1, using: outline(""))
    },
  ]

  /// Edits that ignore unknown items.
  static let withoutProblems = [
    FailingOutlineEdit("delete(_:)", []) { $0.delete([9]) },
    FailingOutlineEdit("delete(_:)", [], gives: "1(2) 5()") { $0.delete([9, 3, 4, 3]) },
    FailingOutlineEdit("delete(_:)", on: "", []) { $0.delete([1]) },
    FailingOutlineEdit("expand(_:)", []) { $0.expand([9]) },
    FailingOutlineEdit("expand(_:)", [], gives: "1(2 3(4)) 5()") { $0.expand([9, 3, 1]) },
    FailingOutlineEdit("collapse(_:)", []) { $0.collapse([9]) },
    FailingOutlineEdit("collapse(_:)", [], gives: "1[2 3[4]] 5()") { $0.collapse([9, 1, 3]) },
  ]
}
