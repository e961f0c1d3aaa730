import DiffableSnapshots
import Testing

/// The code of the doc comments about result builders.
@Suite struct ExamplesOfBuilding {
  @Test(arguments: [false, true]) func theBuilderCreatesASnapshot(_ isAdministrator: Bool) {
    let favorites = ["inbox"]
    let plugins = ["clock", "notes"]
    let results: [String] = []
    // swift-format-ignore
    // example: Snapshot.init(building:)
    let snapshot = Snapshot {
      SnapshotSection("favorites") { favorites }
      SnapshotSection("settings") {
        "account"
        if isAdministrator {
          "users"
          "logs"
        }
        for plugin in plugins { "plugin \(plugin)" }
      }
      if !results.isEmpty { SnapshotSection("results", items: results) }
    }
    // end
    #expect(snapshot.sectionIdentifiers == ["favorites", "settings"])
    #expect(snapshot.numberOfItems == (isAdministrator ? 6 : 4))
  }

  @Test func theBuilderCreatesASection() {
    // example: SnapshotSection
    let fruit = SnapshotSection("fruit") {
      "apple"
      "pear"
    }
    let nuts = SnapshotSection("nuts", items: ["hazel"])
    // end
    #expect(fruit.items == ["apple", "pear"])
    #expect(nuts.items == ["hazel"])
  }
}
