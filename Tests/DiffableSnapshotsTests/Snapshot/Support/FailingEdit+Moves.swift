import DiffableSnapshots
import TestSupport

extension FailingEdit {
  private static let before = "moveItem(_:beforeItem:)"
  private static let after = "moveItem(_:afterItem:)"

  static let moves = [
    FailingEdit(before, unknown(9)) { $0.moveItem(9, beforeItem: 1) },
    FailingEdit(before, unknown(9)) { $0.moveItem(2, beforeItem: 9) },
    FailingEdit(before, unknown(9, 8)) { $0.moveItem(9, beforeItem: 8) },
    FailingEdit(before, unknown(9)) { $0.moveItem(9, beforeItem: 9) },
    FailingEdit(after, unknown(9)) { $0.moveItem(9, afterItem: 1) },
    FailingEdit(after, unknown(9)) { $0.moveItem(2, afterItem: 9) },
    FailingEdit(after, unknown(9, 8)) { $0.moveItem(9, afterItem: 8) },
    FailingEdit(after, unknown(9)) { $0.moveItem(9, afterItem: 9) },
  ]

  private static let reload = "reloadItems(_:)"
  private static let reconfigure = "reconfigureItems(_:)"
  private static let update = "updateItems(_:)"
  private static let reloadSections = "reloadSections(_:)"
  private static let reconfigureSections = "reconfigureSections(_:)"

  static let updates = [
    FailingEdit(reload, unknown(9)) { $0.reloadItems([9]) },
    FailingEdit(reload, unknown(9, 8), gives: "a 1! 2! 3! | b! 4! 5 | c") {
      $0.reloadItems([3, 9, 1, 8, 9, 4])
    },
    FailingEdit(reconfigure, unknown(9)) { $0.reconfigureItems([9]) },
    FailingEdit(reconfigure, unknown(9, 8), gives: "a 1? 2! 3? | b! 4? 5? | c") {
      $0.reconfigureItems([1, 9, 4, 8, 9, 5])
    },
    FailingEdit(update, unknown(9)) { $0.updateItems([9]) },
    FailingEdit(update, unknown(9, 8), gives: "a 1? 2! 3? | b! 4? 5 | c") {
      $0.updateItems([1, 9, 4, 8, 9])
    },
    FailingEdit(reload, on: "", unknown(1)) { $0.reloadItems([1]) },
    FailingEdit(reloadSections, unknown("x")) { $0.reloadSections(["x"]) },
    FailingEdit(reloadSections, unknown("x", "y"), gives: "a! 1 2! 3? | b! 4 5 | c!") {
      $0.reloadSections(["a", "x", "c", "y", "x"])
    },
    FailingEdit(reconfigureSections, unknown("x", "y"), gives: "a? 1 2! 3? | b! 4 5 | c?") {
      $0.reconfigureSections(["a", "x", "c", "y", "x"])
    },
  ]
}
