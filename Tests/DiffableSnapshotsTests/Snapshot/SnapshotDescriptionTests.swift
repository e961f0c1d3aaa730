import DiffableSnapshots
import TestSupport
import Testing

struct SnapshotDescriptionTests {
  private typealias Edit = (sentence: String, perform: (inout TestSnapshot) -> Void)

  @Test func eachProblemNamesTheCallAndTheIdentifiers() {
    let edits: [Edit] = [
      (
        "insertItems(_:beforeItem:duplicates:) was given duplicate items: 4, 7",
        { $0.insertItems([4, 7, 4, 7], beforeItem: 1) }
      ),
      (
        "appendItems(_:toSection:duplicates:) was given duplicate items: 4",
        { $0.appendItems([4, 4]) }
      ),
      (
        "appendSections(_:) was given duplicate sections: x", { $0.appendSections(["x", "x"]) }
      ),
      (
        "insertSections(_:afterSection:) was given sections that the snapshot already has: b, a",
        { $0.insertSections(["b", "x", "a"], afterSection: "b") }
      ),
      (
        "appendItems(_:toSection:duplicates:) was called without a section, "
          + "but the snapshot has no sections",
        {
          $0.deleteAllItems()
          $0.appendItems([1])
        }
      ),
      (
        "moveSection(_:beforeSection:) was given sections that the snapshot does not have: x, y",
        { $0.moveSection("x", beforeSection: "y") }
      ),
      (
        "reconfigureItems(_:) was given items that the snapshot does not have: 8, 9",
        { $0.reconfigureItems([1, 8, 9]) }
      ),
      (
        "insertItems(_:afterItem:duplicates:) cannot insert an item next to itself: 1",
        { $0.insertItems([3, 1], afterItem: 1) }
      ),
    ]
    for edit in edits {
      var snapshot = TestSnapshot("a 1 2 | b 3")
      edit.perform(&snapshot)
      #expect(snapshot.problems.map { "\($0)" } == [edit.sentence])
    }
  }

  @Test func describesSnapshots() {
    #expect(TestSnapshot().description == "Snapshot: 0 sections, 0 items")
    #expect(
      TestSnapshot("fruit 1 2! 3? | nuts! 4 | air?").description == """
        Snapshot: 3 sections, 4 items
          fruit (3): 1, 2 (reload), 3 (reconfigure)
          nuts (reload) (1): 4
          air (reconfigure) (0):
        """
    )
    #expect(
      TestSnapshot("a 1").description == """
        Snapshot: 1 section, 1 item
          a (1): 1
        """
    )
  }

  @Test func shortensLongSections() {
    let twenty = (1...20).map(String.init).joined(separator: ", ")
    #expect(
      Snapshot([("a", Array(1...20)), ("b", Array(21...41))]).description == """
        Snapshot: 2 sections, 41 items
          a (20): \(twenty)
          b (21): \((21...40).map(String.init).joined(separator: ", ")), and 1 more
        """
    )
  }
}
