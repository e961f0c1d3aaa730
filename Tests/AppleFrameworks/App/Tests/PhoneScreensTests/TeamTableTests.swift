import Testing
import UIKit

@testable import Screens

@MainActor
struct TeamTableTests {
  typealias Team = TeamTableController.Team

  let controller = TeamTableController()
  let window: UIWindow
  let bern = Team(city: "Bern")
  let lyon = Team(city: "Lyon")

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    window.addSubview(controller.reserves)
    controller.players.show([(bern, ["Ada", "Bob"]), (lyon, ["Cleo"])])
  }

  func expectPlayers(
    _ expected: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: { controller.tableView.shownTexts },
      listed: {
        let snapshot = controller.players.dataSource.snapshot()
        return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func aGenericSubclassHasTitles() async {
    await expectPlayers([["Ada", "Bob"], ["Cleo"]])
    #expect(controller.tableView.shownTitles == ["Team of Bern", "Team of Lyon"])
    #expect(controller.players[[0, 1]] == "Bob")
    #expect(controller.players[[1, 1]] == nil)
  }

  @Test func playersAreInsertedAndRemoved() async {
    await controller.players.insert(["Dan", "Eva"], into: lyon)
    await controller.players.insert(["Fay"], into: Team(city: "Graz"))
    await expectPlayers([["Ada", "Bob"], ["Dan", "Eva", "Cleo"], ["Fay"]])
    controller.players.remove { $0 < "D" }
    await expectPlayers([["Dan", "Eva"], ["Fay"]])
    #expect(controller.tableView.shownTitles == ["Team of Lyon", "Team of Graz"])
  }

  @Test func playersMoveBetweenTeams() async {
    var numberOfUpdates = 0
    controller.players.show([(lyon, ["Bob", "Cleo"]), (bern, ["Ada"])]) { numberOfUpdates += 1 }
    await expectPlayers([["Bob", "Cleo"], ["Ada"]])
    await until { numberOfUpdates == 1 }
    #expect(controller.tableView.shownTitles == ["Team of Lyon", "Team of Bern"])
  }

  @Test func aHelperMakesTheDataSource() async {
    let reserves = controller.reservePlayers
    reserves.show([(1, ["Gil", "Hal"]), (2, [])])
    await reserves.insert(["Ivo"], into: 2)
    await expect(
      [["Gil", "Hal"], ["Ivo"]],
      shown: { controller.reserves.shownTexts },
      listed: {
        let snapshot = reserves.dataSource.snapshot()
        return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      }
    )
  }
}
