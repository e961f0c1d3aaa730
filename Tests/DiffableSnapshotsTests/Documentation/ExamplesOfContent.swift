import DiffableSnapshots
import Testing

/// The code of the doc comments about content and supplementary views.
@Suite struct ExamplesOfContent {
  // swift-format-ignore
  // example: ContentEquatable
  struct Contact: Hashable, ContentEquatable {
    let id: Int
    var name: String

    static func == (left: Contact, right: Contact) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    func isContentEqual(to other: Contact) -> Bool { name == other.name }
  }
  // end

  @Test func changedContentIsReconfigured() throws {
    let old = try Snapshot([("a", [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Alan")])])
    let new = try Snapshot([("a", [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Al")])])
    #expect(new.difference(from: old).itemReconfigurations == [ItemPath(section: 0, item: 1)])
  }

  @Test func membersOfTheModelAreAccessible() throws {
    // example: Identified
    struct Song: Identifiable, Equatable {
      let id: Int
      var title: String
    }

    var snapshot = Snapshot<String, Identified<Song>>()
    try snapshot.appendSections(["new"])
    try snapshot.appendItems([Identified(Song(id: 1, title: "Hallelujah"))])
    // snapshot.itemIdentifiers[0].title == "Hallelujah"
    // end
    #expect(snapshot.itemIdentifiers[0].title == "Hallelujah")
  }

  @Test func aCustomKindKeepsItsRawValue() {
    #expect(SupplementaryKind.badge.rawValue == "badge")
  }
}

// example: SupplementaryKind
extension SupplementaryKind {
  static let badge = SupplementaryKind(rawValue: "badge")
}
// end
