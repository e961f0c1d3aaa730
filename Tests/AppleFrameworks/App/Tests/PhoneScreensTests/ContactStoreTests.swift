import CoreData
import Testing
import UIKit

@testable import Screens

@MainActor
struct ContactStoreTests {
  let controller = ContactTableController()
  let window: UIWindow
  let ids = ["a", "b", "c"].map { NSManagedObjectID(uri: $0) }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    controller.names = [ids[0]: "Ada", ids[1]: "Bob", ids[2]: "Cid"]
    controller.fetchedResults.send([("A", [ids[0]]), ("B", [ids[1]])])
  }

  @Test func contactsAreRows() {
    #expect(controller.tableView.shownTexts == [["Ada"], ["Bob"]])
    #expect(controller.scrollToContact(ids[1]) == IndexPath(row: 0, section: 1))
    #expect(controller.scrollToContact(ids[2]) == nil)
  }

  @Test func changedContactsAreConfiguredAgain() {
    #expect(controller.tableView.shownTexts.count == 2)
    controller.names[ids[0]] = "Adam"
    controller.fetchedResults.send(
      [("A", [ids[0]]), ("B", [ids[1], ids[2]])],
      reloaded: [ids[0], ids[2]]
    )
    #expect(controller.tableView.shownTexts == [["Adam"], ["Bob", "Cid"]])
    #expect(controller.numberOfUpdates == 2)
  }

  @Test func equalIdentifiersOfCoreDataAreOneContact() {
    controller.fetchedResults.send([("B", [NSManagedObjectID(uri: "b")])])
    #expect(controller.tableView.shownTexts == [["Bob"]])
  }
}
