import AppKit
import Testing

@testable import Screens

@MainActor
struct ShelfBoardTests {
  let controller = ShelfBoardController()
  let window = NSWindow()

  init() {
    _ = controller.view
    controller.tableView.window = window
    controller.collectionView.window = window
    controller.show([["Emma", "Faust"], ["Ulysses", "Atlas"]])
  }

  /// The titles of the rows.
  var rows: [String] {
    (0..<controller.tableView.numberOfRows).map { row in
      let view = controller.tableView.view(atColumn: 0, row: row, makeIfNecessary: true)
      return (view as? NSTextField)?.stringValue ?? ""
    }
  }

  @Test func shelvesAreSections() {
    let names = controller.collectionView.shownItems.map { items in
      items.map { ($0 as? ShelfBoardController.BookItem)?.name ?? "" }
    }
    #expect(names == [["Emma", "Faust"], ["Ulysses", "Atlas"]])
    #expect(controller.lastBook == "Ulysses")
    #expect(rows == ["Emma", "Faust", "Ulysses", "Atlas"])
  }

  @Test func aBookIsSelected() {
    #expect(controller.firstSelectedBook == nil)
    controller.collectionView.userSelects([[1, 0]])
    #expect(controller.firstSelectedBook == "Ulysses")
    controller.show([["Emma"], ["Iliad", "Ulysses"]])
    #expect(controller.firstSelectedBook == "Ulysses")
    #expect(rows == ["Emma", "Iliad", "Ulysses"])
  }
}
