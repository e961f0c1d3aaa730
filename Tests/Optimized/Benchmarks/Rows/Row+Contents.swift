import DiffableSnapshots
import Foundation

/// A row for applies that change the content of every item. The list updates each cell.
extension Row {
  static let contents = [updatedCells("new content of 10,000 items, cells updated")]

  private static func updatedCells(_ name: String) -> Row {
    Row(name) {
      let ids = Workload.unchanged(10_000).uuids().new
      let pool = Pool(items: ids.count) { seed in
        Snapshot([(0, ids.map { Share(id: $0, price: Int(seed)) })])
      }
      // `init(to:)` is for items of any type, so it would not compare the content of shares.
      let dataSource = DiffableDataSource<Int, Share, AskingTarget<Share>>(
        target: AskingTarget()
      ) { _, _, share in share }
      dataSource.apply(pool.inputs[0])
      return Trial(pool, newItems: { _ in ids }) { dataSource.apply($0) }
    }
  }
}

/// A share of a company, with the price as content.
private struct Share: Hashable, ContentEquatable {
  let id: UUID
  var price: Int

  static func == (left: Share, right: Share) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  func isContentEqual(to other: Share) -> Bool { price == other.price }
}
