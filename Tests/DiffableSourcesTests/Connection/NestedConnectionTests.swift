import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A source that is connected to a list while another connection changes the list.
struct NestedConnectionTests {
  @Test(arguments: ListKind.all)
  func aSourceThatACellConnectsShowsItsItems(_ kind: ListKind) {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let later = BasicSource<Int, String> { "\($0)" }
    later.items = [3, 4]
    var connections: [SourceConnection<String, StrictList<String>>] = []
    let source = BasicSource<Int, String> { item in
      if item == 9 && connections.count == 1 { connections.append(later.connect(to: list)) }
      return "\(item)"
    }
    source.items = [1]
    connections.append(source.connect(to: list))
    source.items = [1, 9]
    #expect(Array(list.cells.joined()) == ["3", "4"])
    later.items = [4, 5]
    source.items = [2]
    #expect(Array(list.cells.joined()) == ["4", "5"])
    #expect(list.refusals.isEmpty)
  }
  @Test func aSourceThatACellConnectsReceivesTheEventsOfTheView() {
    let list = StrictList<String>()
    var selected: [Int] = []
    let later = BasicSource<Int, String> { "\($0)" }
    later.items = [3, 4]
    later.handlers.didSelect = { item, _ in selected.append(item) }
    var connections: [SourceConnection<String, StrictList<String>>] = []
    let source = BasicSource<Int, String> { item in
      if connections.count == 1 { connections.append(later.connect(to: list)) }
      return "\(item)"
    }
    source.handlers.didSelect = { _, _ in Issue.record("The earlier source is shown no longer") }
    connections.append(source.connect(to: list))
    source.items = [1]
    #expect(Array(list.cells.joined()) == ["3", "4"])
    #expect(list.data?.perform(.select, at: ItemPath(section: 0, item: 1)) == true)
    #expect(selected == [4])
  }
}
