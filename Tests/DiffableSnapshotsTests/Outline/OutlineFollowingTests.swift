import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// What a plain apply makes of an outline.
struct OutlineFollowingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: NaiveOutline
    var applied: [Int]
    var after: String

    init(_ name: String, _ before: NaiveOutline, _ applied: [Int], _ after: String) {
      (testDescription, self.before, self.applied, self.after) = (name, before, applied, after)
    }
  }

  static let cases = [
    Case("nothing", "1(2 3) 4[5]", [1, 2, 3, 4], "1(2 3) 4[5]"),
    Case("new at the end of children", "1(2 3) 4", [1, 2, 3, 9, 4], "1(2 3 9) 4"),
    Case("new in front of children", "1(2 3) 4", [1, 9, 2, 3, 4], "1(9 2 3) 4"),
    Case("new in front of all", "1(2 3) 4", [9, 1, 2, 3, 4], "9 1(2 3) 4"),
    Case("new behind a collapsed one", "1[2 3] 4", [1, 9, 4], "1[2 3] 9 4"),
    Case("new behind an expanded one without children", "1() 4", [1, 9, 4], "1() 9 4"),
    Case("new ones in a row", "1(2(3)) 4", [1, 2, 3, 8, 9, 4], "1(2(3 8 9)) 4"),
    Case("only new ones", "1(2) 3[4]", [8, 9], "8 9"),
    Case("a leaf is dropped", "1(2 3) 4", [1, 3, 4], "1(3) 4"),
    Case("the last child is dropped", "1(2) 4", [1, 4], "1() 4"),
    Case("a collapsed parent is dropped", "1[2(3)] 4", [4], "4"),
    Case("a parent is dropped and its children stay", "1(2 3[5]) 4", [2, 3, 4], "2 3[5] 4"),
    Case("two levels of parents are dropped", "1(2(3 4) 5) 6", [3, 4, 5, 6], "3 4 5 6"),
    Case("all is dropped", "1(2 3[5]) 4", [], ""),
    Case(
      "groups change places",
      "1(2 3) 4(5 6(7) 8[9])",
      [4, 5, 6, 7, 8, 1, 2, 3],
      "4(5 6(7) 8[9]) 1(2 3)"
    ),
    Case("a root moves between children", "1(2 3 5) 4", [1, 2, 4, 3, 5], "1(2 4 3 5)"),
    Case("a root stays one behind children", "4[7] 1(2 3) 5", [1, 2, 3, 4, 5], "1(2 3) 4[7] 5"),
    Case("a child moves among children", "1(2 3 4[7])", [1, 4, 2, 3], "1(4[7] 2 3)"),
    Case("a child moves to another parent", "1(2 3) 4(5 6)", [1, 3, 4, 5, 2, 6], "1(3) 4(5 2 6)"),
    Case("a collapsed one moves", "1[2(3)] 4 5", [4, 5, 1], "4 5 1[2(3)]"),
    Case("a parent moves away from its children", "1(2 3 4) 5", [2, 3, 4, 5, 1], "2 3 4 5 1()"),
    Case("a hidden one comes back elsewhere", "1[2 3(5) 4] 6", [1, 6, 3], "1[2 4] 6 3[5]"),
    Case("a hidden one comes back in its place", "1[2 3] 4", [1, 2, 4], "1[3] 2 4"),
    Case("all hidden ones come back", "1[2 3] 4", [1, 2, 3, 4], "1(2 3) 4"),
    Case("a hidden group comes back", "1[2 3(5[6]) 4]", [1, 3, 5], "1[2 4] 3(5[6])"),
    Case("a hidden one survives its parents", "1[2(3[4])] 5", [5, 3], "5 3[4]"),
  ]

  @Test(arguments: cases, ListKind.all)
  func keepsTheTree(_ example: Case, _ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    try screen.show(example.before)
    try screen.apply([("a", example.applied)])
    #expect(screen.notation() == example.after)
    try screen.expectAgreement()
    #expect(NaiveOutline(stringLiteral: example.after).description == example.after)
  }

  @Test(arguments: ListKind.all)
  func itemsMoveToAnotherOutline(_ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    try screen.show("1[2] 3(4 5)", in: "a")
    try screen.show("6(7) 8", in: "b")
    try screen.apply([("a", [5]), ("b", [6, 7, 1, 8, 3, 4])])
    #expect(screen.notation() == "5")
    #expect(screen.notation(of: "b") == "6(7) 1[2] 8 3(4)")
    try screen.expectAgreement()
  }

  @Test(arguments: ListKind.all)
  func itemsMoveToSectionsWithoutOutlines(_ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    try screen.show("1[2] 3(4 5) 6", in: "a")
    try screen.apply([
      ("a", [1, 3, 4, 5, 6]), ("flat", [10, 11]), ("other", [12]),
    ])
    try screen.apply([("flat", [10, 3, 4, 11]), ("new", [20, 1, 21]), ("other", [12, 6, 5])])
    #expect(screen.notation(of: "flat") == "10 3(4) 11")
    #expect(screen.notation(of: "new") == "20 1[2] 21")
    #expect(screen.notation(of: "other") == "12 6 5")
    #expect(screen.notation(of: "a") == "")
    try screen.expectAgreement()
    #expect(screen.dataSource.isExpanded(3))
  }

  @Test(arguments: ListKind.all)
  func hiddenItemsComeBackInNewSections(_ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    try screen.show("1[2 3[4]]", in: "a")
    try screen.apply([("a", [1]), ("new", [3, 9])])
    #expect(screen.notation() == "1[2]")
    #expect(screen.notation(of: "new") == "3[4] 9")
    try screen.expectAgreement()
  }

  @Test(arguments: ListKind.all)
  func aSectionThatGoesLosesItsOutline(_ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    try screen.show("1[2]", in: "a")
    try screen.apply([("b", [5])])
    try screen.apply([("b", [5]), ("a", [1])])
    #expect(screen.notation() == "1")
    try screen.expectAgreement()
  }

  @Test(arguments: ListKind.all)
  func anOutlineTakesItsItemsFromElsewhere(_ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    try screen.show("1(2 3) 4[5 6]", in: "a")
    try screen.apply([("a", [1, 2, 3, 4]), ("flat", [10, 11])])
    try screen.show("20(1) 21[5 10 3]", in: "b")
    #expect(screen.notation() == "2 4[6]")
    #expect(screen.notation(of: "flat") == "11")
    #expect(screen.notation(of: "b") == "20(1) 21[5 10 3]")
    #expect(screen.dataSource.snapshot().sectionIdentifiers == ["a", "flat", "b"])
    try screen.expectAgreement()
    try screen.show("", in: "b")
    try screen.expectAgreement()
  }

  /// Identifiers may carry data; the newest instance counts wherever it came from.
  @Test func newInstancesAreKept() throws {
    let list = StrictList<String>()
    let source = DiffableDataSource<Int, Tagged, _>(target: list) { _, _, item in "\(item)" }
    var outline = try SectionSnapshot<Tagged>(["1a"])
    try outline.append(["2a", "3a"], to: "1a")
    outline.expand(["1a"])
    source.apply(outline, to: 0)
    var snapshot = source.snapshot()
    try snapshot.reconfigureItems(["2b"])
    source.apply(snapshot)
    #expect(source.snapshot(for: 0).items.text == "1a 2b 3a")
    source.collapseItem("1a")
    #expect(source.snapshot(for: 0).items.text == "1a 2b 3a")
    try source.expandItem("1a")
    #expect(list.cells == [["1a", "2b", "3a"]])
  }

  @Test @MainActor func async() async throws {
    let screen = OutlineScreen()
    await screen.dataSource.apply(try SectionSnapshot("1[2] 3"), to: "a")
    await screen.dataSource.apply(
      try SectionSnapshot("1(2) 3"),
      to: "a",
      animatingDifferences: false
    )
    #expect(screen.list.cells == [["1", "2", "3"]])
    #expect(screen.told().count == 2)
    let slow = Task.immediate {
      await screen.dataSource.apply(try SectionSnapshot("4[5] 1"), to: "a")
    }
    // The difference is found elsewhere meanwhile, but this is the newest outline.
    #expect(screen.notation() == "4[5] 1")
    try screen.dataSource.expandItem(4)
    try await slow.value
    #expect(screen.notation() == "4(5) 1")
    try screen.expectAgreement()
  }
}
