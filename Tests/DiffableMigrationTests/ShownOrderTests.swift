import DiffableSnapshots
import Testing

@testable import DiffableMigration

/// The order of a view compared with that of its data source, after all moves in small lists.
struct ShownOrderTests {
  private func paths(_ sections: [[Int]]) -> [Int: ItemPath] {
    var paths: [Int: ItemPath] = [:]
    for (section, items) in sections.enumerated() {
      for (item, value) in items.enumerated() {
        paths[value] = ItemPath(section: section, item: item)
      }
    }
    return paths
  }

  private func order(_ data: [[Int]], _ view: [[Int]]) -> ShownOrder {
    let (data, view) = (paths(data), paths(view))
    return ShownOrder(view.keys.sorted().map { (data[$0]!, view[$0]!) })
  }

  @Test(arguments: [[[1, 2, 3, 4]], [[1], [2, 3]], [[], [1, 2], [3]]])
  func eachMoveExplainsWhatTheViewShows(sections: [[Int]]) {
    for value in sections.joined() {
      var rest = sections
      for section in rest.indices { rest[section].removeAll { $0 == value } }
      for section in rest.indices {
        for index in 0...rest[section].count {
          var view = rest
          view[section].insert(value, at: index)
          switch order(sections, view) {
          case .same: #expect(view == sections)
          case .unknown: Issue.record("\(sections) to \(view)")
          case .moved(let move):
            // Neighbors that change places can be explained by a move of either.
            var result = sections
            let moved = result[move.from.section].remove(at: move.from.item)
            result[move.to.section].insert(moved, at: move.to.item)
            #expect(result == view)
            #expect(view != sections)
          }
        }
      }
    }
  }

  @Test func severalMovesAreUnknown() {
    #expect(order([[1, 2, 3, 4]], [[2, 1, 4, 3]]) == .unknown)
    #expect(order([[1, 2, 3]], [[3, 2, 1]]) == .unknown)
  }

  @Test func hiddenItemsDoNotMatter() {
    let visible = [(ItemPath(section: 0, item: 7), ItemPath(section: 0, item: 2))]
    let move = Move(from: ItemPath(section: 0, item: 7), to: ItemPath(section: 0, item: 2))
    #expect(ShownOrder(visible) == .moved(move))
  }
}
