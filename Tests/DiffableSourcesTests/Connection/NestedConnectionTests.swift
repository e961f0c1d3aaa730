import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A source that is connected to a list while another connection changes the list.
struct NestedConnectionTests {
  @Test(arguments: ListKind.all)
  func aSourceThatACellConnectsShowsItsItemsAndReceivesEvents(_ kind: ListKind) {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    var selected: [Int] = []
    let later = BasicSource([3, 4]) { "\($0)" }
    later.handlers.didSelect = { item, _ in selected.append(item) }
    var connections: [SourceConnection<String, StrictList<String>>] = []
    let source = BasicSource<Int, String>([1]) { item in
      if item == 9 && connections.count == 1 { connections.append(later.connect(to: list)) }
      return "\(item)"
    }
    source.handlers.didSelect = { _, _ in Issue.record("The earlier source is shown no longer") }
    connections.append(source.connect(to: list))
    source.items = [1, 9]
    list.expect([["3", "4"]])
    #expect(list.data?.perform(.select, at: ItemPath(section: 0, item: 1)) == true)
    #expect(selected == [4])
    later.items = [4, 5]
    source.items = [2]
    list.expect([["4", "5"]])
  }
}
