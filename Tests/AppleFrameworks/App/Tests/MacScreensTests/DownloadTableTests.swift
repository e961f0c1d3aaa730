import AppKit
import Testing

@testable import Screens

/// Says which methods of the delegate it has, because the replacement of AppKit cannot know.
private final class RespondingController: DownloadTableController {
  nonisolated override func responds(to selector: Selector!) -> Bool {
    ["tableViewSelectionDidChange:", "tableView:shouldSelectRow:"].contains(selector.name)
  }
}

@MainActor
struct DownloadTableTests {
  typealias Download = DownloadTableController.Download

  let controller: DownloadTableController = RespondingController()
  let window = NSWindow()
  let downloads = [
    Download(id: 1, name: "b.zip", size: 30, isFinished: false),
    Download(id: 2, name: "a.zip", size: 50, isFinished: false),
    Download(id: 3, name: "c.zip", size: 10, isFinished: true),
  ]
  var tableView: NSTableView { controller.tableView }

  init() {
    _ = controller.view
    tableView.window = window
    controller.show(downloads)
  }

  /// The texts of the rows: of the header, or of both columns.
  var rows: [String] {
    (0..<tableView.numberOfRows).map { row in
      let views = (0..<2).map { column in
        tableView.view(atColumn: column, row: row, makeIfNecessary: true) as? NSTextField
      }
      if views[0] === views[1] { return views[0]?.stringValue ?? "" }
      return views.map { $0?.stringValue ?? "" }.joined(separator: " ")
    }
  }

  @Test func downloadsAreRowsBelowHeaders() {
    #expect(rows == ["Running", "a.zip 50 MB", "b.zip 30 MB", "Finished", "c.zip 10 MB"])
    let isGroup = (0..<5).map {
      tableView.rowView(atRow: $0, makeIfNecessary: true)?.isGroupRowStyle
    }
    #expect(isGroup == [true, false, false, true, false])
  }

  @Test func theTableIsSorted() {
    controller.sort(.bySize)
    #expect(rows == ["Running", "b.zip 30 MB", "a.zip 50 MB", "Finished", "c.zip 10 MB"])
  }

  @Test func aFinishedDownloadMoves() {
    #expect(rows.count == 5)
    var downloads = downloads
    downloads[0].isFinished = true
    downloads[1].size = 60
    controller.show(downloads)
    #expect(rows == ["Running", "a.zip 60 MB", "Finished", "b.zip 30 MB", "c.zip 10 MB"])
  }

  @Test func theSelectionFollowsADownload() {
    controller.select(1)
    #expect(tableView.selectedRowIndexes == [2])
    controller.sort(.bySize)
    #expect(tableView.selectedRowIndexes == [1])
  }

  @Test func theUserSelectsAndDeletes() {
    tableView.userSelects([0, 1, 4])
    #expect(controller.selectedNames == ["a.zip", "c.zip"])
    controller.deleteSelection()
    #expect(rows == ["Running", "b.zip 30 MB"])
    #expect(controller.selectedNames == [])
    #expect(tableView.selectedRowIndexes.isEmpty)
  }

  @Test func providersCanBeStored() {
    controller.useStoredProviders()
    controller.show(downloads)
    #expect(
      rows == [
        "running", "name of 2 size of 2", "name of 1 size of 1", "finished", "name of 3 size of 3",
      ]
    )
    #expect(tableView.rowView(atRow: 0, makeIfNecessary: true)?.isGroupRowStyle == true)
    #expect(tableView.rowView(atRow: 1, makeIfNecessary: true)?.isGroupRowStyle == false)
  }
}
