import DiffableSnapshots
import TestSupport

extension FailingEdit {
  private static let append = "appendItems(_:toSection:duplicates:)"

  static let appends = [
    FailingEdit(append, duplicate(7)) { s throws(TestSnapshotError) in try s.appendItems([7, 7]) },
    FailingEdit(append, duplicate(7, 8)) { s throws(TestSnapshotError) in
      try s.appendItems([7, 8, 7, 8, 7, 6], toSection: "a")
    },
    FailingEdit(append, duplicate(4)) { s throws(TestSnapshotError) in try s.appendItems([4, 1, 4])
    },
    FailingEdit(append, unknown("x")) { s throws(TestSnapshotError) in
      try s.appendItems([7], toSection: "x")
    },
    FailingEdit(append, unknown("x")) { s throws(TestSnapshotError) in
      try s.appendItems([], toSection: "x")
    },
    FailingEdit(append, unknown("x")) { s throws(TestSnapshotError) in
      try s.appendItems([2, 4, 7], toSection: "x")
    },
    FailingEdit(append, unknown("x")) { s throws(TestSnapshotError) in
      try s.appendItems([2, 7, 7], toSection: "x", duplicates: .keepFirst)
    },
    FailingEdit(append, unknown("x")) { s throws(TestSnapshotError) in
      try s.appendItems([2, 7, 7], toSection: "x", duplicates: .keepLast)
    },
    FailingEdit(append, on: "", { .noSections(call: $0) }) { s throws(TestSnapshotError) in
      try s.appendItems([7])
    },
    FailingEdit(append, on: "", { .noSections(call: $0) }) { s throws(TestSnapshotError) in
      try s.appendItems([])
    },
    FailingEdit(append, on: "", { .noSections(call: $0) }) { s throws(TestSnapshotError) in
      try s.appendItems([], duplicates: .keepFirst)
    },
    FailingEdit(append, on: "", { .noSections(call: $0) }) { s throws(TestSnapshotError) in
      try s.appendItems([7, 7], duplicates: .keepLast)
    },
    FailingEdit(append, on: "", unknown("x")) { s throws(TestSnapshotError) in
      try s.appendItems([], toSection: "x")
    },
  ]

  private static let before = "insertItems(_:beforeItem:duplicates:)"
  private static let after = "insertItems(_:afterItem:duplicates:)"

  static let insertions = [
    FailingEdit(before, duplicate(7)) { s throws(TestSnapshotError) in
      try s.insertItems([7, 8, 7], beforeItem: 1)
    },
    FailingEdit(after, duplicate(7)) { s throws(TestSnapshotError) in
      try s.insertItems([7, 8, 7], afterItem: 1)
    },
    FailingEdit(before, unknown(9)) { s throws(TestSnapshotError) in
      try s.insertItems([7, 2], beforeItem: 9)
    },
    FailingEdit(after, unknown(9)) { s throws(TestSnapshotError) in
      try s.insertItems([7, 2], afterItem: 9)
    },
    FailingEdit(before, unknown(9)) { s throws(TestSnapshotError) in
      try s.insertItems([], beforeItem: 9)
    },
    FailingEdit(after, unknown(9)) { s throws(TestSnapshotError) in
      try s.insertItems([], afterItem: 9)
    },
    FailingEdit(before, unknown(9)) { s throws(TestSnapshotError) in
      try s.insertItems([2, 2], beforeItem: 9, duplicates: .keepFirst)
    },
    FailingEdit(after, unknown(9)) { s throws(TestSnapshotError) in
      try s.insertItems([2, 2], afterItem: 9, duplicates: .keepLast)
    },
    FailingEdit(before, anchor(3)) { s throws(TestSnapshotError) in
      try s.insertItems([7, 2, 3], beforeItem: 3)
    },
    FailingEdit(after, anchor(3)) { s throws(TestSnapshotError) in
      try s.insertItems([7, 2, 3], afterItem: 3)
    },
    FailingEdit(before, anchor(2)) { s throws(TestSnapshotError) in
      try s.insertItems([2], beforeItem: 2)
    },
    FailingEdit(after, anchor(2)) { s throws(TestSnapshotError) in
      try s.insertItems([2], afterItem: 2)
    },
    FailingEdit(before, anchor(2)) { s throws(TestSnapshotError) in
      try s.insertItems([2, 7, 2], beforeItem: 2, duplicates: .keepLast)
    },
    FailingEdit(after, anchor(2)) { s throws(TestSnapshotError) in
      try s.insertItems([2, 7, 2], afterItem: 2, duplicates: .keepLast)
    },
    FailingEdit(before, on: "a", unknown(1)) { s throws(TestSnapshotError) in
      try s.insertItems([7], beforeItem: 1)
    },
    FailingEdit(after, on: "", unknown(1)) { s throws(TestSnapshotError) in
      try s.insertItems([7], afterItem: 1)
    },
  ]
}
