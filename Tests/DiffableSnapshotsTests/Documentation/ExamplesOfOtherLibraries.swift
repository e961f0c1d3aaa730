import DiffableSnapshots
import Testing

/// The type of RxDataSources with this name.
struct SectionModel<Section, ItemType> {
  var model: Section
  var items: [ItemType]
}

// example: section models
extension Snapshot {
  init<Model>(_ sections: [SectionModel<Section, Model>])
  where Item == ModelItem<Model> {
    self.init {
      for section in sections {
        SnapshotSection(section.model, models: section.items)
      }
    }
  }
}
// end

/// The code of the article on other libraries that needs no view.
@Suite struct ExamplesOfOtherLibraries {
  private struct Track: Identifiable, Equatable {
    let id: Int
    var title = ""
  }

  @Test func sectionModelsBecomeASnapshot() {
    let sections = [
      SectionModel(model: "A", items: [Track(id: 1), Track(id: 2)]),
      SectionModel(model: "B", items: []),
    ]
    let snapshot = Snapshot(sections)
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
    #expect(snapshot.itemIdentifiers.map { $0.id } == [1, 2])
  }
}
