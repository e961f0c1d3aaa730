import DiffableSnapshots
import TestSupport

extension FailingEdit {
  private static let append = "appendItems(_:toSection:duplicates:)"

  static let appends = [
    FailingEdit(append, duplicate(7), gives: "a 1 2! 3? | b! 4 5 | c 7") {
      $0.appendItems([7, 7])
    },
    FailingEdit(append, duplicate(7, 8), gives: "a 1 2! 3? 7 8 6 | b! 4 5 | c") {
      $0.appendItems([7, 8, 7, 8, 7, 6], toSection: "a")
    },
    FailingEdit(append, duplicate(4), gives: "a 2! 3? | b! 5 | c 4 1") {
      $0.appendItems([4, 1, 4])
    },
    FailingEdit(append, unknown("x")) { $0.appendItems([7], toSection: "x") },
    FailingEdit(append, unknown("x")) { $0.appendItems([], toSection: "x") },
    FailingEdit(append, unknown("x")) { $0.appendItems([2, 4, 7], toSection: "x") },
    FailingEdit(append, unknown("x")) {
      $0.appendItems([2, 7, 7], toSection: "x", duplicates: .keepFirst)
    },
    FailingEdit(append, unknown("x")) {
      $0.appendItems([2, 7, 7], toSection: "x", duplicates: .keepLast)
    },
    FailingEdit(append, on: "", [{ .noSections(call: $0) }]) { $0.appendItems([7]) },
    FailingEdit(append, on: "", [{ .noSections(call: $0) }]) { $0.appendItems([]) },
    FailingEdit(append, on: "", [{ .noSections(call: $0) }]) {
      $0.appendItems([], duplicates: .keepFirst)
    },
    FailingEdit(append, on: "", [{ .noSections(call: $0) }]) {
      $0.appendItems([7, 7], duplicates: .keepLast)
    },
    FailingEdit(append, on: "", unknown("x")) { $0.appendItems([], toSection: "x") },
    FailingEdit(append, duplicate(7)) { $0.appendItems([7, 8, 7], duplicates: .reject) },
    FailingEdit(append, duplicate(4)) {
      $0.appendItems([4, 1, 4], toSection: "a", duplicates: .reject)
    },
    FailingEdit(append, duplicate(7) + unknown("x")) { $0.appendItems([7, 7], toSection: "x") },
    FailingEdit(append, duplicate(7) + unknown("x")) {
      $0.appendItems([7, 7], toSection: "x", duplicates: .reject)
    },
    FailingEdit(append, on: "", duplicate(7) + [{ .noSections(call: $0) }]) {
      $0.appendItems([7, 7])
    },
  ]

  private static let before = "insertItems(_:beforeItem:duplicates:)"
  private static let after = "insertItems(_:afterItem:duplicates:)"

  static let insertions = [
    FailingEdit(before, duplicate(7), gives: "a 7 8 1 2! 3? | b! 4 5 | c") {
      $0.insertItems([7, 8, 7], beforeItem: 1)
    },
    FailingEdit(after, duplicate(7), gives: "a 1 7 8 2! 3? | b! 4 5 | c") {
      $0.insertItems([7, 8, 7], afterItem: 1)
    },
    FailingEdit(before, unknown(9)) { $0.insertItems([7, 2], beforeItem: 9) },
    FailingEdit(after, unknown(9)) { $0.insertItems([7, 2], afterItem: 9) },
    FailingEdit(before, unknown(9)) { $0.insertItems([], beforeItem: 9) },
    FailingEdit(after, unknown(9)) { $0.insertItems([], afterItem: 9) },
    FailingEdit(before, unknown(9)) {
      $0.insertItems([2, 2], beforeItem: 9, duplicates: .keepFirst)
    },
    FailingEdit(after, unknown(9)) { $0.insertItems([2, 2], afterItem: 9, duplicates: .keepLast) },
    FailingEdit(before, anchor(3)) { $0.insertItems([7, 2, 3], beforeItem: 3) },
    FailingEdit(after, anchor(3)) { $0.insertItems([7, 2, 3], afterItem: 3) },
    FailingEdit(before, anchor(2)) { $0.insertItems([2], beforeItem: 2) },
    FailingEdit(after, anchor(2)) { $0.insertItems([2], afterItem: 2) },
    FailingEdit(before, anchor(2)) {
      $0.insertItems([2, 7, 2], beforeItem: 2, duplicates: .keepLast)
    },
    FailingEdit(after, anchor(2)) {
      $0.insertItems([2, 7, 2], afterItem: 2, duplicates: .keepLast)
    },
    FailingEdit(before, on: "a", unknown(1)) { $0.insertItems([7], beforeItem: 1) },
    FailingEdit(after, on: "", unknown(1)) { $0.insertItems([7], afterItem: 1) },
    FailingEdit(before, duplicate(7)) {
      $0.insertItems([7, 8, 7], beforeItem: 1, duplicates: .reject)
    },
    FailingEdit(after, duplicate(7)) {
      $0.insertItems([7, 8, 7], afterItem: 1, duplicates: .reject)
    },
    FailingEdit(before, duplicate(7) + anchor(1)) { $0.insertItems([7, 7, 1], beforeItem: 1) },
    FailingEdit(after, duplicate(1) + anchor(1)) { $0.insertItems([1, 7, 1], afterItem: 1) },
    FailingEdit(before, duplicate(7) + unknown(9)) {
      $0.insertItems([7, 7, 9], beforeItem: 9)
    },
  ]
}
