import DiffableSnapshots
import TestSupport

extension ValidEdit {
  static let sections = [
    ValidEdit("append sections", "a 1 2! 3? | b! 4 5 | c | x | y") { s throws(TestSnapshotError) in
      try s.appendSections(["x", "y"])
    },
    ValidEdit("append no sections", base) { s throws(TestSnapshotError) in try s.appendSections([])
    },
    ValidEdit("insert sections at the top", "x | y | a 1 2! 3? | b! 4 5 | c") {
      s throws(TestSnapshotError) in
      try s.insertSections(["x", "y"], beforeSection: "a")
    },
    ValidEdit("insert a section before", "a 1 2! 3? | x | b! 4 5 | c") {
      s throws(TestSnapshotError) in
      try s.insertSections(["x"], beforeSection: "b")
    },
    ValidEdit("insert sections after", "a 1 2! 3? | x | y | b! 4 5 | c") {
      s throws(TestSnapshotError) in
      try s.insertSections(["x", "y"], afterSection: "a")
    },
    ValidEdit("insert a section at the end", "a 1 2! 3? | b! 4 5 | c | x") {
      s throws(TestSnapshotError) in
      try s.insertSections(["x"], afterSection: "c")
    },
    ValidEdit("insert no sections before", base) { s throws(TestSnapshotError) in
      try s.insertSections([], beforeSection: "a")
    },
    ValidEdit("insert no sections after", base) { s throws(TestSnapshotError) in
      try s.insertSections([], afterSection: "a")
    },
    ValidEdit("delete sections, ignoring unknown and repeated sections", "a 1 2! 3? | c") { s in
      s.deleteSections(["b", "z", "b"])
    },
    ValidEdit("delete all sections", "") { s in s.deleteSections(["c", "a", "b"]) },
    ValidEdit("delete no sections", base) { s in s.deleteSections([]) },
    ValidEdit("delete an unknown section", base) { s in s.deleteSections(["z"]) },
    ValidEdit("move a section up", "c | a 1 2! 3? | b! 4 5") { s throws(TestSnapshotError) in
      try s.moveSection("c", beforeSection: "a")
    },
    ValidEdit("move a section down", "b! 4 5 | c | a 1 2! 3?") { s throws(TestSnapshotError) in
      try s.moveSection("a", afterSection: "c")
    },
    ValidEdit("move a section down, before another section", "b! 4 5 | a 1 2! 3? | c") {
      s throws(TestSnapshotError) in
      try s.moveSection("a", beforeSection: "c")
    },
    ValidEdit("move a section up, after another section", "a 1 2! 3? | c | b! 4 5") {
      s throws(TestSnapshotError) in
      try s.moveSection("c", afterSection: "a")
    },
    ValidEdit("move a section before the section that follows it", base) {
      s throws(TestSnapshotError) in
      try s.moveSection("b", beforeSection: "c")
    },
    ValidEdit("move a section after the section that precedes it", base) {
      s throws(TestSnapshotError) in
      try s.moveSection("b", afterSection: "a")
    },
    ValidEdit("move a section before itself", base) { s throws(TestSnapshotError) in
      try s.moveSection("b", beforeSection: "b")
    },
    ValidEdit("move a section after itself", base) { s throws(TestSnapshotError) in
      try s.moveSection("b", afterSection: "b")
    },
  ]
}
