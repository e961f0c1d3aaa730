import DiffableSnapshots

extension StrictListFixture {
  /// The sections of a snapshot and their items, as in `"a 1 2 | b | c 3"`.
  struct Contents: ExpressibleByStringLiteral, Sendable {
    var sections: [(String, [Int])]

    init(_ sections: [(String, [Int])]) { self.sections = sections }

    init(stringLiteral text: String) {
      sections = text.split(separator: "|").map { part in
        let words = part.split(separator: " ")
        return (String(words[0]), words.dropFirst().compactMap { Int($0) })
      }
    }

    /// The items of each section.
    var items: [[Int]] { sections.map(\.1) }

    func snapshot() -> Snapshot<String, Int> { Snapshot(sections) }
  }
}

extension StrictListFixture.Contents {
  /// Creates the contents of a random snapshot, with section numbers as names.
  init(_ snapshot: Snapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.enumerated().map { index, section in
      let count = snapshot.numberOfItems(inSectionAt: index) ?? 0
      let paths = (0..<count).map { ItemPath(section: index, item: $0) }
      return ("\(section)", paths.compactMap(snapshot.itemIdentifier(for:)))
    }
  }
}
