import DiffableSnapshots
import Testing

/// The edits of a snapshot that the article on SwiftUI makes in `onDelete` and `onMove`.
struct SwiftUIListEditTests {
  private struct Plant: Identifiable, Equatable {
    let id: Int
    var room: String
  }

  private let snapshot = Snapshot(
    grouping: (1...5).map { ModelItem(Plant(id: $0, room: $0 < 5 ? "kitchen" : "balcony")) },
    into: ["kitchen", "balcony"]
  ) { $0.room }

  private var items: [ModelItem<Plant>] { snapshot.itemIdentifiers(inSection: "kitchen") }

  @Test func onDeleteDeletesTheItemsAtTheOffsets() {
    var snapshot = snapshot
    snapshot.deleteItems([0, 2].map { items[$0] })
    #expect(snapshot.itemIdentifiers.map(\.id) == [2, 4, 5])
    #expect(snapshot.sectionIdentifiers == ["kitchen", "balcony"])
    #expect(snapshot.problems.isEmpty)
  }

  /// The offsets of the moved items, the offset before which they are dropped, and the order afterwards.
  @Test(
    arguments: [
      ([0], 3, [2, 3, 1, 4]), ([3], 0, [4, 1, 2, 3]), ([1, 3], 1, [1, 2, 4, 3]),
      ([0, 1], 4, [3, 4, 1, 2]), ([2], 2, [1, 2, 3, 4]),
    ]
  )
  func onMoveAppendsTheItemsInTheirNewOrder(offsets: [Int], to end: Int, result: [Int]) {
    let kept = items.indices.filter { !offsets.contains($0) }
    let order = kept.filter { $0 < end } + offsets + kept.filter { $0 >= end }
    var snapshot = snapshot
    let dropped = snapshot.appendItems(order.map { items[$0] }, toSection: "kitchen")
    #expect(snapshot.itemIdentifiers.map(\.id) == result + [5])
    #expect(snapshot.problems.isEmpty && dropped.isEmpty)
  }
}
