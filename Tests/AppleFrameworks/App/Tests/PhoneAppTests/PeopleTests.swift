import Testing
import UIKit

@testable import PhoneApp

@MainActor
struct PeopleTests {
  let controller = PeopleController(nibName: nil, bundle: nil)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var tableView: UITableView { controller.tableView }

  init() {
    controller.loadViewIfNeeded()
    window.addSubview(controller.view)
    controller.show([("x", [.init(1, "a"), .init(2, "b")]), ("y", [.init(3, "c")])])
    tableView.layoutIfNeeded()
  }

  /// The texts of the rows.
  var rows: [[String]] {
    (0..<tableView.numberOfSections).map { section in
      (0..<tableView.numberOfRows(inSection: section)).compactMap { row in
        tableView.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
      }
    }
  }

  @Test func peopleAreRows() { #expect(rows == [["a", "b"], ["c"]]) }

  @Test func aChangedNameIsShown() {
    controller.show([("x", [.init(2, "b"), .init(1, "A")]), ("y", [.init(3, "c")])])
    #expect(rows == [["b", "A"], ["c"]])
  }

  @Test func theUserDeletesAPerson() {
    var deleted: [Int] = []
    controller.didDelete = { deleted.append($0) }
    tableView.isEditing = true
    let style = tableView.userTapsEditingControl(ofRowAt: IndexPath(row: 0, section: 0))
    #expect(style == .delete)
    #expect(deleted == [1])
    #expect(rows == [["b"], ["c"]])
  }

  @Test func theUserReordersAPerson() async {
    tableView.isEditing = true
    #expect(await tableView.userLiftsRow(at: IndexPath(row: 0, section: 0)))
    tableView.userHovers(over: IndexPath(row: 1, section: 1))
    tableView.userDropsRow()
    #expect(rows == [["b"], ["c", "a"]])
    #expect(controller.names == ["b", "c", "a"])
  }

  @Test func anApplyWaitsWhileTheUserDragsAPerson() async {
    tableView.isEditing = true
    #expect(await tableView.userLiftsRow(at: IndexPath(row: 0, section: 0)))
    tableView.userHovers(over: IndexPath(row: 1, section: 1))
    controller.show([("y", [.init(3, "c")])])
    #expect(rows == [["a", "b"], ["c"]])
    tableView.userDropsRow()
    #expect(rows == [["b"], ["c", "a"]])
    for _ in 0..<1_000_000 where rows != [["c"]] { await Task.yield() }
    #expect(rows == [["c"]])
  }
}
