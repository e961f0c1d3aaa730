import DiffableSnapshots
import TestSupport
import Testing

/// Tests snapshots that a result builder creates.
@Suite struct SnapshotBuildingTests {
  @Test func sectionsContainTheirItems() {
    let snapshot = Snapshot {
      SnapshotSection("odd") {
        1
        3
      }
      SnapshotSection("even") { 2 }
      SnapshotSection("none") {}
      SnapshotSection("nothing")
    }
    #expect(snapshot.notation == "odd 1 3 | even 2 | none | nothing")
    expectConsistency(of: snapshot)
    #expect(Snapshot<String, Int> {}.isEmpty)
  }

  @Test(arguments: [false, true], [false, true])
  func conditionsAndLoopsAddElements(_ more: Bool, _ other: Bool) {
    let extra = more ? [11, 13, 15] : []
    let choice = other ? Kind.numbered(7) : .header
    let snapshot = Snapshot {
      SnapshotSection("odd") {
        if more { 5 }
        if let first = extra.first { first }
        for item in extra where item > 13 { item }
        extra.filter { $0 == 13 }
        if other {
          17
          19
        } else {
          21
        }
        switch choice {
        case .header: 23
        case .numbered(let number): number
        case .named: 25
        }
        if #available(macOS 26, *) { 27 }
      }
      if other { SnapshotSection("even") { 2 } }
      for name in ["c", "d"] { SnapshotSection(name, items: name == "c" ? [4] : []) }
      ["e", "f"].map { SnapshotSection($0) }
    }
    // On macOS before 26, the item 27 is missing.
    guard #available(macOS 26, *) else { return }
    let first = (more ? "5 11 15 13 " : "") + (other ? "17 19 7 27" : "21 23 27")
    #expect(snapshot.notation == "odd \(first)\(other ? " | even 2" : "") | c 4 | d | e | f")
  }

  /// The types are inferred from the elements in the builder, or from the type of the snapshot.
  @Test func typesAreInferred() {
    let names = ["Ada", "Grace"]
    let fromArrays = Snapshot {
      SnapshotSection(Kind.header) { names }
      SnapshotSection(.numbered(1)) { "Alan" }
    }
    #expect(fromArrays.itemIdentifiers == ["Ada", "Grace", "Alan"])
    let small = Snapshot<String, UInt8> {
      SnapshotSection("a") {
        1
        [2, 3]
      }
    }
    #expect(small.itemIdentifiers == [1, 2, 3])
    let contacts = Snapshot<Kind, Contact> {
      SnapshotSection(.header) {
        for number in 0..<2 { Contact(number) }
        .init(2)
      }
    }
    #expect(contacts.itemIdentifiers.map(\.id) == [0, 1, 2])
  }

  /// If the type of the items is an array type, an array expression can be one item.
  @Test func itemsMayBeArrays() {
    let snapshot = Snapshot<String, [Int]> {
      SnapshotSection("a") {
        [1, 2]
        [[3], [4, 5]]
      }
    }
    #expect(snapshot.itemIdentifiers == [[1, 2], [3], [4, 5]])
  }

  @Test func repetitionsAreProblems() {
    let items = Snapshot {
      SnapshotSection("a") {
        1
        2
      }
      SnapshotSection("b") { [3, 2, 1] }
    }
    #expect(items.notation == "a 1 2 | b 3")
    #expect(items.problems == [.duplicateItems([2, 1], call: "init(building:)")])
    let sections = Snapshot {
      SnapshotSection("a") { 1 }
      for number in 2..<4 { SnapshotSection("a") { number } }
    }
    #expect(sections.notation == "a 1 2 3")
    #expect(sections.problems == [.duplicateSections(["a"], call: "init(building:)")])
  }

  @Test func sectionsWithEqualContentsAreEqual() {
    let one = SnapshotSection("a") { [1, 2] }
    #expect(one == SnapshotSection("a", items: [1, 2]))
    #expect(one.identifier == "a" && one.items == [1, 2])
  }
}
