import DiffableSnapshots
import Testing

struct SectionSnapshotTests {
  private func shelf() throws -> SectionSnapshot<String> {
    var outline = try SectionSnapshot(["fruit", "nuts"])
    try outline.append(["apple", "pear"], to: "fruit")
    try outline.append(["hazel"], to: "nuts")
    outline.expand(["fruit"])
    return outline
  }

  @Test func descriptionShowsTheTree() throws {
    var outline = try shelf()
    outline.expand(["pear"])
    #expect(
      outline.visualDescription() == """
        - fruit
          • apple
          ◦ pear
        + nuts
          • hazel
        """
    )
    #expect(SectionSnapshot<Int>().visualDescription() == "")
    #expect("\(outline)" == outline.visualDescription())
  }

  /// With full indentation the text of a chain would grow with the square of its length, here to 100 MB.
  @Test func theDescriptionOfADeepOutlineIsShort() throws {
    var outline = try SectionSnapshot([0])
    for item in 1..<10_000 { try outline.append([item], to: item - 1) }
    let lines = outline.visualDescription().split(separator: "\n")
    #expect(lines.count == 10_000)
    let indentations = lines.map { line in line.prefix { $0 == " " }.count }
    #expect(indentations == (0..<10_000).map { 2 * min($0, 50) })
  }

  @Test func errorsNameTheCallAndTheInvalidItems() throws {
    var outline = try shelf()
    let before = outline
    let duplicate = #expect(throws: SectionSnapshotError<String>.self) {
      try outline.append(["kiwi", "plum", "kiwi", "plum", "kiwi"], to: "fruit")
    }
    #expect(duplicate?.description == "append(_:to:) was given duplicate items: kiwi, plum")
    let existing = #expect(throws: SectionSnapshotError<String>.self) {
      try outline.insert(["kiwi", "hazel"], before: "pear")
    }
    #expect(
      existing?.description
        == "insert(_:before:) was given items that the outline already has: hazel"
    )
    let unknown = #expect(throws: SectionSnapshotError<String>.self) {
      try outline.replace(childrenOf: "kiwi", using: SectionSnapshot())
    }
    #expect(
      unknown?.description
        == "replace(childrenOf:using:) names items that the outline does not have: kiwi"
    )
    #expect(unknown?.call == "replace(childrenOf:using:)")
    #expect(
      throws: SectionSnapshotError.unknownItem(["kiwi"], call: "snapshot(of:includingParent:)")
    ) {
      try outline.snapshot(of: "kiwi")
    }
    #expect(throws: SectionSnapshotError.duplicateItems([1], call: "init(_:)")) {
      try SectionSnapshot([1, 2, 1])
    }
    #expect(outline == before)
  }

  @Test func anItemCannotBecomeItsOwnDescendant() throws {
    var outline = try shelf()
    let own = try outline.snapshot(of: "fruit", includingParent: true)
    #expect(
      throws: SectionSnapshotError.existingItems(["fruit"], call: "replace(childrenOf:using:)")
    ) {
      try outline.replace(childrenOf: "fruit", using: own)
    }
    #expect(try outline == shelf())
  }

  @Test func childrenAddedToAnExpandedItemAreVisible() throws {
    var outline = try SectionSnapshot([1])
    outline.expand([1, 99])
    #expect(outline.expandedItems == [1])
    try outline.append([2], to: 1)
    #expect(outline.visibleItems == [1, 2])
    outline.collapse([1, 99])
    #expect(outline.visibleItems == [1])
    outline.delete([2])
    try outline.append([2], to: 1)
    #expect(!outline.isExpanded(2))
  }

  @Test func equalityComparesItemsParentsAndExpansion() throws {
    let outline = try shelf()
    var other = try shelf()
    #expect(outline == other)
    other.collapse(["fruit"])
    #expect(outline != other)
    other = try shelf()
    other.delete(["hazel"])
    try other.append(["hazel"], to: "pear")
    #expect(outline.items != other.items)
    // The items and their order are the same, but the levels differ.
    var (deep, flat) = (try SectionSnapshot([1]), try SectionSnapshot([1]))
    try deep.append([2, 3], to: 1)
    try flat.append([2], to: 1)
    try flat.append([3], to: 2)
    #expect(deep.items == flat.items)
    #expect(deep != flat)
  }

  /// Many deletions compact the storage of a tree, which must not change its contents.
  @Test func largeTreesStayValidAfterManyDeletions() throws {
    var outline = try SectionSnapshot(Array(0..<3000))
    for root in 0..<3000 { try outline.append([root + 3000], to: root) }
    outline.expand(Array(2900..<3000))
    outline.delete(Array(0..<2900))
    let expected = (2900..<3000).flatMap { [$0, $0 + 3000] }
    #expect(outline.items == expected)
    #expect(outline.visibleItems == expected)
    try outline.append([0], to: 5999)
    #expect(outline.level(of: 0) == 2)
    #expect(outline.index(of: 0) == 200)
    outline.deleteAll()
    #expect(outline == SectionSnapshot())
  }
}
