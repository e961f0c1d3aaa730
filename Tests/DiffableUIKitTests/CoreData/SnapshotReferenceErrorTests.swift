#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableAppleViews
  import DiffableUIKit
  import Testing

  /// Snapshots from identifiers of unknown types.
  struct SnapshotReferenceErrorTests {
    private typealias Source = Snapshot<String, Int>

    private func makeSnapshot(_ contents: [(Any, [Any])]) throws(SnapshotReferenceError) -> Source {
      var items = contents.map { $0.1 }.makeIterator()
      return try Source(convertingSections: contents.map { $0.0 }) { _ in items.next() ?? [] }
    }

    @Test func identifiersAreConverted() throws {
      let snapshot = try makeSnapshot([("a", [1, 2]), ("b", []), ("c", [3])])
      #expect(snapshot == (Snapshot([("a", [1, 2]), ("b", []), ("c", [3])])))
    }

    @Test func theFirstIdentifierOfAnotherTypeIsNamed() {
      let section = #expect(throws: SnapshotReferenceError.self) {
        try makeSnapshot([("a", [1]), (7, ["x"])])
      }
      #expect(section?.description.hasPrefix("The section 7 has the type Int, ") == true)
      let item = #expect(throws: SnapshotReferenceError.self) {
        try makeSnapshot([("a", [1]), ("b", [2, "x", "y"])])
      }
      #expect(item?.description.hasPrefix("The item x has the type String, ") == true)
    }

    @Test func equalIdentifiersAreProblems() throws {
      let snapshot = try makeSnapshot([("a", [1]), ("b", [2, 1]), ("a", [3])])
      #expect(snapshot == Snapshot([("a", [1, 3]), ("b", [2])]))
      #expect(
        snapshot.problems == [
          .duplicateSections(["a"], call: "init(_:)"), .duplicateItems([1], call: "init(_:)"),
        ]
      )
    }

    @Test func marksAreConverted() throws {
      var snapshot = try makeSnapshot([("a", [1, 2, 3]), ("b", [])])
      try snapshot.convertMarks(
        reloadedSections: ["b"],
        reloadedItems: [2],
        reconfiguredItems: [3, 2]
      )
      #expect(snapshot.reloadedSectionIdentifiers == ["b"])
      #expect(snapshot.reloadedItemIdentifiers == [2], "A reload includes a reconfiguration")
      #expect(snapshot.reconfiguredItemIdentifiers == [3])
    }

    @Test func marksOfUnknownIdentifiersAreProblems() throws {
      var snapshot = try makeSnapshot([("a", [1, 2, 3]), ("b", [])])
      try snapshot.convertMarks(
        reloadedSections: ["c"],
        reloadedItems: [2, 8, 9],
        reconfiguredItems: [7]
      )
      #expect(snapshot.reloadedItemIdentifiers == [2])
      #expect(
        snapshot.problems == [
          .unknownItem([7], call: "reconfigureItems(_:)"),
          .unknownItem([8, 9], call: "reloadItems(_:)"),
          .unknownSection(["c"], call: "reloadSections(_:)"),
        ]
      )
    }

    @Test func marksOfOtherTypesAreNamed() throws {
      func error(sections: [Any] = [], items: [Any] = [], reconfigured: [Any] = []) throws -> String
      {
        var snapshot = try makeSnapshot([("a", [1, 2, 3]), ("b", [])])
        let error = try #require(throws: SnapshotReferenceError.self) {
          try snapshot.convertMarks(
            reloadedSections: sections,
            reloadedItems: items,
            reconfiguredItems: reconfigured
          )
        }
        return error.description
      }
      let type = "of the snapshot have the type"
      #expect(try error(items: ["x"]) == "The item x has the type String, but items \(type) Int")
      #expect(
        try error(reconfigured: ["x"]) == "The item x has the type String, but items \(type) Int"
      )
      #expect(
        try error(sections: [7]) == "The section 7 has the type Int, but sections \(type) String"
      )
    }

    @Test func errorsAreSentences() {
      let type = "of the snapshot have the type"
      for (contents, sentence) in [
        ([(7, [])], "The section 7 has the type Int, but sections \(type) String"),
        ([("a", ["x"])], "The item x has the type String, but items \(type) Int"),
      ] as [([(Any, [Any])], String)] {
        #expect(throws: SnapshotReferenceError(description: sentence)) {
          try makeSnapshot(contents)
        }
      }
    }
  }
#endif
