import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The code of the doc comments about content and supplementary views.
@Suite struct ExamplesOfContent {
  // example: ContentEquatable
  struct Contact: Hashable, ContentEquatable {
    let id: Int
    var name: String

    static func == (left: Contact, right: Contact) -> Bool {
      left.id == right.id
    }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    func isContentEqual(to other: Contact) -> Bool {
      name == other.name
    }
  }
  // end

  @Test func changedContentIsReconfigured() {
    let old = Snapshot([("a", [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Alan")])])
    let new = Snapshot([("a", [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Al")])])
    #expect(new.difference(from: old).items.reconfigurations == [ItemPath(section: 0, item: 1)])
  }

  @Test func functionsReloadItemsThatNeedAnotherCell() {
    struct Message: Hashable {
      let id: Int
      var text: String
      var hasPhoto = false

      static func == (left: Message, right: Message) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    // example: ContentComparison
    let comparison = ContentComparison<Int, Message>(
      items: { old, new in
        if old.hasPhoto != new.hasPhoto { return .reload }
        return old.text == new.text ? nil : .reconfigure
      }
    )
    // end
    let old = Snapshot([(1, (1...3).map { Message(id: $0, text: "Hello") })])
    var new = old
    new.reconfigureItems([
      Message(id: 1, text: "Hi"), Message(id: 3, text: "Hello", hasPhoto: true),
    ])
    let updates = new.withoutMarksAndProblems().difference(
      from: old,
      contentComparison: comparison
    )
    .items
    #expect(updates.reconfigurations == [ItemPath(section: 0, item: 0)])
    #expect(updates.reloads == [ItemPath(section: 0, item: 2)])
  }

  @Test func membersOfTheModelAreAccessible() {
    // example: ModelItem
    struct Song: Identifiable, Equatable {
      let id: Int
      var title: String
    }

    var snapshot = Snapshot<String, ModelItem<Song>>()
    snapshot.appendSections(["new"])
    let song = Song(id: 1, title: "Hallelujah")
    snapshot.appendItems([ModelItem(song)])
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
