import Testing
import UIKit

@testable import Screens

@MainActor
struct LogTableTests {
  typealias Line = LogTableController.Line

  let controller = LogTableController()
  let window: UIWindow

  init() async {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    await controller.read([
      Line(number: 1, day: "Mon", text: "start"), Line(number: 2, day: "Mon", text: "load"),
      Line(number: 3, day: "Tue", text: "restart"),
    ])
  }

  @Test func linesAreShownByDay() {
    #expect(controller.tableView.shownTexts == [["1 start", "2 load"], ["3 restart"]])
    #expect(controller.numberOfShownLines == 3)
  }

  @Test func linesAreFiltered() async {
    await controller.filter(by: "start")
    #expect(controller.tableView.shownTexts == [["1 start"], ["3 restart"]])
    #expect(controller.numberOfShownLines == 2)
    await controller.filter(by: "nothing")
    #expect(controller.tableView.shownTexts == [])
    await controller.filter(by: "")
    #expect(controller.tableView.shownTexts == [["1 start", "2 load"], ["3 restart"]])
  }

  /// Appending an item that the snapshot has is no problem: the item moves.
  @Test func aLineThatRepeatsIsShownOnce() async {
    let line = Line(number: 7, day: "Sun", text: "twice")
    await controller.read([line, Line(number: 8, day: "Sun", text: "stop"), line])
    #expect(controller.tableView.shownTexts == [["8 stop", "7 twice"]])
  }

  @Test func aLineIsAppended() {
    controller.append(Line(number: 4, day: "Tue", text: "stop"))
    controller.append(Line(number: 5, day: "Wed", text: "end"))
    #expect(controller.tableView.shownTexts.last == ["5 end"])
    #expect(controller.tableView.shownTexts[1] == ["3 restart", "4 stop"])
    #expect(controller.numberOfShownLines == 5)
  }
}
