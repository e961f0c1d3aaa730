import AppKit
import Testing

@testable import Screens

/// Says which methods the class adds, because the replacement of AppKit cannot know.
extension ChoreTableController.ChoreSource: AddedDragging {}

@MainActor
struct ChoreTableTests {
  typealias Chore = ChoreTableController.Chore

  let controller = ChoreTableController()
  let window = NSWindow()
  let initial = ["ANN", "cook", "wash", "iron", "BEN", "shop", "CLEO"]
  var tableView: NSTableView { controller.tableView }

  init() {
    _ = controller.view
    controller.tableView.window = window
    controller.show([
      ("Ann", [Chore(name: "cook"), Chore(name: "wash"), Chore(name: "iron")]),
      ("Ben", [Chore(name: "shop")]), ("Cleo", []),
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
        return snapshot.sectionIdentifiers.flatMap { person in
          [person.uppercased()]
            + snapshot.itemIdentifiers(inSection: person)
            .map { $0.isDone ? "\($0.name) ✓" : $0.name }
        }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func choresAreShownByPerson() async { await expectRows(initial) }

  @Test(
    arguments: [
      (1, 1, ["ANN", "cook", "wash", "iron", "BEN", "shop", "CLEO"]),
      (1, 4, ["ANN", "wash", "iron", "cook", "BEN", "shop", "CLEO"]),
      (3, 1, ["ANN", "iron", "cook", "wash", "BEN", "shop", "CLEO"]),
      (2, 5, ["ANN", "cook", "iron", "BEN", "wash", "shop", "CLEO"]),
      (2, 6, ["ANN", "cook", "iron", "BEN", "shop", "wash", "CLEO"]),
      (5, 7, ["ANN", "cook", "wash", "iron", "BEN", "CLEO", "shop"]),
    ]
  )
  func theUserDragsAChore(_ row: Int, above destination: Int, expected: [String]) async throws {
    let name = initial[row]
    #expect(tableView.userDrags(row, above: destination))
    await expectRows(expected)
    // The rows inside of the table have the new order too.
    controller.give("sweep", to: "Ann")
    await expectRows(["ANN", "sweep"] + expected.dropFirst())
    let newRow = try #require(controller.dataSource.row(forItemIdentifier: Chore(name: name)))
    controller.finish(row: newRow)
    await letTasksRun()
    #expect(!tableView.userDrags(tableView.shownTexts.firstIndex(of: "\(name) ✓") ?? 0, above: 1))
  }

  @Test func theUserDragsSeveralChores() async {
    #expect(tableView.userDrags([1, 3, 5], above: 7))
    await expectRows(["ANN", "wash", "BEN", "CLEO", "cook", "iron", "shop"])
    #expect(tableView.userDrags([4, 6], above: 6))
    await expectRows(["ANN", "wash", "BEN", "CLEO", "iron", "cook", "shop"])
  }

  @Test func aDropOnAChoreIsBelowIt() async throws {
    let session = try #require(tableView.userLifts([5]))
    #expect(tableView.userDrops(at: 1, .on, from: tableView))
    tableView.userEnds(session, dropped: true)
    await expectRows(["ANN", "cook", "shop", "wash", "iron", "BEN", "CLEO"])
  }

  @Test func otherDropsAreRefused() async {
    #expect(!tableView.userDrags(1, above: 0))
    #expect(!tableView.userDrags([0], above: 2))
    #expect(!tableView.userDrops(at: 2, from: nil))
    await expectRows(initial)
  }
}
