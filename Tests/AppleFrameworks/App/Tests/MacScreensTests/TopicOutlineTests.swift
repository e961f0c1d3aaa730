import AppKit
import Testing

@testable import Screens

@MainActor
struct TopicOutlineTests {
  typealias Topic = TopicOutlineController.Topic

  let controller = TopicOutlineController()
  let window = NSWindow()
  var tableView: NSTableView { controller.tableView }

  init() {
    _ = controller.view
    tableView.window = window
    controller.show([
      Topic("Art", [Topic("Dance"), Topic("Music", [Topic("Jazz")])]), Topic("Sports"),
    ])
  }

  /// The titles of the rows, indented, with a triangle for topics that can be opened.
  var rows: [String] {
    (0..<tableView.numberOfRows).map { row in
      let view = tableView.view(atColumn: 0, row: row, makeIfNecessary: true)
      guard let view = view as? TopicOutlineController.TopicView else { return "" }
      let triangle = view.isOpen.map { $0 ? "▾" : "▸" } ?? ""
      return String(repeating: " ", count: view.level) + triangle + view.title
    }
  }

  @Test func topicsAreClosed() { #expect(rows == ["▸Art", "Sports"]) }

  @Test func theUserOpensAndClosesTopics() {
    controller.toggle(row: 0)
    #expect(rows == ["▾Art", " Dance", " ▸Music", "Sports"])
    controller.toggle(row: 2)
    #expect(rows == ["▾Art", " Dance", " ▾Music", "  Jazz", "Sports"])
    controller.toggle(row: 0)
    #expect(rows == ["▸Art", "Sports"])
    controller.toggle(row: 0)
    #expect(rows == ["▾Art", " Dance", " ▾Music", "  Jazz", "Sports"])
    controller.toggle(row: 7)
    #expect(rows.count == 5)
  }

  @Test func aTopicIsRevealed() {
    controller.reveal(["Art", "Music", "Jazz"])
    #expect(tableView.selectedRowIndexes == [3])
    controller.show([Topic("Art", [Topic("Music", [Topic("Jazz")])])])
    #expect(tableView.selectedRowIndexes == [2])
  }
}
