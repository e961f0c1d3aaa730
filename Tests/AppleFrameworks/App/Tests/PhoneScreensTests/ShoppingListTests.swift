import Testing
import UIKit

@testable import Screens

@MainActor
struct ShoppingListTests {
  let controller = ItemFeedController()
  let window: UIWindow
  let initial = [
    ["Shoes 120.0", "Socks 9.5", "Cap 20.0"], ["Phone 700.0", "Cable 15.0"], [], ["Vitamins 12.5"],
  ]
  var tableView: UITableView { controller.tableView }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    controller.toggleEditing()
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
        return snapshot.sectionIdentifiers.map { category in
          snapshot.itemIdentifiers(inSection: category).map { "\($0.name) \($0.price)" }
        }
      },
      sourceLocation: sourceLocation
    )
  }

  func add(_ name: String, _ price: String, _ category: Screens.Category) {
    let form = controller.addItem()
    (form.name, form.price, form.category) = (name, price, category)
    #expect(form.submit())
  }

  @Test func itemsAreShownByCategory() async {
    await expectRows(initial)
    #expect(tableView.shownTitles == ["Running", "Technology", "Household", "Health"])
  }

  @Test func anItemIsAdded() async {
    add("Soap", "2.5", .household)
    await expectRows([initial[0], initial[1], ["Soap 2.5"], initial[3]])
    add("Watch", "99", .running)
    add("Soap", "2.5", .household)
    await expectRows([
      initial[0] + ["Watch 99.0"], initial[1], ["Soap 2.5", "Soap 2.5"], initial[3],
    ])
    let form = controller.addItem()
    (form.name, form.price) = ("Free", "nothing")
    #expect(!form.submit())
  }

  @Test func theUserDeletesItems() async {
    #expect(tableView.userTapsEditingControl(ofRowAt: [0, 1]) == .delete)
    await expectRows([["Shoes 120.0", "Cap 20.0"], initial[1], [], initial[3]])
    controller.toggleEditing()
    #expect(tableView.userSwipes([3, 0]) == "Delete")
    await expectRows([["Shoes 120.0", "Cap 20.0"], initial[1], [], []])
    #expect(tableView.shownTitles.last == "Health")
  }

  nonisolated static let drags = [
    Drag("to the same path", [0, 1], [0, 1]),
    Drag("after an item of the section", [0, 0], [0, 2]),
    Drag("before an item of the section", [0, 2], [0, 0]),
    Drag("before an item of a later section", [0, 0], [1, 1]),
    Drag("before an item of an earlier section", [3, 0], [0, 1]),
    Drag("to the end of a section", [0, 1], [1, 2]),
    Drag("to an empty section", [1, 0], [2, 0]),
  ]

  @Test(arguments: drags, [false, true])
  func theUserMovesAnItem(_ drag: Drag, isAnimated: Bool) async {
    controller.dataSource.animatesMoves = isAnimated
    await tableView.userDrags(drag.source, over: [1, 0], to: drag.target)
    var expected = initial.moving(drag.source, to: drag.target)
    await expectRows(expected)
    // The rows inside of the table view have the new order too.
    add("Soap", "2.5", .household)
    expected[2].append("Soap 2.5")
    await expectRows(expected)
    let deleted = expected[drag.target.section].remove(at: drag.target.row)
    #expect(deleted == initial[drag.source.section][drag.source.row])
    #expect(tableView.userTapsEditingControl(ofRowAt: drag.target) == .delete)
    await expectRows(expected)
    await tableView.userDrags([0, 0], to: [2, 0])
    await expectRows(expected.moving([0, 0], to: [2, 0]))
  }

  @Test(arguments: [false, true])
  func dragsFollowEachOther(isAnimated: Bool) async {
    controller.dataSource.animatesMoves = isAnimated
    var expected = initial
    for drag in Self.drags {
      await tableView.userDrags(drag.source, to: drag.target)
      expected = expected.moving(drag.source, to: drag.target)
    }
    await expectRows(expected)
  }

  @Test func aDragThatTheSystemCancelsMovesNothing() async {
    #expect(await tableView.userLiftsRow(at: [0, 0]))
    tableView.userHovers(over: [1, 1])
    tableView.systemCancelsDrag()
    await expectRows(initial)
  }

  @Test func anItemIsAddedRightAfterADrop() async {
    #expect(await tableView.userLiftsRow(at: [0, 0]))
    tableView.userHovers(over: [0, 2])
    tableView.userDropsRow()
    // Without time between the drop and the next change.
    add("Soap", "2.5", .household)
    var expected = initial.moving([0, 0], to: [0, 2])
    expected[2] = ["Soap 2.5"]
    await expectRows(expected)
  }
}
