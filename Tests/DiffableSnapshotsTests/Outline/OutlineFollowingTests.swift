import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// An apply of a snapshot updates the outlines of its sections.
struct OutlineFollowingTests {
  typealias Case = (title: String, before: NaiveOutline, applied: [Int], after: String)

  static let cases: [Case] = [
    ("no change", "1(2 3) 4[5]", [1, 2, 3, 4], "1(2 3) 4[5]"),
    ("a new item after the last child", "1(2 3) 4", [1, 2, 3, 9, 4], "1(2 3 9) 4"),
    ("a new item before the first child", "1(2 3) 4", [1, 9, 2, 3, 4], "1(9 2 3) 4"),
    ("a new item before all items", "1(2 3) 4", [9, 1, 2, 3, 4], "9 1(2 3) 4"),
    ("a new item after a collapsed parent", "1[2 3] 4", [1, 9, 4], "1[2 3] 9 4"),
    ("a new item after an expanded item without children", "1() 4", [1, 9, 4], "1() 9 4"),
    ("several new items", "1(2(3)) 4", [1, 2, 3, 8, 9, 4], "1(2(3 8 9)) 4"),
    ("only new items", "1(2) 3[4]", [8, 9], "8 9"),
    ("a leaf is deleted", "1(2 3) 4", [1, 3, 4], "1(3) 4"),
    ("the last child is deleted", "1(2) 4", [1, 4], "1() 4"),
    ("a collapsed parent is deleted", "1[2(3)] 4", [4], "4"),
    ("a parent is deleted and its children are kept", "1(2 3[5]) 4", [2, 3, 4], "2 3[5] 4"),
    ("two levels of parents are deleted", "1(2(3 4) 5) 6", [3, 4, 5, 6], "3 4 5 6"),
    ("all items are deleted", "1(2 3[5]) 4", [], ""),
    (
      "two groups are swapped",
      "1(2 3) 4(5 6(7) 8[9])",
      [4, 5, 6, 7, 8, 1, 2, 3],
      "4(5 6(7) 8[9]) 1(2 3)"
    ),
    ("a root moves between children", "1(2 3 5) 4", [1, 2, 4, 3, 5], "1(2 4 3 5)"),
    (
      "a root moves after the children of another root",
      "4[7] 1(2 3) 5",
      [1, 2, 3, 4, 5],
      "1(2 3) 4[7] 5"
    ),
    ("a child moves among children", "1(2 3 4[7])", [1, 4, 2, 3], "1(4[7] 2 3)"),
    ("a child moves to another parent", "1(2 3) 4(5 6)", [1, 3, 4, 5, 2, 6], "1(3) 4(5 2 6)"),
    ("a collapsed parent moves", "1[2(3)] 4 5", [4, 5, 1], "4 5 1[2(3)]"),
    ("a parent moves away from its children", "1(2 3 4) 5", [2, 3, 4, 5, 1], "2 3 4 5 1()"),
    ("a hidden item is shown after another root", "1[2 3(5) 4] 6", [1, 6, 3], "1[2 4] 6 3[5]"),
    ("a hidden item is shown after its collapsed parent", "1[2 3] 4", [1, 2, 4], "1[3] 2 4"),
    ("all hidden items are shown", "1[2 3] 4", [1, 2, 3, 4], "1(2 3) 4"),
    (
      "a hidden parent and its child are shown",
      "1[2 3(5[6]) 4]",
      [1, 3, 5],
      "1[2 4] 3(5[6])"
    ),
    ("a hidden item is shown and its ancestors are deleted", "1[2(3[4])] 5", [5, 3], "5 3[4]"),
  ]

  @Test(arguments: cases, ListKind.all)
  func applyUpdatesTheOutline(_ example: Case, _ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    screen.show(example.before)
    screen.apply([("a", example.applied)])
    #expect(screen.notation() == example.after)
    try screen.expectAgreement()
    #expect(NaiveOutline(stringLiteral: example.after).description == example.after)
  }

