import AppKit
import Testing

@testable import MacApp

@MainActor
struct FilesTests {
  let tableView = NSTableView()
  let controller: FilesController

  init() {
    controller = FilesController(tableView)
    controller.show([
      ("music", [.init("a", size: 1), .init("b", size: 2)]), ("films", [.init("c", size: 3)]),
    ])
  }

  /// The texts of each row.
  var rows: [[String]] {
    (0..<tableView.numberOfRows).map { row in
      (0..<tableView.numberOfColumns).compactMap { column in
        let view: NSView? = tableView.view(atColumn: column, row: row, makeIfNecessary: true)
        return (view as? NSTextField)?.stringValue
      }
    }
  }

  @Test func folderAndFilesAreRows() {
    #expect(rows.map { $0.first } == ["music", "a", "b", "films", "c"])
    #expect(rows[1] == ["a", "1"])
  }

  @Test func changedFilesHaveNewViews() {
    controller.show([("music", [.init("b", size: 20), .init("a", size: 1)])])
    #expect(rows.map { $0.first } == ["music", "b", "a"])
    #expect(rows[1] == ["b", "20"])
  }

  @Test func theSelectionIsDeleted() {
    tableView.userSelects([2])
    controller.deleteSelection()
    #expect(rows.map { $0.first } == ["music", "a", "films", "c"])
  }

  @Test func draggedFilesChangePlace() {
    #expect(tableView.userDrags(1, above: 5))
    #expect(rows.map { $0.first } == ["music", "b", "films", "c", "a"])
    #expect(controller.names == ["b", "c", "a"])
  }
}
