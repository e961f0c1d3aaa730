import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Snapshots of models, looked up by `id`.
struct ModelTests {
  struct Song: Identifiable, Equatable, CustomStringConvertible {
    var id: String
    var title: String
    var genre = "pop"

    var description: String { "\(title) (\(id))" }
  }

  private let songs = [
    Song(id: "a", title: "Hallelujah"), Song(id: "b", title: "Suzanne", genre: "folk"),
    Song(id: "c", title: "Dance Me"),
  ]

  private var snapshot: Snapshot<String, ModelItem<Song>> {
    get { Snapshot(grouping: songs) { $0.genre } }
  }

  @Test func groupingKeepsTheOrderOfItemsAndOfFirstOccurrences() {
    #expect(snapshot.sectionIdentifiers == ["pop", "folk"])
    #expect(snapshot.itemIdentifiers.map(\.id) == ["a", "c", "b"])
    let numbers = Snapshot(grouping: [3, 1, 4, 1 + 4, 9]) { $0 % 2 == 0 ? "even" : "odd" }
    #expect(numbers == Snapshot([("odd", [3, 1, 5, 9]), ("even", [4])]))
  }

  @Test func givenSectionsComeFirstEvenWithoutItems() {
    let snapshot = Snapshot(grouping: songs, into: ["jazz", "folk"]) { $0.genre }
    #expect(snapshot.sectionIdentifiers == ["jazz", "folk", "pop"])
    #expect(snapshot.numberOfItems(inSection: "jazz") == 0)
  }

  /// A model that can be an item itself.
  private struct Note: Identifiable, Hashable {
    let id: Int
    var folder = "a"
  }

  @Test func groupedElementsThatAreHashableAreTheItems() {
    let notes = [Note(id: 1), Note(id: 2, folder: "b")]
    let plain = Snapshot(grouping: notes) { $0.folder }
    #expect(plain.itemIdentifiers == notes)
    let identified = Snapshot(grouping: notes.map { ModelItem($0) }) { $0.model.folder }
    #expect(identified.itemIdentifiers == notes.map { ModelItem($0) })
    let models: Snapshot<String, ModelItem<Note>> = Snapshot(grouping: notes) { $0.folder }
    #expect(models == identified)
  }

  @Test func groupingKeepsTheFirstOfDuplicatesAndNamesTheCall() {
    let snapshot: Snapshot<String, ModelItem<Song>> =
      Snapshot(grouping: songs + [Song(id: "b", title: "Other")]) { $0.title }
    #expect(snapshot.itemIdentifiers.map(\.model) == songs)
    #expect(snapshot.sectionIdentifiers.last == "Other")
    #expect(
      snapshot.problems == [
        .duplicateItems([ModelItem(songs[1])], call: "init(grouping:into:by:)")
      ]
    )
  }

  @Test func givenSectionsMayRepeat() {
    let snapshot = Snapshot(grouping: [1, 2, 3, 2], into: ["a", "a", "b"]) { $0 < 3 ? "a" : "c" }
    #expect(snapshot == Snapshot([("a", [1, 2]), ("b", []), ("c", [3])]))
    #expect(
      snapshot.problems == [
        .duplicateSections(["a"], call: "init(grouping:into:by:)"),
        .duplicateItems([2], call: "init(grouping:into:by:)"),
      ]
    )
  }

  @Test(arguments: [3, 2_000]) func itemsAreFoundByID(count: Int) {
    let models = (0..<count).map { Song(id: "\($0)", title: "\($0)", genre: "\($0 % 7)") }
    let snapshot = Snapshot(grouping: models) { $0.genre }
    for model in models {
      #expect(snapshot.itemPath(forID: model.id) == snapshot.itemPath(for: ModelItem(model)))
      #expect(snapshot.itemIdentifier(forID: model.id)?.model == model)
    }
    #expect(snapshot.itemPath(forID: "d") == nil && snapshot.itemIdentifier(forID: "d") == nil)
  }

  @Test func deletingByIDIgnoresUnknownIDs() {
    var snapshot = snapshot
    snapshot.deleteItems(withIDs: ["a", "d", "a"])
    #expect(snapshot.itemIdentifiers.map(\.id) == ["c", "b"])
  }

  @Test func knownModelsAreUpdatedAndUnknownOnesAreAProblem() {
    var snapshot = snapshot
    let old = snapshot
    let unknown = Song(id: "d", title: "Unknown")
    snapshot.reconfigureItems(models: [
      unknown, Song(id: "b", title: "New", genre: "folk"), unknown,
    ])
    #expect(snapshot.itemIdentifiers.map(\.title) == ["Hallelujah", "Dance Me", "New"])
    #expect(
      snapshot.difference(from: old).items.reconfigurations == [ItemPath(section: 1, item: 0)]
    )
    #expect(
      snapshot.problems == [.unknownItems([ModelItem(unknown)], call: "reconfigureItems(models:)")]
    )
  }

  @Test func modelsAreAppendedAndProblemsNameTheCall() {
    var snapshot = Snapshot(
      [SnapshotSection("x", models: [songs[0]])].map { ($0.identifier, $0.items) }
    )
    #expect(
      snapshot.appendItems(models: [songs[1], songs[1]], duplicates: .keepFirst).count == 1
    )
    let new = Song(id: "d", title: "New")
    snapshot.appendItems(models: [new, songs[0], new], toSection: "x")
    #expect(snapshot.itemIdentifiers.map(\.id) == ["b", "d", "a"])
    snapshot.appendItems(models: [new], toSection: "jazz")
    let call = "appendItems(models:toSection:duplicates:)"
    #expect(
      snapshot.problems == [
        .duplicateItems([ModelItem(new)], call: call), .unknownSections(["jazz"], call: call),
      ]
    )
  }

  @Test func anIdentifierPrintsAsItsModel() {
    #expect("\(ModelItem(songs[0]))" == "Hallelujah (a)")
    #expect(String(reflecting: ModelItem(songs[0])) == String(reflecting: songs[0]))
  }

  @Test func theDataSourceFindsItemsByID() {
    let list = StrictList<String>(.everything)
    let dataSource = DiffableDataSource<String, ModelItem<Song>, _>(target: list) { $2.title }
    dataSource.apply(snapshot)
    #expect(dataSource.itemPath(forID: "c") == ItemPath(section: 0, item: 1))
    #expect(dataSource.itemIdentifier(forID: "c")?.title == "Dance Me")
    #expect(dataSource.itemPath(forID: "d") == nil)
  }
}
