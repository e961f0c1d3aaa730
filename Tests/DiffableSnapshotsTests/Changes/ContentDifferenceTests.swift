@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Differences between snapshots with `ContentEquatable` identifiers.
@Suite struct ContentDifferenceTests {
  typealias Notes = Snapshot<Noted, Noted>

  static let cases: [(old: String, new: String, changes: String)] = [
    ("1a 1a 2a", "1a 1a 2a", ""),
    ("1a 1a 2a 3a", "1a 1a 2b 3b", "C(0.1 0.2)"),
    ("1a 1a 2a", "1b 1a 2a", "c(0)"),
    ("1a 1a | 2a 2a", "1b 1b | 2b 2b", "c(0 1) C(0.0 1.0)"),
    // An item that is marked and has new content is listed once, and a reload wins.
    ("1a 1a 2a 3a", "1a 1b? 2b! 3a?", "R(0.1) C(0.0 0.2)"),
    ("1a 1a | 2a 2a", "1b? 1a | 2b! 2b!", "r(1) c(0)"),
    // Items in a reloaded section are not reconfigured.
    ("1a 1a 2a", "1a! 1b 2a", "r(0)"),
    // Moved sections and items are compared too.
    ("1a 1a 2a 3a", "1a 3b 1a 2b", "M(0.2>0.0) C(0.0 0.2)"),
    ("1a 1a | 2a 2a", "1a | 2a 2a 1b", "M(0.0>1.1) C(1.1)"),
    ("1a 1a | 2a | 3a", "3b | 1a 1b | 2b", "m(2>0) c(0 2) C(1.0)"),
    // Inserted sections and items need no update.
    ("1a 1a", "2b 3b | 1a 2b 1b", "i(0) I(1.0) C(1.1)"),
    ("1a 1a 2a", "1b 2b", "c(0) D(0.0) C(0.0)"),
    ("", "1a 1a", "i(0)"),
  ]

  @Test(arguments: cases) func changedContentIsReconfigured(
    _ old: String,
    _ new: String,
    _ changes: String
  ) {
    let (old, new) = (Notes(old), Notes(new))
    #expect(short(new.difference(from: old).changes) == changes)
    #expect(
      new.difference(from: old, contentComparison: .automatic(.reconfigure))
        == new.difference(from: old)
    )
  }

  @Test func changedContentIsReloadedOnRequest() {
    let old = Notes("1a 1a 2a 3a 4a | 2a 5a 6a")
    let new = Notes("1a 1b? 2b! 3b 4a? | 2b? 5b 6a?")
    let changeset = new.difference(from: old, contentComparison: .automatic(.reload))
    #expect(short(changeset.changes) == "r(1) R(0.0 0.1 0.2) C(0.3)")
  }

  @Test func changedContentOfAnEditedCopyIsReconfigured() {
    let old = Notes("1a 1a 2a 3a | 2a 4a")
    var new = old
    new.reconfigureItems(["2b"])
    new.appendItems(["3b"], toSection: "1a")
    new.reconfigureSections(["2b"])
    #expect(short(new.difference(from: old).changes) == "c(1) C(0.1 0.2)")
    #expect(new == old)
    #expect(old.difference(from: old).isEmpty)
    // The old snapshot has no marks, so only the comparison finds these changes.
    #expect(short(old.difference(from: new).changes) == "c(1) C(0.1 0.2)")
  }

  /// Only the items or only the sections conform to `ContentEquatable`.
  @Test func contentOfItemsOnlyOrSectionsOnlyIsCompared() {
    let items = Snapshot<Tagged, Noted>("1a 1a 2a")
    #expect(short(Snapshot("1b 1b 2a").difference(from: items).changes) == "C(0.0)")
    let sections = Snapshot<Noted, Tagged>("1a 1a 2a")
    #expect(short(Snapshot("1b 1b 2a").difference(from: sections).changes) == "c(0)")
    #expect(
      short(
        Snapshot("1b 1b 2a").difference(from: sections, contentComparison: .automatic(.reload))
          .changes
      ) == "r(0)"
    )
  }

  @Test(arguments: cases) func genericCodeComparesContentToo(
    _ old: String,
    _ new: String,
    _ changes: String
  ) {
    func difference<Section, Item>(
      _ old: Snapshot<Section, Item>,
      _ new: Snapshot<Section, Item>
    ) -> ListChanges {
      new.difference(from: old).changes
    }
    #expect(short(difference(Notes(old), Notes(new))) == changes)
  }

  @Test func nothingIsComparedOnRequest() {
    let (old, new) = (Notes("1a 1a 2a | 2a"), Notes("1b 1b 2b? | 2b"))
    #expect(short(new.difference(from: old, contentComparison: .none).changes) == "C(0.1)")
  }

  @Test func functionsChooseTheUpdate() {
    let old = Snapshot<Int, Noted>([(1, ["1a", "2a", "3a", "4a"]), (2, ["5a"])])
    let new = Snapshot<Int, Noted>([(1, ["1a", "2b", "3c", "4b"]), (2, ["5c"])])
    let comparison = ContentComparison<Int, Noted>(
      items: { old, new in
        #expect(old == new)
        return switch new.tagged.tag {
        case old.tagged.tag: nil
        case "c": .reload
        default: .reconfigure
        }
      },
      sections: { $0 == 2 && $1 == 2 ? .reconfigure : nil }
    )
    #expect(
      short(new.difference(from: old, contentComparison: comparison).changes)
        == "c(1) R(0.2 1.0) C(0.1 0.3)"
    )
    let sections = ContentComparison<Int, Noted>(sections: { _, _ in .reload })
    #expect(short(new.difference(from: old, contentComparison: sections).changes) == "r(0 1)")
  }
}

