import DiffableSnapshots
import TestSupport

extension FailingEdit {
  private static let append = "appendSections(_:)"
  private static let before = "insertSections(_:beforeSection:)"
  private static let after = "insertSections(_:afterSection:)"
  private static let moveBefore = "moveSection(_:beforeSection:)"
  private static let moveAfter = "moveSection(_:afterSection:)"

  static let sections = [
    FailingEdit(append, duplicate("x")) { s throws(TestSnapshotError) in
      try s.appendSections(["x", "y", "x", "x"])
    },
    FailingEdit(append, duplicate("a")) { s throws(TestSnapshotError) in
      try s.appendSections(["a", "a"])
    },
    FailingEdit(append, existing("b")) { s throws(TestSnapshotError) in try s.appendSections(["b"])
    },
    FailingEdit(append, existing("c", "a")) { s throws(TestSnapshotError) in
      try s.appendSections(["c", "x", "a"])
    },
    FailingEdit(before, duplicate("x")) { s throws(TestSnapshotError) in
      try s.insertSections(["x", "x"], beforeSection: "b")
    },
    FailingEdit(after, duplicate("x")) { s throws(TestSnapshotError) in
      try s.insertSections(["x", "x"], afterSection: "b")
    },
    FailingEdit(before, existing("a", "b")) { s throws(TestSnapshotError) in
      try s.insertSections(["a", "x", "b"], beforeSection: "c")
    },
    FailingEdit(after, existing("a", "b")) { s throws(TestSnapshotError) in
      try s.insertSections(["a", "x", "b"], afterSection: "c")
    },
    FailingEdit(before, existing("a")) { s throws(TestSnapshotError) in
      try s.insertSections(["a"], beforeSection: "a")
    },
    FailingEdit(before, unknown("y")) { s throws(TestSnapshotError) in
      try s.insertSections(["x"], beforeSection: "y")
    },
    FailingEdit(after, unknown("y")) { s throws(TestSnapshotError) in
      try s.insertSections(["x"], afterSection: "y")
    },
    FailingEdit(before, unknown("y")) { s throws(TestSnapshotError) in
      try s.insertSections([], beforeSection: "y")
    },
    FailingEdit(after, unknown("y")) { s throws(TestSnapshotError) in
      try s.insertSections([], afterSection: "y")
    },
    FailingEdit(after, unknown("y")) { s throws(TestSnapshotError) in
      try s.insertSections(["y"], afterSection: "y")
    },
    FailingEdit(moveBefore, unknown("x")) { s throws(TestSnapshotError) in
      try s.moveSection("x", beforeSection: "a")
    },
    FailingEdit(moveBefore, unknown("x")) { s throws(TestSnapshotError) in
      try s.moveSection("a", beforeSection: "x")
    },
    FailingEdit(moveBefore, unknown("x", "y")) { s throws(TestSnapshotError) in
      try s.moveSection("x", beforeSection: "y")
    },
    FailingEdit(moveAfter, unknown("x")) { s throws(TestSnapshotError) in
      try s.moveSection("x", afterSection: "x")
    },
    FailingEdit(moveAfter, unknown("x")) { s throws(TestSnapshotError) in
      try s.moveSection("b", afterSection: "x")
    },
    FailingEdit(moveAfter, unknown("x", "y")) { s throws(TestSnapshotError) in
      try s.moveSection("x", afterSection: "y")
    },
  ]
}
