import AppKit
import Testing

@testable import Screens

/// Says which method the class adds, because the replacement of AppKit cannot know.
extension LedgerController.DataSource: AddedSorting {}

@MainActor
struct LedgerTableTests {
  typealias Entry = LedgerController.Entry

  let controller = LedgerController()
  let window = NSWindow()
  var tableView: NSTableView { controller.tableView }

  init() {
    _ = controller.view
    controller.tableView.window = window
    controller.show([
      (
        2024,
        [
          Entry(id: 1, payee: "Zoo", amount: 20), Entry(id: 2, payee: "Bank", amount: 5),
          Entry(id: 3, payee: "Mill", amount: 20),
        ]
      ), (2025, [Entry(id: 4, payee: "Post", amount: 3), Entry(id: 5, payee: "Cafe", amount: 4)]),
    ])
  }

  func expectRows(
    _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: { tableView.shownTexts },
      listed: {
        let snapshot = controller.dataSource.snapshot()
        return snapshot.sectionIdentifiers.flatMap { year in
          ["\(year)"]
            + snapshot.itemIdentifiers(inSection: year).map { id in
              let entry = controller.dataSource.entries[id]
              return "\(entry?.payee ?? "") \(entry?.amount ?? 0)"
            }
        }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func entriesAreShownByYear() async {
    await expectRows(["2024", "Zoo 20", "Bank 5", "Mill 20", "2025", "Post 3", "Cafe 4"])
    #expect(controller.dataSource.numberOfSorts == 0)
  }

  @Test func theUserSortsTheTable() async {
    tableView.userClicksColumnHeader(0)
    await expectRows(["2024", "Bank 5", "Mill 20", "Zoo 20", "2025", "Cafe 4", "Post 3"])
    tableView.userClicksColumnHeader(0)
    await expectRows(["2024", "Zoo 20", "Mill 20", "Bank 5", "2025", "Post 3", "Cafe 4"])
    // Equal amounts keep the order of the other column.
    tableView.userClicksColumnHeader(1)
    await expectRows(["2024", "Zoo 20", "Mill 20", "Bank 5", "2025", "Cafe 4", "Post 3"])
    tableView.userClicksColumnHeader(1)
    await expectRows(["2024", "Bank 5", "Zoo 20", "Mill 20", "2025", "Post 3", "Cafe 4"])
    #expect(controller.dataSource.numberOfSorts == 4)
  }

  @Test func theAppSortsTheTable() async {
    tableView.sortDescriptors = [NSSortDescriptor(key: "amount", ascending: true)]
    await expectRows(["2024", "Bank 5", "Zoo 20", "Mill 20", "2025", "Post 3", "Cafe 4"])
    controller.show([
      (2025, [Entry(id: 6, payee: "Spa", amount: 9), Entry(id: 4, payee: "Post", amount: 3)])
    ])
    await expectRows(["2025", "Post 3", "Spa 9"])
  }

  @Test func theSelectionFollowsTheSorting() async {
    tableView.selectRowIndexes([1], byExtendingSelection: false)
    tableView.userClicksColumnHeader(0)
    await expectRows(["2024", "Bank 5", "Mill 20", "Zoo 20", "2025", "Cafe 4", "Post 3"])
    #expect(tableView.selectedRowIndexes == [3])
    controller.deleteSelection()
    await expectRows(["2024", "Bank 5", "Mill 20", "2025", "Cafe 4", "Post 3"])
  }

  @Test func aCorrectedEntryStaysInPlace() async {
    tableView.userClicksColumnHeader(1)
    controller.correct(5, to: 1)
    await expectRows(["2024", "Zoo 20", "Mill 20", "Bank 5", "2025", "Cafe 1", "Post 3"])
    tableView.userClicksColumnHeader(1)
    await expectRows(["2024", "Bank 5", "Zoo 20", "Mill 20", "2025", "Cafe 1", "Post 3"])
  }
}
