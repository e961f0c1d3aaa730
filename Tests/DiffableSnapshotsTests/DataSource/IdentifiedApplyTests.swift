import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Applies of snapshots whose items are `Identified` models.
struct IdentifiedApplyTests {
  struct Song: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  private func album(_ titles: [String]) -> Snapshot<String, Identified<Song>> {
    Snapshot([("new", titles.enumerated().map { Identified(Song(id: $0, title: $1)) })])
  }

  /// The existing cell shows the new title.
  ///
  /// A list without reconfigurations makes a new cell for it.
  @Test(arguments: ListKind.all, [true, false])
  func aNewTitleIsShown(_ kind: ListKind, canReconfigure: Bool) {
    var kind = kind
    if !canReconfigure { kind.capabilities.remove(.reconfigurations) }
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    var provided: [String] = []
    let source = DiffableDataSource<String, Identified<Song>, StrictList<String>>(
      target: list
    ) { _, _, song in
      provided.append(song.title)
      return song.title
    }
    source.apply(album(["Hallelujah", "Suzanne", "Avalanche"]))
    let before = list.shownCells.joined().filter { $0.cell != nil }.map(\.serialNumber)
    provided = []

    source.apply(album(["Hallelujah", "So Long, Marianne", "Avalanche"]))
    #expect(Array(list.cells.joined()) == ["Hallelujah", "So Long, Marianne", "Avalanche"])
    #expect(provided == ["So Long, Marianne"])
    #expect(source.snapshot().itemIdentifiers[1].title == "So Long, Marianne")
    let after = list.shownCells.joined().filter { $0.cell != nil }.map(\.serialNumber)
    #expect((after[1] == before[1]) == canReconfigure)
    #expect([after[0], after[2]] == [before[0], before[2]])
    #expect(list.refusals.isEmpty)

    let numberOfEvents = list.log.count
    source.apply(album(["Hallelujah", "So Long, Marianne", "Avalanche"]))
    #expect(list.log.count == numberOfEvents)
  }
}
