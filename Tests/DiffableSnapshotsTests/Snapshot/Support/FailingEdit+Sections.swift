import DiffableSnapshots
import TestSupport

extension FailingEdit {
  private static let append = "appendSections(_:)"
  private static let before = "insertSections(_:beforeSection:)"
  private static let after = "insertSections(_:afterSection:)"
  private static let moveBefore = "moveSection(_:beforeSection:)"
  private static let moveAfter = "moveSection(_:afterSection:)"

  static let sections = [
    FailingEdit(append, duplicate("x"), gives: "a 1 2! 3? | b! 4 5 | c | x | y") {
      $0.appendSections(["x", "y", "x", "x"])
    },
    FailingEdit(append, duplicate("a") + existing("a")) { $0.appendSections(["a", "a"]) },
    FailingEdit(append, existing("b")) { $0.appendSections(["b"]) },
    FailingEdit(append, existing("c", "a"), gives: "a 1 2! 3? | b! 4 5 | c | x") {
      $0.appendSections(["c", "x", "a"])
    },
    FailingEdit(before, duplicate("x"), gives: "a 1 2! 3? | x | b! 4 5 | c") {
      $0.insertSections(["x", "x"], beforeSection: "b")
    },
    FailingEdit(after, duplicate("x"), gives: "a 1 2! 3? | b! 4 5 | x | c") {
      $0.insertSections(["x", "x"], afterSection: "b")
    },
    FailingEdit(before, existing("a", "b"), gives: "a 1 2! 3? | b! 4 5 | x | c") {
      $0.insertSections(["a", "x", "b"], beforeSection: "c")
    },
    FailingEdit(after, existing("a", "b"), gives: "a 1 2! 3? | b! 4 5 | c | x") {
      $0.insertSections(["a", "x", "b"], afterSection: "c")
    },
    FailingEdit(before, existing("a")) { $0.insertSections(["a"], beforeSection: "a") },
    FailingEdit(before, unknown("y")) { $0.insertSections(["x"], beforeSection: "y") },
    FailingEdit(after, unknown("y")) { $0.insertSections(["x"], afterSection: "y") },
    FailingEdit(before, unknown("y")) { $0.insertSections([], beforeSection: "y") },
    FailingEdit(after, unknown("y")) { $0.insertSections([], afterSection: "y") },
    FailingEdit(after, unknown("y")) { $0.insertSections(["y"], afterSection: "y") },
    FailingEdit(moveBefore, unknown("x")) { $0.moveSection("x", beforeSection: "a") },
    FailingEdit(moveBefore, unknown("x")) { $0.moveSection("a", beforeSection: "x") },
    FailingEdit(moveBefore, unknown("x", "y")) { $0.moveSection("x", beforeSection: "y") },
    FailingEdit(moveAfter, unknown("x")) { $0.moveSection("x", afterSection: "x") },
    FailingEdit(moveAfter, unknown("x")) { $0.moveSection("b", afterSection: "x") },
    FailingEdit(moveAfter, unknown("x", "y")) { $0.moveSection("x", afterSection: "y") },
    FailingEdit(append, duplicate("x") + existing("c"), gives: "a 1 2! 3? | b! 4 5 | c | x") {
      $0.appendSections(["x", "c", "x"])
    },
    FailingEdit(before, duplicate("x") + existing("c") + unknown("y")) {
      $0.insertSections(["x", "c", "x"], beforeSection: "y")
    },
  ]
}