  /// Outlines that sections show, snapshots that are applied then, and the outlines after that.
  struct Scene: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var outlines: [(section: String, outline: NaiveOutline)]
    var applied: [[(String, [Int])]]
    var after: [(section: String, outline: String)]
  }

  static let scenes = [
    Scene(
      testDescription: "items move to another outline",
      outlines: [("a", "1[2] 3(4 5)"), ("b", "6(7) 8")],
      applied: [[("a", [5]), ("b", [6, 7, 1, 8, 3, 4])]],
      after: [("a", "5"), ("b", "6(7) 1[2] 8 3(4)")]
    ),
    Scene(
      testDescription: "items move to sections without outlines",
      outlines: [("a", "1[2] 3(4 5) 6")],
      applied: [
        [("a", [1, 3, 4, 5, 6]), ("flat", [10, 11]), ("other", [12])],
        [("flat", [10, 3, 4, 11]), ("new", [20, 1, 21]), ("other", [12, 6, 5])],
      ],
      after: [("flat", "10 3(4) 11"), ("new", "20 1[2] 21"), ("other", "12 6 5"), ("a", "")]
    ),
    Scene(
      testDescription: "hidden items move to an inserted section",
      outlines: [("a", "1[2 3[4]]")],
      applied: [[("a", [1]), ("new", [3, 9])]],
      after: [("a", "1[2]"), ("new", "3[4] 9")]
    ),
    Scene(
      testDescription: "a deleted section loses its outline",
      outlines: [("a", "1[2]")],
      applied: [[("b", [5])], [("b", [5]), ("a", [1])]],
      after: [("a", "1")]
    ),
  ]

  @Test(arguments: scenes, ListKind.all)
  func itemsMoveBetweenSections(_ scene: Scene, _ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    for (section, outline) in scene.outlines { screen.show(outline, in: section) }
    for contents in scene.applied { screen.apply(contents) }
    for (section, outline) in scene.after { #expect(screen.notation(of: section) == outline) }
    try screen.expectAgreement()
  }

  @Test func anExpandedItemWithoutChildrenStaysExpandedInASectionWithoutOutline() throws {
    let screen = OutlineScreen()
    screen.show("1[2] 3", in: "a")
    screen.dataSource.expandItem(1)
    screen.apply([("a", [1, 3]), ("flat", [10])])
    #expect(screen.notation() == "1() 3")
    screen.apply([("a", [3]), ("flat", [10, 1])])
    #expect(screen.notation(of: "flat") == "10 1()")
    try screen.expectAgreement()
  }

  @Test(arguments: ListKind.all)
  func applyingAnOutlineRemovesItsItemsFromOtherSections(_ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    screen.show("1(2 3) 4[5 6]", in: "a")
    screen.apply([("a", [1, 2, 3, 4]), ("flat", [10, 11])])
    screen.show("20(1) 21[5 10 3]", in: "b")
    #expect(screen.notation() == "2 4[6]")
    #expect(screen.notation(of: "flat") == "11")
    #expect(screen.notation(of: "b") == "20(1) 21[5 10 3]")
    #expect(screen.dataSource.snapshot().sectionIdentifiers == ["a", "flat", "b"])
    try screen.expectAgreement()
    screen.show("", in: "b")
    try screen.expectAgreement()
  }

  /// The applied outline contains a hidden item of another outline, and sometimes one of its children.
  ///
  /// The children of an expanded item take its position and stay hidden. The descendants of a collapsed item are
  /// removed.
  @Test(
    arguments: [
      ("4[5(7(9) 8[11]) 6] 12", "5", "4[7(9) 8[11] 6] 12", "4(7(9) 8[11] 6) 12"),
      ("4[5(7(9) 8) 6]", "5(8)", "4[7(9) 6]", "4(7(9) 6)"),
      ("4[5(7(9) 8) 6]", "7 5", "4[9 8 6]", "4(9 8 6)"),
      ("4[3(5() 6)]", "5", "4[3(6)]", "4(3(6))"),
      ("4[5[7(9) 8[11]] 6] 12", "5", "4[6] 12", "4(6) 12"),
      ("4[5[7(9) 8] 6]", "5(8)", "4[6]", "4(6)"),
      ("4[3(5[7])]", "5", "4[3()]", "4(3())"),
    ] as [(NaiveOutline, NaiveOutline, String, String)],
    ListKind.all
  )
  func applyingAnOutlineRemovesItsItemsFromHiddenPartsOfOtherSections(
    _ example: (before: NaiveOutline, applied: NaiveOutline, after: String, expanded: String),
    _ kind: ListKind
  ) throws {
    let screen = OutlineScreen(kind)
    screen.show(example.before)
    let visible = screen.dataSource.snapshot().itemIdentifiers
    screen.show(example.applied, in: "b")
    #expect(screen.notation() == example.after)
    #expect(screen.dataSource.snapshot().itemIdentifiers(inSection: "a") == visible)
    #expect(screen.notation(of: "b") == example.applied.description)
    try screen.expectAgreement()
    screen.dataSource.expandItem(4)
    #expect(screen.notation() == example.expanded)
    try screen.expectAgreement()
  }

  /// Equal identifiers may hold different data, and the outline keeps the newest instance.
  @Test func newestInstancesAreKept() {
    let list = StrictList<String>()
    let source = DiffableDataSource<Int, Tagged, _>(target: list) { _, _, item in "\(item)" }
    var outline = SectionSnapshot<Tagged>(["1a"])
    outline.append(["2a", "3a"], to: "1a")
    outline.expand(["1a"])
    source.apply(outline, to: 0)
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["2b"])
    source.apply(snapshot)
    #expect(source.snapshot(for: 0).items.text == "1a 2b 3a")
    source.collapseItem("1a")
    #expect(source.snapshot(for: 0).items.text == "1a 2b 3a")
    source.expandItem("1a")
    #expect(list.cells == [["1a", "2b", "3a"]])
  }

  @Test @MainActor func asyncApplyShowsTheNewestOutline() async throws {
    let screen = OutlineScreen()
    await screen.dataSource.apply(SectionSnapshot("1[2] 3"), to: "a")
    await screen.dataSource.apply(
      SectionSnapshot("1(2) 3"),
      to: "a",
      animatingDifferences: false
    )
    #expect(screen.list.cells == [["1", "2", "3"]])
    #expect(screen.receivedChanges().count == 2)
    let apply = Task.immediate {
      await screen.dataSource.apply(SectionSnapshot("4[5] 1"), to: "a")
    }
    // The difference is still being computed, but the data source already has the new outline.
    #expect(screen.notation() == "4[5] 1")
    screen.dataSource.expandItem(4)
    await apply.value
    #expect(screen.notation() == "4(5) 1")
    try screen.expectAgreement()
  }
}