// MARK: - Random edits

extension ContentDifferenceTests {
  /// Each edit gives new content to the items that it changes.
  ///
  /// The difference skips the items whose memory the two versions share. The naive comparison visits all items.
  @Test(arguments: 0..<3 as Range<UInt64>)
  func randomEditsAgreeWithANaiveComparison(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pair = LargePair<Numbered>()
    var last = pair
    var found = 0
    for step in 0..<70 {
      pair.edit(upTo: 1_500, &random)
      guard step > 20 && step % 4 == 0 else { continue }
      if step % 8 == 0 {
        // Without marks, only the comparison finds the new content.
        pair.mark(pair.existingItems(&random), reloads: false)
        pair.removeMarks()
      }
      found += compare(last, pair, "seed \(seed), step \(step)")
      last = pair
    }
    #expect(found > 50)
  }

  /// Compares the updates between two versions with the expected updates.
  ///
  /// - Returns: The number of items with new content and without a mark.
  private func compare(
    _ old: LargePair<Numbered>,
    _ new: LargePair<Numbered>,
    _ comment: Comment
  ) -> Int {
    let changeset = new.snapshot.difference(from: old.snapshot)
    let before = Dictionary(uniqueKeysWithValues: old.model.items.map { ($0.number, $0.data) })
    var (reloads, reconfigurations): ([ItemPath], [ItemPath]) = ([], [])
    var unmarked = 0
    for (offset, section) in new.model.sections.enumerated() {
      if new.model.reloadedSections.contains(section.section),
        old.model.index(ofSection: section.section) != nil
      {
        continue
      }
      for (index, item) in section.items.enumerated() {
        guard let data = before[item.number] else { continue }
        let path = ItemPath(section: offset, item: index)
        if new.model.reloaded.contains(item.number) {
          reloads.append(path)
        } else if new.model.reconfigured.contains(item.number) || item.data != data {
          reconfigurations.append(path)
          if !new.model.reconfigured.contains(item.number) { unmarked += 1 }
        }
      }
    }
    #expect(changeset.items.reloads == reloads, comment)
    #expect(changeset.items.reconfigurations == reconfigurations, comment)
    return unmarked
  }
}

extension LargePair {
  fileprivate mutating func removeMarks() {
    snapshot = snapshot.withoutMarksAndProblems()
    (model.reloaded, model.reconfigured) = ([], [])
    (model.reloadedSections, model.reconfiguredSections) = ([], [])
  }
}
