import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The items for which the data source calls its cell provider.
@Suite(.withoutInternalChecks) struct CellProviderTests {
  /// Returns the items for which a list that shows one snapshot requests cells when it shows another one.
  private func provided(on kind: ListKind, from old: String, to new: String) -> [String] {
    let screen = Screen(kind)
    screen.apply(old)
    screen.diary.provided = []
    screen.apply(new)
    screen.expectInOrder()
    return screen.diary.provided
  }

  @Test(
    arguments: ListKind.all,
    [
      ("1 1a 2a 3a", "1 1a 2a 3a", ""),
      ("1 1a 2a 3a", "1 1a 4a 3a", "4a"),
      ("1 1a 2a 3a", "1 2a", ""),
      ("1 1a 2a", "1 1a 2a | 2 3a 4a", "3a 4a"),
      ("1 1a | 2 2a", "2 2a", ""),
      ("1 1a 2a 3a", "1 1b! 2b 3b?", "1b 3b"),
      ("1 1a 2a | 2 3a", "1! 1b 2b | 2 3a", "1b 2b"),
      ("1 1a", "1 1b? 2a 3a!", "1b 2a 3a"),
    ]
  )
  func cellsAreRequestedForInsertedAndMarkedItems(
    _ kind: ListKind,
    _ example: (old: String, new: String, provided: String)
  ) {
    let provided = provided(on: kind, from: example.old, to: example.new)
    #expect(provided.sorted().joined(separator: " ") == example.provided)
  }

  @Test(
    arguments: ListKind.all.filter { $0.capabilities.contains(.itemMoves) },
    [
      ("1 1a 2a 3a", "1 3a 2a 1a"),
      ("1 1a 2a | 2 3a", "1 2a | 2 1a 3a"),
      ("1 1a 2a | 2 3a", "2 3a | 1 1a 2a"),
      ("1 1a 2a | 2 3a", "1 1a | 3 4a 2a | 2 3a"),
    ]
  )
  func movesRequestNoCells(_ kind: ListKind, _ example: (old: String, new: String)) {
    let inserted = example.new.contains("4a") ? ["4a"] : []
    #expect(provided(on: kind, from: example.old, to: example.new) == inserted)
  }

  /// A list that accepts all moves, and a list without sections, move the items.
  @Test(
    arguments: ListKind.all.filter { $0.capabilities.contains(.itemMoves) },
    [
      ("1 1a 2a | 2 3a", "3 2a | 2 3a 1a"),
      ("1 1a | 2 2a | 3 3a", "3 3a 1a | 4 2a"),
    ]
  )
  func itemsThatLeaveDeletedSectionsGetNewCells(
    _ kind: ListKind,
    _ example: (old: String, new: String)
  ) {
    let provided = provided(on: kind, from: example.old, to: example.new)
    #expect(provided.sorted() == (kind.recreatesItemsOfDeletedSections ? ["1a", "2a"] : []))
  }

  /// Some items move within the section or into it.
  ///
  /// A list without moves requests their cells twice.
  @Test(
    arguments: ListKind.all,
    [
      ("1 1a 2a | 2 3a", "1! 2b 1b | 2 3a", "1b 2b"),
      ("1 1a | 2 2a", "1! 1b 2b | 2", "1b 2b"),
      ("1 1a | 2 2a", "2! 1b 2b", "1b 2b"),
    ]
  )
  func reloadingASectionRequestsItsCells(
    _ kind: ListKind,
    _ example: (old: String, new: String, provided: String)
  ) {
    let provided = Set(provided(on: kind, from: example.old, to: example.new))
    #expect(provided.sorted().joined(separator: " ") == example.provided)
  }

  /// A list without moves deletes a moved item and inserts it again.
  @Test(arguments: [
    ("1 1a 2a 3a", "1 2a 3a 1a", "1a"),
    ("1 1a 2a | 2 3a", "1 2a | 2 1a 3a", "1a"),
    ("1 1a | 2 2a 3a", "1 1a 2a", "2a"),
  ])
  func withoutMovesOnlyMovedItemsGetNewCells(_ old: String, _ new: String, _ provided: String) {
    for kind in ListKind.all where !kind.capabilities.contains(.itemMoves) {
      #expect(self.provided(on: kind, from: old, to: new).joined(separator: " ") == provided)
    }
  }

  /// The expected items are the inserted and marked items of random edits, and those that leave deleted sections.
  @Test(
    arguments: ListKind.all.filter { $0.capabilities.contains(.itemMoves) },
    [21, 22, 23] as [UInt64]
  )
  func randomEditsRequestEachCellOnce(_ kind: ListKind, seed: UInt64) {
    var generator = SnapshotGenerator(seed: seed)
    var snapshot = generator.snapshot()
    var provided: [Int] = []
    let list = StrictList<Int>(kind.capabilities, by: kind.method == .edits ? .edits : .batches)
    let source = DiffableDataSource<Int, Int, StrictList<Int>>(target: list) { _, _, item in
      provided.append(item)
      return item
    }
    source.apply(snapshot)
    for step in 0..<Effort.cases(100) {
      let old = Set(source.snapshot().itemIdentifiers)
      let oldSections = Set(source.snapshot().sectionIdentifiers)
      snapshot = generator.edited(source.snapshot(), times: 5)
      var expected = Set(snapshot.itemIdentifiers).subtracting(old)
      expected.formUnion(snapshot.reloadedItemIdentifiers)
      expected.formUnion(snapshot.reconfiguredItemIdentifiers)
      let reloaded = snapshot.reloadedSectionIdentifiers.filter(oldSections.contains)
      for section in reloaded {
        expected.formUnion(snapshot.itemIdentifiers(inSection: section))
      }
      if kind.recreatesItemsOfDeletedSections {
        for section in oldSections where snapshot.indexOfSection(section) == nil {
          let items = source.snapshot().itemIdentifiers(inSection: section)
          expected.formUnion(items.filter { snapshot.itemPath(for: $0) != nil })
        }
      }
      provided = []
      source.apply(snapshot)
      let comment: Comment = "seed \(seed), step \(step)"
      #expect(Set(provided) == expected, comment)
      if reloaded.isEmpty { #expect(provided.count == expected.count, comment) }
      #expect(list.refusals.isEmpty, comment)
    }
  }
}

extension ListKind {
  /// Whether an item that leaves a deleted section is deleted with it.
  fileprivate var recreatesItemsOfDeletedSections: Bool {
    hasSections && !capabilities.contains(.itemChangesInsideSectionChanges)
  }
}
