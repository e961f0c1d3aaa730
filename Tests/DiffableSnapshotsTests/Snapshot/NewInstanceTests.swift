import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Tests that in every kind of edit the given instance replaces an equal instance in the snapshot.
struct NewInstanceTests {
  typealias TaggedSnapshot = Snapshot<Tagged, Tagged>

  private func edited(
    _ edit: (inout TaggedSnapshot) -> Void
  ) -> TaggedSnapshot {
    var snapshot = TaggedSnapshot("1a 1a 2a 3a | 2a 4a")
    edit(&snapshot)
    expectConsistency(of: snapshot)
    return snapshot
  }

  @Test func appendedInstancesReplaceExistingOnes() {
    let snapshot = edited { $0.appendItems(["2b", "4b"]) }
    #expect(snapshot.notation == "1a 1a 3a | 2a 2b 4b")
    #expect(snapshot.itemIdentifiers.text == "1a 3a 2b 4b")
    #expect(snapshot.itemIdentifiers(inSection: "2").text == "2b 4b")
  }

  @Test func insertedInstancesReplaceExistingOnes() {
    #expect(
      edited { $0.insertItems(["3b"], beforeItem: "1") }.notation == "1a 3b 1a 2a | 2a 4a"
    )
    #expect(
      edited { $0.insertItems(["3b"], afterItem: "4") }.notation == "1a 1a 2a | 2a 4a 3b"
    )
  }

  @Test func movedInstancesReplaceExistingOnes() {
    #expect(
      edited { $0.moveItem("3b", beforeItem: "1z") }.notation == "1a 3b 1a 2a | 2a 4a"
    )
    #expect(edited { $0.moveItem("1b", afterItem: "4z") }.notation == "1a 2a 3a | 2a 4a 1b")
  }

  /// The path stays the same, so only the instance changes.
  @Test func movingAnItemToItsOwnPathReplacesTheInstance() {
    #expect(edited { $0.moveItem("1b", beforeItem: "2") }.notation == "1a 1b 2a 3a | 2a 4a")
  }

  @Test func reloadedInstancesReplaceExistingOnes() {
    #expect(edited { $0.reloadItems(["3b", "1b"]) }.notation == "1a 1b! 2a 3b! | 2a 4a")
  }

  @Test func reloadingUsesTheLastOfRepeatedInstances() {
    #expect(
      edited { $0.reloadItems(["3b", "3c", "3d"]) }.notation == "1a 1a 2a 3d! | 2a 4a"
    )
  }

  /// So many items are given, in random order, that the snapshot visits all of its items in one pass.
  @Test(arguments: [1, 30, 400])
  func reloadingManyItemsUsesTheLastOfRepeatedInstances(sections: Int) {
    var random = SeededGenerator(seed: 8)
    let all = (0..<1_600).map { Numbered(number: $0, data: 0) }
    let size = all.count / sections
    let old = Snapshot((0..<sections).map { ($0, Array(all[$0 * size..<($0 + 1) * size])) })
    let items = old.itemIdentifiers.shuffled(using: &random).prefix(700)
    let again = items.shuffled(using: &random).prefix(300)
    let given =
      items.map { Numbered(number: $0.number, data: 1) }
      + again.map { Numbered(number: $0.number, data: 2) }
    var new = old
    new.reloadItems(given)
    expectConsistency(of: new)
    let data = Dictionary(given.map { ($0.number, $0.data) }) { $1 }
    #expect(new.itemIdentifiers.map(\.data) == old.itemIdentifiers.map { data[$0.number] ?? 0 })
    #expect(new.reloadedItemIdentifiers == old.itemIdentifiers.filter { data[$0.number] != nil })

    let unknown = [Numbered(number: -1, data: 0), Numbered(number: 9_999, data: 0)]
    new.reconfigureItems(unknown.prefix(1) + given + unknown)
    #expect(new.problems == [.unknownItem(unknown, call: "reconfigureItems(_:)")])
    #expect(new.reloadedItemIdentifiers == old.itemIdentifiers.filter { data[$0.number] != nil })
    new.deleteItems(given + unknown)
    expectConsistency(of: new)
    #expect(new.itemIdentifiers == old.itemIdentifiers.filter { data[$0.number] == nil })
  }

  @Test func reconfiguredInstancesReplaceExistingOnes() {
    #expect(
      edited { $0.reconfigureItems(["4b", "4c"]) }.notation == "1a 1a 2a 3a | 2a 4c?"
    )
  }

  /// The instance is also replaced when the item keeps an earlier mark.
  @Test func markingAMarkedItemReplacesTheInstance() {
    let snapshot = edited {
      $0.reloadItems(["3b"])
      $0.reconfigureItems(["3c"])
    }
    #expect(snapshot.notation == "1a 1a 2a 3c! | 2a 4a")
    #expect(snapshot.reloadedItemIdentifiers.text == "3c")
  }

  @Test func reloadedSectionInstancesReplaceExistingOnes() {
    let snapshot = edited { $0.reloadSections(["2b"]) }
    #expect(snapshot.notation == "1a 1a 2a 3a | 2b! 4a")
    #expect(snapshot.reloadedSectionIdentifiers.text == "2b")
  }

  @Test func movedSectionInstancesReplaceExistingOnes() {
    #expect(
      edited { $0.moveSection("2b", beforeSection: "1z") }.notation
        == "2b 4a | 1a 1a 2a 3a"
    )
    #expect(
      edited { $0.moveSection("1b", afterSection: "2z") }.notation
        == "2a 4a | 1b 1a 2a 3a"
    )
  }

  /// The section of an item is the same instance as in ``Snapshot/sectionIdentifiers``.
  @Test func sectionOfAnItemIsTheCurrentInstance() {
    let reloaded = edited { $0.reloadSections(["2b"]) }
    #expect(reloaded.sectionIdentifier(containingItem: "4")?.description == "2b")
    let moved = edited { $0.moveSection("1b", afterSection: "2") }
    #expect(moved.sectionIdentifier(containingItem: "3")?.description == "1b")
  }

  @Test func destinationsAndAnchorsAreNotReplaced() {
    let snapshot = edited {
      $0.appendItems(["5b"], toSection: "1z")
      $0.insertItems(["6b"], beforeItem: "4z")
    }
    #expect(snapshot.notation == "1a 1a 2a 3a 5b | 2a 6b 4a")
    #expect(snapshot.sectionIdentifier(containingItem: "5")?.description == "1a")
  }

  @Test func anyEqualInstanceCanBeDeleted() {
    #expect(edited { $0.deleteItems(["2z"]) }.notation == "1a 1a 3a | 2a 4a")
    #expect(edited { $0.deleteSections(["1z"]) }.notation == "2a 4a")
  }

  @Test func editsThatDoNothingReplaceNoInstance() {
    let snapshot = edited { snapshot in
      snapshot.appendItems(["1b"], toSection: "9")
      snapshot.insertItems(["1b", "2b"], afterItem: "2")
      snapshot.moveItem("1b", afterItem: "9")
      snapshot.moveSection("1b", afterSection: "9")
      snapshot.appendSections(["1b", "2b"])
    }
    #expect(snapshot.notation == "1a 1a 2a 3a | 2a 4a")
    #expect(snapshot.numberOfProblems == 5)
  }

  @Test func instancesBesideUnknownOnesAreReplaced() {
    let snapshot = edited { snapshot in
      snapshot.reloadItems(["1b", "9b"])
      snapshot.reconfigureItems(["9b", "4b"])
      snapshot.reloadSections(["1c", "9b"])
    }
    #expect(snapshot.notation == "1c! 1b! 2a 3a | 2a 4b?")
    #expect(snapshot.numberOfProblems == 3)
  }
}
