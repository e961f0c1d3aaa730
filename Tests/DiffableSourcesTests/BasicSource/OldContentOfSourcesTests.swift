import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Updates of cells by sources that are given the old item.
struct OldContentOfSourcesTests {
  private let list = StrictList<String>()

  @Test(arguments: ListKind.all)
  func changedItemsAreUpdatedFromTheirOldContent(_ kind: ListKind) {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let plain = BasicSource<Noted, String> { "\($0)" }
    let source = BasicSource<Noted, String> { "\($0)" }
    source.reconfiguredCellProvider = { item, old in "\(old)→\(item)" }
    (plain.items, source.items) = (["1a", "2a"], ["1a", "2a"])
    let screen = CompositeSource<String>([plain, source], sections: .merged)
    let connection = screen.connect(to: list)
    screen.update {
      plain.items = ["1b", "2a"]
      source.items = ["3a", "1b", "2a"]
    }
    let updated = kind.capabilities.contains(.reconfigurations) ? "1a→1b" : "1b"
    #expect(Array(list.cells.joined()) == ["1b", "2a", "3a", updated, "2a"])
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  @Test func markedItemWithEqualContentIsMadeAsAWhole() {
    var round = 0
    let source = BasicSource<Noted, String> { "\($0) in round \(round)" }
    source.reconfiguredCellProvider = { item, old in "\(old)→\(item)" }
    source.items = ["1a", "2a"]
    let connection = source.connect(to: list)
    round = 1
    source.reconfigure(["1a"])
    #expect(list.cells == [["1a in round 1", "2a in round 0"]])
    source.reconfigure(["2b"])
    #expect(list.cells == [["1a in round 1", "2a→2b"]])
    source.reload(["2c"])
    #expect(list.cells == [["1a in round 1", "2c in round 1"]])
    withExtendedLifetime(connection) {}
  }

  /// Each list is given the item that this list showed, not the item that another list showed.
  @Test func eachListIsGivenItsOwnOldItem() {
    let source = BasicSource<Noted, String> { "\($0)" }
    source.reconfiguredCellProvider = { item, old in "\(old)→\(item)" }
    source.handlers.canMove = { _, _ in true }
    source.items = ["1a"]
    let other = StrictList<String>()
    let connections = (source.connect(to: list), source.connect(to: other))
    // During the drag, the first list still shows the first instance.
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    source.items = ["1b"]
    source.items = ["1c"]
    list.endReordering()
    #expect(list.cells == [["1a→1c"]])
    #expect(other.cells == [["1b→1c"]])
    withExtendedLifetime(connections) {}
  }

  @Test func exchangedCellsForgetTheProvider() {
    let source = BasicSource<Noted, String> { "\($0)" }
    source.reconfiguredCellProvider = { item, old in "\(old)→\(item)" }
    source.items = ["1a"]
    let connection = source.connect(to: list)
    source.setCell { "<\($0)>" }
    source.items = ["1b"]
    #expect(list.cells == [["<1b>"]])
    withExtendedLifetime(connection) {}
  }
}
