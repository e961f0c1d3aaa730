import Testing
import UIKit

@testable import Screens

@MainActor
struct PlantTableTests {
  let controller = PlantTableController()
  let window: UIWindow
  var tableView: UITableView { controller.tableView }

  init() {
    controller.loadViewIfNeeded()
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    window = ScreenWindow.show(controller)
  }

  func expectRows(
    _ expected: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: { tableView.shownTexts },
      listed: {
        guard let source = controller.plantSource else { return [] }
        let snapshot = source.snapshot()
        return snapshot.sectionIdentifiers.map { bed in
          snapshot.itemIdentifiers(inSection: bed).map { id in
            let days = source.garden.plants[id]?.daysSinceWatering ?? 0
            return (source.garden.plants[id]?.name ?? "")
              + (days == 0 ? "" : ", dry for \(days) days")
          }
        }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func theDataSourceOfTheTableViewIsTheSubclass() async throws {
    let source = try #require(controller.plantSource)
    #expect(controller.ownsTable)
    #expect(source.garden === controller.garden)
    await expectRows([["Fern"], ["Tomato", "Basil"]])
    #expect(tableView.shownTitles == ["North", "South"])
    #expect(source.numberOfTitles > 0)
  }

  @Test func plantsAreWatered() async {
    await expectRows([["Fern"], ["Tomato", "Basil"]])
    let cell = tableView.cellForRow(at: [1, 0])
    controller.passDay()
    await expectRows([
      ["Fern, dry for 1 days"], ["Tomato, dry for 1 days", "Basil, dry for 1 days"],
    ])
    controller.water(1)
    await expectRows([["Fern, dry for 1 days"], ["Tomato", "Basil, dry for 1 days"]])
    #expect(tableView.cellForRow(at: [1, 0]) === cell)
  }

  @Test func plantsAreAddedAndRemoved() async {
    controller.plant("Rose", in: "East")
    controller.plant("Ivy", in: "North")
    await expectRows([["Rose"], ["Fern", "Ivy"], ["Tomato", "Basil"]])
    #expect(tableView.shownTitles == ["East", "North", "South"])
    tableView.userTapsRow(at: [1, 0])
    tableView.userTapsRow(at: [0, 0])
    await expectRows([["Ivy"], ["Tomato", "Basil"]])
  }

  @Test func theDataSourceIsSetAgain() async {
    await expectRows([["Fern"], ["Tomato", "Basil"]])
    let source = controller.plantSource
    tableView.dataSource = source
    #expect(controller.ownsTable)
    await expectRows([["Fern"], ["Tomato", "Basil"]])
    controller.plant("Ivy", in: "North")
    await expectRows([["Fern", "Ivy"], ["Tomato", "Basil"]])
  }
}
