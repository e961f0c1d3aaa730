import DiffableSnapshots
import TestSupport

extension ValidEdit {
  static let sections = [
    ValidEdit("append sections", "a 1 2! 3? | b! 4 5 | c | x | y") {
      $0.appendSections(["x", "y"])
    },
    ValidEdit("append no sections", base) { $0.appendSections([]) },
    ValidEdit("insert sections at the top", "x | y | a 1 2! 3? | b! 4 5 | c") {
      $0.insertSections(["x", "y"], beforeSection: "a")
    },
    ValidEdit("insert a section before", "a 1 2! 3? | x | b! 4 5 | c") {
      $0.insertSections(["x"], beforeSection: "b")
    },
    ValidEdit("insert sections after", "a 1 2! 3? | x | y | b! 4 5 | c") {
      $0.insertSections(["x", "y"], afterSection: "a")
    },
    ValidEdit("insert a section at the end", "a 1 2! 3? | b! 4 5 | c | x") {
      $0.insertSections(["x"], afterSection: "c")
    },
    ValidEdit("insert no sections before", base) { $0.insertSections([], beforeSection: "a") },
    ValidEdit("insert no sections after", base) { $0.insertSections([], afterSection: "a") },
    ValidEdit("delete sections, ignoring unknown and repeated sections", "a 1 2! 3? | c") {
      $0.deleteSections(["b", "z", "b"])
    },
    ValidEdit("delete all sections", "") { $0.deleteSections(["c", "a", "b"]) },
    ValidEdit("delete no sections", base) { $0.deleteSections([]) },
    ValidEdit("delete an unknown section", base) { $0.deleteSections(["z"]) },
    ValidEdit("move a section up", "c | a 1 2! 3? | b! 4 5") {
      $0.moveSection("c", beforeSection: "a")
    },
    ValidEdit("move a section down", "b! 4 5 | c | a 1 2! 3?") {
      $0.moveSection("a", afterSection: "c")
    },
    ValidEdit("move a section down, before another section", "b! 4 5 | a 1 2! 3? | c") {
      $0.moveSection("a", beforeSection: "c")
    },
    ValidEdit("move a section up, after another section", "a 1 2! 3? | c | b! 4 5") {
      $0.moveSection("c", afterSection: "a")
    },
    ValidEdit("move a section before the section that follows it", base) {
      $0.moveSection("b", beforeSection: "c")
    },
    ValidEdit("move a section after the section that precedes it", base) {
      $0.moveSection("b", afterSection: "a")
    },
    ValidEdit("move a section before itself", base) { $0.moveSection("b", beforeSection: "b") },
    ValidEdit("move a section after itself", base) { $0.moveSection("b", afterSection: "b") },
  ]
}
