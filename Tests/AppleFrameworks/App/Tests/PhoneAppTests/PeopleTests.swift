import Testing
import UIKit

@testable import PhoneApp

@MainActor
struct PeopleTests {
  @Test func peopleAreShown() throws {
    let controller = PeopleController(nibName: nil, bundle: nil)
    controller.loadViewIfNeeded()
    try controller.show([("a", ["b"])])
    #expect(controller.tableView.shownCells.map { $0.count } == [1])
  }
}
