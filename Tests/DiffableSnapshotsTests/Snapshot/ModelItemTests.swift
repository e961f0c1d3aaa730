import DiffableSnapshots
import TestSupport
import Testing

@Suite struct ModelItemTests {
  struct Song: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  let song = ModelItem(Song(id: 1, title: "Hallelujah"))
  let renamed = ModelItem(Song(id: 1, title: "Suzanne"))
  let other = ModelItem(Song(id: 2, title: "Hallelujah"))

  @Test func equalityDependsOnlyOnTheIDAndContentOnTheModel() {
    #expect(Set([song, renamed, other]).count == 2)
    #expect(song == renamed && song != other)
    #expect(song.isContentEqual(to: song) && !song.isContentEqual(to: renamed))
    #expect(song.id == 1 && song.title.count == 10 && renamed.model.title == "Suzanne")
  }

  @Test func changedModelIsReconfigured() {
    let old = Snapshot([("new", [other, song])])
    let new = Snapshot([("new", [other, renamed])])
    #expect(short(new.difference(from: old).changes) == "C(0.1)")
    #expect(new.itemIdentifiers[1].title == "Suzanne")
  }
}
