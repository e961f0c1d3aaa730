import DiffableSnapshots
import DiffableTerminal
import Testing

@testable import showcase

@Suite("The four cases of reordering")
struct ReorderingTests {
  private let list: ShoppingList
  private let items: [Shopping.Item]

  init() {
    items = [("a", .running), ("b", .running), ("c", .running), ("d", .fruit), ("e", .fruit)]
      .map { (name: String, category: Shopping.Category) in
        Shopping.Item(name, price: nil, category: category)
      }
    list = ShoppingList(items: items)
  }

  private func reordering(from: (Int, Int), to: (Int, Int)) -> Reordering? {
    Reordering(
      Move(
        from: ItemPath(section: from.0, item: from.1),
        to: ItemPath(section: to.0, item: to.1)
      ),
      in: list
    )
  }

  private let fruit = 3

  @Test("The same path moves nothing")
  func samePathMovesNothing() {
    #expect(reordering(from: (0, 1), to: (0, 1)) == .samePath)
  }

  @Test("Further down in its section, the item is inserted after the item at the path")
  func movingDownInsertsAfter() {
    #expect(reordering(from: (0, 0), to: (0, 1)) == .after(items[1]))
    #expect(reordering(from: (0, 0), to: (0, 2)) == .after(items[2]))
  }

  @Test("Further up, or in another section, the item is inserted before the item at the path")
  func movingUpInsertsBefore() {
    #expect(reordering(from: (0, 2), to: (0, 0)) == .before(items[0]))
    #expect(reordering(from: (0, 0), to: (fruit, 1)) == .before(items[4]))
    #expect(reordering(from: (fruit, 0), to: (0, 2)) == .before(items[2]))
  }

  @Test("A path that does not exist yet is the end of another section, which may be empty")
  func newPathsAreEnds() {
    #expect(reordering(from: (0, 0), to: (fruit, 2)) == .newPath(.fruit))
    #expect(reordering(from: (fruit, 0), to: (0, 3)) == .newPath(.running))
    #expect(reordering(from: (0, 0), to: (1, 0)) == .newPath(.technology))
  }

  @Test("A section that does not exist has no case")
  func unknownSectionsHaveNoCase() {
    #expect(reordering(from: (0, 0), to: (9, 0)) == nil)
  }

  @Test("Each case says where the data source inserts the item", arguments: 0..<5)
  func casesAgreeWithTheDataSource(row: Int) throws {
    let names = list.itemIdentifiers.map(\.name)
    let from = try #require(list.itemPath(for: items[row]))
    for section in 0..<list.numberOfSections {
      for item in 0...(list.numberOfItems(inSectionAt: section) ?? 0) {
        let to = ItemPath(section: section, item: item)
        let target = TerminalList(hasHeaders: true, hasCursor: true)
        let dataSource = DiffableDataSource<Shopping.Category, Shopping.Item, _>(target: target) {
          TerminalCell($2.name)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.apply(list)
        #expect(target.data?.beginReordering(at: from) == true)
        // The data source refuses only a drop after the last item of the item's own section.
        let isRefused = section == from.section && item == list.numberOfItems(inSectionAt: section)
        #expect(target.data?.dropReorderedItem(at: to) == !isRefused, "\(from) → \(to)")
        target.data?.endReordering()
        if isRefused {
          #expect(dataSource.snapshot() == list)
          continue
        }
        let moved = dataSource.snapshot()
        let order = moved.itemIdentifiers
        let index = try #require(moved.indexOfItem(items[row]))
        switch Reordering(Move(from: from, to: to), in: list) {
        case .samePath: #expect(order.map(\.name) == names)
        case .after(let other): #expect(order[index - 1] == other)
        case .before(let other): #expect(order[index + 1] == other)
        case .newPath(let category):
          #expect(moved.itemIdentifiers(inSection: category).last == items[row])
        case nil: Issue.record("\(to) has no case")
        }
      }
    }
  }
}
