import Testing
import UIKit

@testable import Screens

@MainActor
final class CitySearchTests {
  let controller = CitySearchController()
  let window: UIWindow
  var asked: [String] = []
  var answers: [String: CheckedContinuation<[String], Never>] = [:]
  var tableView: UITableView { controller.tableView }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    controller.find = { [unowned self] text in
      asked.append(text)
      return await withCheckedContinuation { answers[text] = $0 }
    }
  }

  func type(_ text: String) async {
    controller.searchController.searchBar.text = text
    await until { answers[text] != nil }
  }

  func answer(_ text: String, _ cities: [String]) async {
    answers[text]?.resume(returning: cities)
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func foundCitiesAreRows() async {
    #expect(tableView.shownTexts == [])
    await type("ba")
    await answer("ba", ["Basel", "Baku"])
    #expect(tableView.shownTexts == [["Basel", "Baku"]])
    await type("bx")
    await answer("bx", [])
    #expect(tableView.shownTexts == [["Nothing found"]])
  }

  #if !APPLE_DATA_SOURCES
    /// With Apple's data source, the app would end.
    @Test func aCityThatIsFoundTwiceIsShownOnce() async {
      await type("basel")
      await answer("basel", ["Basel", "Basel"])
      #expect(tableView.shownTexts == [["Basel"]])
      #expect(SystemLog.messages.filter { $0 == repeatedCity }.count == 1)
    }
  #endif

  @Test func anOlderAnswerIsDropped() async {
    await type("b")
    await type("ba")
    await answer("ba", ["Basel"])
    await answer("b", ["Bern", "Basel"])
    #expect(asked == ["b", "ba"])
    #expect(tableView.shownTexts == [["Basel"]])
  }

  @Test func aTappedCityIsRecent() async {
    await type("b")
    await answer("b", ["Bern", "Basel"])
    #expect(tableView.shownTexts.count == 1)
    tableView.userTapsRow(at: IndexPath(row: 1, section: 0))
    #expect(tableView.shownTexts == [["Basel"]])
    await type("l")
    await answer("l", ["Linz"])
    tableView.userTapsRow(at: IndexPath(row: 0, section: 0))
    #expect(tableView.shownTexts == [["Linz", "Basel"]])
  }
}
