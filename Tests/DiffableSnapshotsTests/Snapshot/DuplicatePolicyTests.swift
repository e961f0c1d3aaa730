import DiffableSnapshots
import TestSupport
import Testing

/// Tests which instances of repeated items an edit keeps, where it inserts them, and which it returns.
struct DuplicatePolicyTests {
  enum Edit: String, CaseIterable, Sendable {
    case append, insertBefore, insertAfter

    /// Inserts items before or after `0z`, the last item, or appends them to its section.
    func add(
      _ items: [Tagged],
      to snapshot: inout Snapshot<Tagged, Tagged>,
      _ policy: DuplicatePolicy?
    ) -> String {
      switch self {
      case .append: snapshot.appendItems(items, toSection: "2", duplicates: policy).text
      case .insertBefore:
        snapshot.insertItems(items, beforeItem: "0", duplicates: policy).text
      case .insertAfter: snapshot.insertItems(items, afterItem: "0", duplicates: policy).text
      }
    }

    var signature: String {
      switch self {
      case .append: "appendItems(_:toSection:duplicates:)"
      case .insertBefore: "insertItems(_:beforeItem:duplicates:)"
      case .insertAfter: "insertItems(_:afterItem:duplicates:)"
      }
    }

    /// Returns the expected notation of section 2 after items were inserted.
    func expectedSection(_ items: String) -> String {
      let words = self == .insertBefore ? [items, "0z"] : ["0z", items]
      return "2 " + words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func makeSnapshot() -> Snapshot<Tagged, Tagged> {
    Snapshot("1 1a 2a? 3a! | 2 0z")
  }

  @Test(arguments: Edit.allCases)
  func rejectMovesExistingItems(_ edit: Edit) {
    var snapshot = makeSnapshot()
    #expect(edit.add(["5b", "3b", "1b"], to: &snapshot, .reject) == "")
    #expect(snapshot.notation == "1 2a? | " + edit.expectedSection("5b 3b! 1b"))
    expectConsistency(of: snapshot)
  }

  @Test(arguments: Edit.allCases)
  func rejectInsertsNothingForRepetitions(_ edit: Edit) {
    var snapshot = makeSnapshot()
    #expect(edit.add(["5b", "1b", "5c"], to: &snapshot, .reject) == "")
    #expect(snapshot.problems == [.duplicateItems(["5"], call: edit.signature)])
    #expect(snapshot.notation == "1 1a 2a? 3a! | 2 0z")
  }

  @Test(arguments: Edit.allCases)
  func withoutAPolicyTheFirstIsInsertedAndTheOthersAreAProblem(_ edit: Edit) {
    var snapshot = makeSnapshot()
    #expect(edit.add(["5b", "1b", "5c", "6a", "5d"], to: &snapshot, nil) == "5c 5d")
    #expect(snapshot.problems == [.duplicateItems(["5"], call: edit.signature)])
    #expect(snapshot.notation == "1 2a? 3a! | " + edit.expectedSection("5b 1b 6a"))
    expectConsistency(of: snapshot)
  }

  @Test(arguments: Edit.allCases, [DuplicatePolicy.keepFirst, .keepLast])
  func repetitionsAreNoProblemWithAPolicy(_ edit: Edit, _ policy: DuplicatePolicy) {
    var snapshot = makeSnapshot()
    _ = edit.add(["5b", "1b", "5c"], to: &snapshot, policy)
    #expect(snapshot.problems.isEmpty)
  }

  @Test(arguments: Edit.allCases)
  func keepFirstKeepsExistingItems(_ edit: Edit) {
    var snapshot = makeSnapshot()
    let dropped = edit.add(["5b", "3b", "6b", "5c", "1b", "3c"], to: &snapshot, .keepFirst)
    #expect(dropped == "3b 5c 1b 3c")
    #expect(snapshot.notation == "1 1a 2a? 3a! | " + edit.expectedSection("5b 6b"))
    expectConsistency(of: snapshot)
  }

  @Test(arguments: Edit.allCases)
  func keepFirstAddsNothingIfAllItemsExist(_ edit: Edit) {
    var snapshot = makeSnapshot()
    #expect(edit.add(["1b", "0y", "2b"], to: &snapshot, .keepFirst) == "1b 0y 2b")
    #expect(snapshot.notation == "1 1a 2a? 3a! | 2 0z")
    expectConsistency(of: snapshot)
  }

  @Test(arguments: Edit.allCases)
  func keepLastReplacesExistingItems(_ edit: Edit) {
    var snapshot = makeSnapshot()
    let dropped = edit.add(["5b", "3b", "6b", "5c", "1b", "3c"], to: &snapshot, .keepLast)
    #expect(dropped == "1a 3a 5b 3b")
    #expect(snapshot.notation == "1 2a? | " + edit.expectedSection("6b 5c 1b 3c!"))
    expectConsistency(of: snapshot)
  }

  @Test(arguments: Edit.allCases, [DuplicatePolicy.reject, .keepFirst, .keepLast])
  func policiesDropNothingWithoutRepetitions(_ edit: Edit, _ policy: DuplicatePolicy) {
    var snapshot = makeSnapshot()
    #expect(edit.add(["5b", "6b"], to: &snapshot, policy) == "")
    #expect(snapshot.notation == "1 1a 2a? 3a! | " + edit.expectedSection("5b 6b"))
    #expect(edit.add([], to: &snapshot, policy) == "")
    #expect(snapshot.notation == "1 1a 2a? 3a! | " + edit.expectedSection("5b 6b"))
    expectConsistency(of: snapshot)
  }

  @Test func keepLastReturnsReplacedItemsInListOrder() {
    var snapshot = Snapshot<Tagged, Tagged>("1 1a 2a | 2 3a 4a | 3 5a")
    let dropped = snapshot.appendItems(
      ["5b", "3b", "2b", "3c", "1b"],
      toSection: "2",
      duplicates: .keepLast
    )
    #expect(dropped.text == "1a 2a 3a 5a 3b")
    #expect(snapshot.notation == "1 | 2 4a 5b 2b 3c 1b | 3")
  }

  /// Each page overlaps the previous page.
  @Test func keepFirstDropsTheOverlapOfPages() {
    var snapshot = Snapshot([("feed", [Int]())])
    for page in 0..<10 {
      let dropped = snapshot.appendItems(
        Array(page * 5..<page * 5 + 8),
        duplicates: .keepFirst
      )
      #expect(dropped == (page == 0 ? [] : Array(page * 5..<page * 5 + 3)))
    }
    #expect(snapshot.itemIdentifiers == Array(0..<53))
  }
}
