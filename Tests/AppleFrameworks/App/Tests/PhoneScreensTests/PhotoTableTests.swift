import Testing
import UIKit

@testable import Screens

@MainActor
struct PhotoTableTests {
  let controller = PhotoTableController()
  let window: UIWindow
  var tableView: UITableView { controller.tableView }

  init() {
    controller.loadViewIfNeeded()
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    window = ScreenWindow.show(controller)
    controller.show([
      .init(name: "Lake", isFavorite: true), .init(name: "Hut", isFavorite: false),
      .init(name: "Peak", isFavorite: false),
    ])
  }

  @Test func photosAreRows() {
    #expect(tableView.shownTexts == [["Lake, …"], ["Hut, …", "Peak, …"]])
  }

  @Test func aPhotoIsLoadedOnce() async {
    tableView.userApproachesRows(at: [IndexPath(row: 0, section: 1)])
    tableView.userApproachesRows(at: [IndexPath(row: 0, section: 1)])
    #expect(controller.requested == ["Hut"])
    await until { controller.sizes["Hut"] != nil }
    #expect(tableView.shownTexts == [["Lake, …"], ["Hut, 3 kB", "Peak, …"]])
  }

  @Test func aCancelledPhotoIsNotShown() async {
    tableView.userApproachesRows(at: [[1, 0], [1, 1]])
    tableView.userLeavesRows(at: [[1, 1]])
    // The size of a photo that is asked for last is known last.
    tableView.userApproachesRows(at: [[0, 0]])
    await until { controller.sizes["Hut"] != nil && controller.sizes["Lake"] != nil }
    #expect(tableView.shownTexts == [["Lake, 4 kB"], ["Hut, 3 kB", "Peak, …"]])
  }

  @Test func aTapMakesAFavorite() {
    tableView.userTapsRow(at: IndexPath(row: 1, section: 1))
    #expect(tableView.shownTexts == [["Lake, …", "Peak, …"], ["Hut, …"]])
    tableView.userTapsRow(at: IndexPath(row: 0, section: 0))
    #expect(tableView.shownTexts == [["Peak, …"], ["Hut, …", "Lake, …"]])
    #expect(tableView.cellForRow(at: [0, 0])?.accessoryType == .checkmark)
    #expect(tableView.cellForRow(at: [1, 1])?.accessoryType == UITableViewCell.AccessoryType.none)
  }

  @Test func withoutFavoritesThereIsOneSection() {
    controller.show([.init(name: "Hut", isFavorite: false)])
    #expect(tableView.shownTexts == [["Hut, …"]])
    tableView.userTapsRow(at: IndexPath(row: 0, section: 0))
    #expect(tableView.shownTexts == [["Hut, …"], []])
  }
}
