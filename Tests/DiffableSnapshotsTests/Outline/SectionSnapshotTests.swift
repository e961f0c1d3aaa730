import DiffableSnapshots
import Testing

struct SectionSnapshotTests {
  private func shelf() -> SectionSnapshot<String> {
    var outline = SectionSnapshot(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["hazel"], to: "nuts")
    outline.expand(["fruit"])
    return outline
  }

  @Test func descriptionShowsTheTree() {
    var outline = shelf()
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
  @Test func theDescriptionOfADeepOutlineIsShort() {
    var outline = SectionSnapshot([0])
    for item in 1..<10_000 { outline.append([item], to: item - 1) }
    let lines = outline.visualDescription().split(separator: "\n")
    #expect(lines.count == 10_000)
    let indentations = lines.map { line in line.prefix { $0 == " " }.count }
    #expect(indentations == (0..<10_000).map { 2 * min($0, 50) })
  }

  @Test func problemsNameTheCallAndTheItems() {
    var outline = shelf()
    outline.append(["kiwi", "plum", "kiwi", "plum", "kiwi", "quince"], to: "fruit")
    outline.insert(["sorrel", "hazel"], before: "pear")
    outline.replace(childrenOf: "lime", using: SectionSnapshot())
    #expect(
      outline.problems.map { $0.description } == [
        "append(_:to:) was given duplicate items: kiwi, plum",
        "insert(_:before:) was given items that the snapshot already has: hazel",
        "replace(childrenOf:using:) was given items that the snapshot does not have: lime",
      ]
    )
    #expect(outline.problems.last?.call == "replace(childrenOf:using:)")
    #expect(outline.snapshot(of: "lime") == SectionSnapshot())
    let twice = SectionSnapshot([1, 2, 1])
    #expect(twice.items == [1, 2])
    #expect(twice.problems == [.duplicateItems([1], call: "init(_:)")])
  }

  @Test func anItemCannotBecomeItsOwnDescendant() {
    var outline = shelf()
    let own = outline.snapshot(of: "fruit", includingParent: true)
    outline.replace(childrenOf: "fruit", using: own)
    #expect(outline.problems == [.existingItems(["fruit"], call: "replace(childrenOf:using:)")])
    outline.removeProblems()
    #expect(outline == shelf())
  }

  @Test func childrenAddedToAnExpandedItemAreVisible() {
    var outline = SectionSnapshot([1])
    outline.expand([1, 99])
    #expect(outline.expandedItems == [1])
    outline.append([2], to: 1)
    #expect(outline.visibleItems == [1, 2])
    outline.collapse([1, 99])
    #expect(outline.visibleItems == [1])
    outline.delete([2])
    outline.append([2], to: 1)
    #expect(!outline.isExpanded(2))
  }

  @Test func equalityComparesItemsParentsAndExpansion() {
    let outline = shelf()
    var other = shelf()
    #expect(outline == other)
    other.collapse(["fruit"])
    #expect(outline != other)
    other = shelf()
    other.delete(["hazel"])
    other.append(["hazel"], to: "pear")
    #expect(outline.items != other.items)
    // The items and their order are the same, but the levels differ.
    var (deep, flat) = (SectionSnapshot([1]), SectionSnapshot([1]))
    deep.append([2, 3], to: 1)
    flat.append([2], to: 1)
    flat.append([3], to: 2)
    #expect(deep.items == flat.items)
    #expect(deep != flat)
  }

  /// Many deletions compact the storage of a tree, which must not change its contents.
  @Test func largeTreesStayValidAfterManyDeletions() {
    var outline = SectionSnapshot(Array(0..<3000))
    for root in 0..<3000 { outline.append([root + 3000], to: root) }
    outline.expand(Array(2900..<3000))
    outline.delete(Array(0..<2900))
    let expected = (2900..<3000).flatMap { [$0, $0 + 3000] }
    #expect(outline.items == expected)
    #expect(outline.visibleItems == expected)
    outline.append([0], to: 5999)
    #expect(outline.level(of: 0) == 2)
    #expect(outline.index(of: 0) == 200)
    outline.deleteAll()
    #expect(outline == SectionSnapshot())
  }
}
