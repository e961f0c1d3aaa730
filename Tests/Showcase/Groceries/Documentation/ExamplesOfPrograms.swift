// example: a program
import DiffableTerminal

@main
struct Groceries {
  static func main() {
    let list = TerminalList(hasHeaders: true, hasCursor: true)
    let dataSource = DiffableDataSource<String, String, _>(
      target: list
    ) { _, _, item in TerminalCell(item) }
    dataSource.supplementaryViewProvider = { _, _, _, shop in
      TerminalCell(shop)
    }
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }

    let groceries = Snapshot([
      ("Bakery", ["bread", "rolls"]),
      ("Market", ["apples", "pears", "tea"]),
    ])
    dataSource.apply(groceries)

    guard let terminal = Terminal() else {
      return print("Run this program in a terminal.")
    }
    terminal.run(list) { key in
      switch key {
      case .character("d"): list.deleteSelectedItem()
      case .character("u"): dataSource.apply(groceries)
      case .character("q"): return false
      default: break
      }
      return true
    }
  }
}
// end
