// What the checks of the page compare its lists with. The data of a list answers from the newest snapshot, and knows
// no elements.
import DOMList
import DiffableSnapshots

extension DOMListTarget {
  /// Prints a line for each row that the list should show.
  func printRows(text: (Cell) -> String) {
    guard let data else { return }
    for row in 0..<data.numberOfRows(headers: hasHeaders) {
      switch data.row(at: row, headers: hasHeaders) {
      case .header(let section):
        let header = supplementaryData?.view(ofKind: .header, inSection: section)
        print("header " + (header.map(text) ?? ""))
      case .item(let path): print("item " + text(data.cell(at: path)))
      case nil: break
      }
    }
  }
}

extension Screens {
  func printRows() {
    print(store.store.title)
    store.list.printRows { $0.text }
    print(mountains.resultTitle)
    mountains.list.printRows { $0.row.text }
  }
}
