// Functions that print what a list should show. The checks compare the printed lines with the elements of the page. The
// lines come from the data of the list, which reads the newest snapshot and no elements.
import DOMList
import DiffableSnapshots

extension DOMListTarget {
  /// Prints a line for each row that the list should show.
  func printRows(text: (Cell) -> String) {
    guard let data else { return }
    for row in 0..<data.numberOfRows(headers: hasHeaders) {
      switch data.row(at: row, headers: hasHeaders) {
      case .header(let section):
        let header = supplementaryView(ofKind: .header, inSection: section)
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
