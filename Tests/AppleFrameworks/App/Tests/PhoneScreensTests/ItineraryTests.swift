import Testing
import UIKit

@testable import Screens

@MainActor
struct ItineraryTests {
  typealias Stop = ItineraryController.Stop

  let controller = ItineraryController()
  let window: UIWindow
  let initial = [["Hotel", "Museum", "Park"], ["Station", "Castle"], []]
  var tableView: UITableView { controller.tableView }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    let booked: Set = ["Hotel", "Station"]
    controller.show(initial.map { $0.map { Stop(name: $0, isBooked: booked.contains($0)) } })
  }

  func expectRows(
    _ expected: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: { tableView.shownTexts },
      listed: {
        let snapshot = controller.dataSource.snapshot()
        return snapshot.sectionIdentifiers.map { day in
          snapshot.itemIdentifiers(inSection: day).map(\.name)
        }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func stopsAreShownByDay() async {
    await expectRows(initial)
    #expect(tableView.shownTitles == ["Day 1", "Day 2", "Day 3"])
    #expect(tableView.footerView(forSection: 1)?.textLabel?.text == "Have a nice day")
  }

  @Test func aBookedStopIsNotLifted() async {
    #expect(await !tableView.userLiftsRow(at: [0, 0]))
    await expectRows(initial)
  }

  @Test func aBookedStopStaysFirst() async {
    await tableView.userDrags([0, 2], to: [0, 0])
    await expectRows(initial.moving([0, 2], to: [0, 1]))
    await tableView.userDrags([0, 1], to: [1, 0])
    await expectRows([["Hotel", "Museum"], ["Station", "Park", "Castle"], []])
    await until { controller.moved == ["Park", "Park"] }
  }

  @Test(arguments: [true, false])
  func aFullDayRefusesAStop(isAnimated: Bool) async {
    controller.dataSource.animatesMoves = isAnimated
    controller.add(Stop(name: "Bar"), before: Stop(name: "Park"))
    let full = [["Hotel", "Museum", "Bar", "Park"], ["Station", "Castle"], []]
    await expectRows(full)
    await tableView.userDrags([1, 1], to: [0, 2])
    await expectRows(full)
    #expect(controller.moved == [])
    await tableView.userDrags([0, 1], to: [0, 3])
    await expectRows(full.moving([0, 1], to: [0, 3]))
    controller.cancel(Stop(name: "Castle"))
    await expectRows([["Hotel", "Bar", "Park", "Museum"], ["Station"], []])
  }

  @Test(
    arguments: [
      Drag("to the same path", [0, 1], [0, 1]),
      Drag("after a stop of the day", [0, 1], [0, 2]),
      Drag("before a stop of the day", [0, 2], [0, 1]),
      Drag("before a stop of another day", [0, 1], [1, 1]),
      Drag("to the end of a day", [0, 1], [1, 2]),
      Drag("to an empty day", [1, 1], [2, 0]),
    ],
    [true, false]
  )
  func theUserMovesAStop(_ drag: Drag, isAnimated: Bool) async {
    controller.dataSource.animatesMoves = isAnimated
    let name = initial[drag.source.section][drag.source.row]
    await tableView.userDrags(drag.source, to: drag.target)
    var expected = initial.moving(drag.source, to: drag.target)
    await expectRows(expected)
    await until { controller.moved == (drag.source == drag.target ? [] : [name]) }
    // The rows inside of the table view have the new order too.
    controller.add(Stop(name: "Bar"), before: Stop(name: name))
    expected[drag.target.section].insert("Bar", at: drag.target.row)
    await expectRows(expected)
    controller.cancel(Stop(name: "Hotel", isBooked: true))
    expected[0].removeFirst()
    await expectRows(expected)
  }
}
