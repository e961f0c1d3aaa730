import DiffableSnapshots
import TestSupport
import Testing

@Suite struct ChangesetTests {
  let old: Snapshot<String, String>
  let new: Snapshot<String, String>

  init() {
    old = Snapshot([
      ("fruit", ["apple", "pear", "plum"]), ("nuts", ["hazel"]), ("old", ["egg"]),
    ])
    new = Snapshot([
      ("nuts", ["apple", "hazel"]), ("new", ["egg", "milk"]), ("fruit", ["plum", "fig"]),
    ])
  }

  @Test func eachChangeIsInOneOfTheTenLists() {
    var marked = new
    marked.reloadItems(["hazel"])
    marked.reconfigureItems(["plum", "fig"])
    marked.reloadSections(["new"])
    marked.reconfigureSections(["nuts", "new"])
    let changeset = marked.difference(from: old)
    #expect(
      short(changeset.changes)
        == "d(2) i(1) m(0>2) c(0) D(0.1) I(2.1) M(0.0>0.0 2.0>1.0) R(0.1) C(2.0)"
    )
    #expect(changeset.count == 10)
    #expect(!changeset.isEmpty)
  }

  /// Builds with internal checks also check the matching.
  @Test(arguments: [1, 2, 30])
  func differentItemsWithEqualHashesAreNotMatched(count: Int) {
    let items = (0..<61 * 3 * count).map { Clashing(number: $0, data: 0) }
    let old = Snapshot([("a", Array(items.prefix(61 * count)))])
    let new = Snapshot([("a", Array(items.dropFirst(61 * count).reversed()))])
    let changes = new.difference(from: old).changes
    #expect(changes.items.deletions.count == 61 * count)
    #expect(changes.items.insertions.count == 61 * 2 * count)
    #expect(changes.items.moves.isEmpty)
  }

  @Test func itemsOfAReloadedSectionAreNotUpdated() {
    var marked = old
    marked.reloadItems(["apple", "hazel"])
    marked.reconfigureItems(["pear"])
    marked.reloadSections(["fruit"])
    marked.reconfigureSections(["fruit", "nuts"])
    #expect(short(marked.difference(from: old).changes) == "r(0) c(1) R(1.0)")
  }

  @Test func marksOfTheOldSnapshotAreIgnored() {
    var marked = old
    marked.reloadItems(["apple"])
    #expect(old.difference(from: marked).isEmpty)
  }

  @Test func theDescriptionHasALineForEachChange() {
    #expect(
      new.difference(from: old).description == """
        Changeset: 7 changes
          delete section 2: old
          insert section 1: new
          move section 0 to 2: fruit
          delete 0.1: pear
          insert 2.1: fig
          move 0.0 to 0.0: apple
          move 2.0 to 1.0: egg
        """
    )
    #expect(old.difference(from: old).description == "Changeset: 0 changes")
    #expect(
      TestSnapshot("b? 1? | a! 2").difference(from: TestSnapshot("a 2 | b 1")).description
        == """
        Changeset: 4 changes
          move section 0 to 1: a
          reload section 1: a
          reconfigure section 0: b
          reconfigure 0.0: 1
        """
    )
  }

  @Test func pathsAndSectionIndexesAreMappedInBothDirections() {
    let changeset = new.difference(from: old)
    #expect(changeset.newPath(for: ItemPath(section: 2, item: 0)) == ItemPath(section: 1, item: 0))
    #expect(changeset.newPath(for: ItemPath(section: 0, item: 1)) == nil)
    #expect(changeset.newPath(for: ItemPath(section: 7, item: -1)) == nil)
    #expect(changeset.oldPath(for: ItemPath(section: 2, item: 0)) == ItemPath(section: 0, item: 2))
    #expect(changeset.oldPath(for: ItemPath(section: 1, item: 1)) == nil)
    #expect(changeset.newSection(for: 0) == 2)
    #expect(changeset.newSection(for: 2) == nil)
    #expect(changeset.oldSection(for: 0) == 1)
    #expect(changeset.oldSection(for: 1) == nil)
    #expect(changeset.oldSection(for: 9) == nil)
  }

  @Test func theInverseRestoresTheOldSnapshot() {
    var marked = new
    marked.reloadItems(["hazel"])
    marked.reconfigureItems(["plum"])
    marked.reloadSections(["fruit"])
    marked.reconfigureSections(["nuts"])
    let changeset = marked.difference(from: old)
    let inverse = changeset.inverse
    #expect(
      short(inverse.changes) == "d(1) i(2) m(2>0) r(0) c(1) D(2.1) I(0.1) M(0.0>0.0 1.0>2.0) R(1.0)"
    )
    #expect(inverse.old == new && inverse.new == old)
    #expect(inverse.inverse == changeset)
  }

  @Test func theInverseDoesNotUpdateItemsOfReloadedSections() {
    let before = Snapshot([("a", [1, 2]), ("b", [3, 4])])
    var after = Snapshot([("a", [1, 2, 3]), ("b", [4])])
    after.reloadItems([1, 3])
    after.reloadSections(["b"])
    let changeset = after.difference(from: before)
    #expect(short(changeset.changes) == "r(1) M(1.0>0.2) R(0.0 0.2)")
    #expect(short(changeset.inverse.changes) == "r(1) M(0.2>1.0) R(0.0)")
  }
}
