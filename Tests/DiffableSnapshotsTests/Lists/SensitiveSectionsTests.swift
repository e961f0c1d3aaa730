import Testing

@testable import DiffableSnapshots

/// Tests which sections should keep their place because their moves conflict with other changes.
struct SensitiveSectionsTests {
  /// A deletion from section 1, an insertion into section 2, and a move from section 3 to section 4.
  private var itemChanges: ListChanges {
    var changes = ListChanges()
    changes.items.deletions = [ItemPath(section: 1, item: 0)]
    changes.items.insertions = [ItemPath(section: 2, item: 0)]
    changes.items.moves = [
      Move(from: ItemPath(section: 3, item: 0), to: ItemPath(section: 4, item: 0))
    ]
    return changes
  }

  /// Returns the sensitive old and new section indexes below 8.
  private func sensitive(
    _ changes: ListChanges,
    _ capabilities: ListCapabilities
  ) -> (old: [Int], new: [Int]) {
    let sections = CombinationRules(capabilities).sensitiveSections(in: changes)
    return (
      (0..<8).filter { sections.contains(from: $0, to: 9) },
      (0..<8).filter { sections.contains(from: 9, to: $0) }
    )
  }

  @Test func sectionsWithItemChangesAreSensitiveUnlessTheListAllowsThem() {
    #expect(sensitive(itemChanges, .collectionView) == ([1, 3], [2, 4]))
    #expect(sensitive(itemChanges, .everything) == ([], []))
  }

  /// Updates are in a batch of their own unless they are allowed beside structure.
  @Test func updatesAreSensitiveOnlyBesideStructure() {
    var changes = ListChanges()
    changes.sections.reloads = [1]
    changes.sections.reconfigurations = [5]
    changes.items.reloads = [ItemPath(section: 2, item: 0)]
    changes.items.reconfigurations = [ItemPath(section: 3, item: 0)]
    #expect(sensitive(changes, .collectionView) == ([], []))
    let beside = ListCapabilities.collectionView.union(.updatesBesideStructure)
    #expect(sensitive(changes, beside) == ([], [1, 2, 3]))
    #expect(sensitive(changes, .everything) == ([], [1]))
  }
}
