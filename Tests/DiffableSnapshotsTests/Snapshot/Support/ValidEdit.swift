import TestSupport
import Testing

import DiffableSnapshots

/// An edit of the snapshot ``base`` that succeeds, and the notation of its result.
struct ValidEdit: Sendable, CustomTestStringConvertible {
  static let base = "a 1 2! 3? | b! 4 5 | c"

  var testDescription: String
  var result: String
  var perform: @Sendable (inout TestSnapshot) -> Void

  init(
    _ name: String,
    _ result: String,
    _ perform: @escaping @Sendable (inout TestSnapshot) -> Void
  ) {
    testDescription = name
    self.result = result
    self.perform = perform
  }

  static let all = items + moves + deletions + sections + marks
}

extension ValidEdit {
  static let items = [
    ValidEdit("append to the last section", "a 1 2! 3? | b! 4 5 | c 7") { $0.appendItems([7]) },
    ValidEdit("append new and existing items", "a 2! 3? | b! 4 7 1 5 | c") {
      $0.appendItems([7, 1, 5], toSection: "b")
    },
    ValidEdit("append all items of a section to the same section", "a 3? 2! 1 | b! 4 5 | c") {
      $0.appendItems([3, 2, 1], toSection: "a")
    },
    ValidEdit("append nothing", base) { $0.appendItems([]) },
    ValidEdit("append nothing to a section", base) { $0.appendItems([], toSection: "a") },
    ValidEdit("append, keeping the first occurrence", "a 1 2! 3? | b! 4 5 | c 7") {
      $0.appendItems([2, 7, 7], toSection: "c", duplicates: .keepFirst)
    },
    ValidEdit("append, keeping the last occurrence", "a 1 3? | b! 4 5 | c 2! 7") {
      $0.appendItems([2, 7, 7], toSection: "c", duplicates: .keepLast)
    },
    ValidEdit("insert before", "a 1 7 8 2! 3? | b! 4 5 | c") {
      $0.insertItems([7, 8], beforeItem: 2)
    },
    ValidEdit("insert before the first", "a 7 1 2! 3? | b! 4 5 | c") {
      $0.insertItems([7], beforeItem: 1)
    },
    ValidEdit("insert after the last", "a 1 2! 3? 7 | b! 4 5 | c") {
      $0.insertItems([7], afterItem: 3)
    },
    ValidEdit("insert existing items before", "a 2! 4 1 3? | b! 5 | c") {
      $0.insertItems([4, 1], beforeItem: 3)
    },
    ValidEdit("insert existing items after", "a 2! 3? 1 | b! 4 5 | c") {
      $0.insertItems([3, 1], afterItem: 2)
    },
    ValidEdit("insert all items of a section after an item", "a | b! 4 5 1 2! 3? | c") {
      $0.insertItems([1, 2, 3], afterItem: 5)
    },
    ValidEdit("insert nothing before", base) { $0.insertItems([], beforeItem: 1) },
    ValidEdit("insert nothing after", base) { $0.insertItems([], afterItem: 5) },
    ValidEdit("insert the anchor, keeping the first occurrence", "a 1 7 2! 3? | b! 4 5 | c") {
      $0.insertItems([2, 7], beforeItem: 2, duplicates: .keepFirst)
    },
  ]

  static let moves = [
    ValidEdit("move up", "a 3? 1 2! | b! 4 5 | c") { $0.moveItem(3, beforeItem: 1) },
    ValidEdit("move down", "a 2! 3? 1 | b! 4 5 | c") { $0.moveItem(1, afterItem: 3) },
    ValidEdit("move to another section", "a 1 3? | b! 4 2! 5 | c") { $0.moveItem(2, afterItem: 4) },
    ValidEdit("move before the item that follows", base) { $0.moveItem(1, beforeItem: 2) },
    ValidEdit("move after the item that precedes", base) { $0.moveItem(5, afterItem: 4) },
    ValidEdit("move before itself", base) { $0.moveItem(2, beforeItem: 2) },
    ValidEdit("move after itself", base) { $0.moveItem(2, afterItem: 2) },
  ]

  static let deletions = [
    ValidEdit("delete items, ignoring unknown and repeated items", "a 1 3? | b! 5 | c") {
      $0.deleteItems([2, 9, 2, 4])
    },
    ValidEdit("delete nothing", base) { $0.deleteItems([]) },
    ValidEdit("delete an unknown item", base) { $0.deleteItems([9]) },
    ValidEdit("delete all items of a section", "a | b! 4 5 | c") { $0.deleteItems([3, 1, 2]) },
    ValidEdit("delete all items and sections", "") { $0.deleteAllItems() },
    ValidEdit("delete all items and sections, with the argument", "") {
      $0.deleteAllItems(keepingSections: false)
    },
    ValidEdit("delete all items but no sections", "a | b! | c") {
      $0.deleteAllItems(keepingSections: true)
    },
  ]

  static let marks = [
    ValidEdit("reload", "a 1! 2! 3! | b! 4 5 | c") { $0.reloadItems([3, 1, 3]) },
    ValidEdit("reconfigure", "a 1? 2! 3? | b! 4 5 | c") { $0.reconfigureItems([2, 1, 1]) },
    ValidEdit("reload nothing", base) { $0.reloadItems([]) },
    ValidEdit("reconfigure nothing", base) { $0.reconfigureItems([]) },
    ValidEdit("reload sections", "a! 1 2! 3? | b! 4 5 | c!") {
      $0.reloadSections(["c", "a", "a"])
    },
    ValidEdit("reconfigure sections", "a? 1 2! 3? | b! 4 5 | c?") {
      $0.reconfigureSections(["c", "b", "a", "a"])
    },
    ValidEdit("reload no sections", base) { $0.reloadSections([]) },
  ]
}
