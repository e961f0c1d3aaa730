import Testing

@testable import DiffableSnapshots

/// The code of the article on how the difference is found.
@Suite struct ExamplesOfDifferences {
  private let page = DocumentationPage("HowTheDifferenceIsFound")

  @Test func theArticleShowsTheChangesAndRuns() throws {
    // example: difference of snapshots
    let old = Snapshot([
      ("fruit", ["apple", "pear", "plum", "fig", "cherry"]),
      ("nuts", ["hazel", "walnut"]),
    ])
    let new = Snapshot([
      ("fruit", ["fig", "apple", "pear", "lime"]),
      ("nuts", ["walnut", "plum"]),
      ("seeds", ["hazel", "sesame"]),
    ])
    let changeset = new.difference(from: old)
    print(changeset)
    // end
    #expect(try page.contains("```\n\(changeset)\n```"))

    let runs = Run.matching(from: old.store, to: new.store)
    let rows = runs.map { run in
      let items = new.itemIdentifiers[run.new..<run.new + run.length].joined(separator: ", ")
      return "| \(items) | \(run.old) | \(run.new) |"
    }
    #expect(try page.contains(rows.joined(separator: "\n") + "\n\n"))
  }

  @Test func repeatedElementsMayMoveMoreThanNecessary() {
    // example: repeated elements
    let difference = Difference(
      from: ["a", "b"],
      to: ["b", "a", "b", "a"]
    )
    // difference.moves == [Move(from: 0, to: 1)]
    // difference.insertions == [2, 3]
    // With insertions == [0, 3], no element would have to move.
    // end
    #expect(difference.moves == [Move(from: 0, to: 1)])
    #expect(difference.insertions == [2, 3])
    #expect(difference.deletions.isEmpty)
  }

  @Test func noMoveLeadsOntoItsOwnPath() {
    let old = Snapshot([(0, Array("ABCDE"))])
    let changeset = Snapshot([(0, Array("DECAB"))]).difference(from: old)
    #expect(changeset.items.moves.count == 3)
    #expect(changeset.items.moves.contains { $0.from == $0.to })
    let moves = changeset.batches(for: .tableView).flatMap { $0.items.moves }
    #expect(moves.count == 4)
    #expect(moves.allSatisfy { $0.from != $0.to })
  }

  @Test func renamingASectionMovesItsItems() {
    let old = Snapshot([("a", [1, 2])])
    let changeset = Snapshot([("b", [1, 2])]).difference(from: old)
    #expect(changeset.sections.deletions == [0])
    #expect(changeset.sections.insertions == [0])
    #expect(changeset.items.moves.count == 2)
    #expect(changeset.count == 4)
  }

  @Test func movingASectionIsOneChange() {
    let old = Snapshot([("a", Array(0..<9)), ("b", []), ("c", [])])
    let changeset = Snapshot([("b", []), ("c", []), ("a", Array(0..<9))]).difference(from: old)
    #expect(changeset.sections.moves == [Move(from: 0, to: 2)])
    #expect(changeset.count == 1)
  }
}
