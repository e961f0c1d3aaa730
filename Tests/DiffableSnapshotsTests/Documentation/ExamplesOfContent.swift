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

  // example: generic code
  func makePlain<Item: Hashable & Sendable>(
    _ list: StrictList<String>
  ) -> DiffableDataSource<String, Item, StrictList<String>> {
    DiffableDataSource(target: list) { _, _, item in "\(item)" }
  }
  func makeComparing<Item: ContentEquatable & Hashable & Sendable>(
    _ list: StrictList<String>
  ) -> DiffableDataSource<String, Item, StrictList<String>> {
    DiffableDataSource(target: list) { _, _, item in "\(item)" }
  }
  // With model items, only the second data source
  // updates the cells of changed models.
  // end

  @Test func genericCodeComparesContentOnlyOfContentEquatableItems() {
    struct Song: Identifiable, Equatable {
      var id: Int
      var title: String
    }
    let (plain, comparing) = (StrictList<String>(.everything), StrictList<String>(.everything))
    let plainSource: DiffableDataSource<String, ModelItem<Song>, _> = makePlain(plain)
    let comparingSource: DiffableDataSource<String, ModelItem<Song>, _> = makeComparing(comparing)
    for title in ["Hallelujah", "Suzanne"] {
      let snapshot = Snapshot([("new", [ModelItem(Song(id: 1, title: title))])])
      plainSource.apply(snapshot)
      comparingSource.apply(snapshot)
    }
    #expect(plain.cells[0][0].contains("Hallelujah"))
    #expect(comparing.cells[0][0].contains("Suzanne"))
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
