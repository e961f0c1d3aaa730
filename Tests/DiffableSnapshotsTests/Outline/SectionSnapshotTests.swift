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
    #expect(outline.snapshot(of: "lime") == SectionSnapshot())
    #expect(SectionSnapshot([1, 2, 1]).problems == [.duplicateItems([1], call: "init(_:)")])
  }

  /// The items and their order are the same.
  @Test func equalityComparesLevelsAndExpansion() {
    var (deep, flat) = (SectionSnapshot([1]), SectionSnapshot([1]))
    deep.append([2, 3], to: 1)
    flat.append([2], to: 1)
    flat.append([3], to: 2)
    #expect(deep.items == flat.items && deep != flat)
    var expanded = flat
    expanded.expand([2])
    #expect(expanded.items == flat.items && expanded != flat)
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
