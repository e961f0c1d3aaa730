import AppKit
import Testing

@testable import MacApp

@MainActor
struct FoldersTests {
  let outlineView = NSOutlineView()
  let controller: FoldersController

  init() {
    let identifier = NSUserInterfaceItemIdentifier("name")
    outlineView.addTableColumn(NSTableColumn(identifier: identifier))
    controller = FoldersController(outlineView) { ["\($0)x/", "\($0)y"] }
    controller.show(["a/", "b/"])
  }

  /// The text of each row, after its level.
  var rows: [String] {
    (0..<outlineView.numberOfRows).map { row in
      let view: NSView? = outlineView.view(atColumn: 0, row: row, makeIfNecessary: true)
      return "\(outlineView.level(forRow: row)) \((view as? NSTextField)?.stringValue ?? "nothing")"
    }
  }

  @Test func foldersAreRows() { #expect(rows == ["0 a/", "0 b/"]) }

  @Test func expandingLoadsTheContents() throws {
    #expect(rows == ["0 a/", "0 b/"])
    let folder = try #require(controller.outlineItem("a/"))
    outlineView.userToggles(folder)
    #expect(rows == ["0 a/", "1 a/x/", "1 a/y", "0 b/"])
    outlineView.userToggles(folder)
    #expect(rows == ["0 a/", "0 b/"])
  }

  @Test func draggedFoldersChangePlace() throws {
    #expect(rows == ["0 a/", "0 b/"])
    outlineView.userDrags(try #require(controller.outlineItem("a/")), to: 2, inParent: nil)
    #expect(rows == ["0 b/", "0 a/"])
  }
}
