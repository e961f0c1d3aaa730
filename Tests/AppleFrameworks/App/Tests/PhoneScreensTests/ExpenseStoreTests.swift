import CoreData
import Testing
import UIKit

@testable import Screens

@MainActor
struct ExpenseStoreTests {
  let controller = ExpenseTableController()
  let window: UIWindow
  let ids = ["Rent", "Tea", "Train", "Book"].map { NSManagedObjectID(uri: $0) }
  var fetchedResults: NSFetchedResultsController<ExpenseTableController.Expense> {
    controller.fetchedResults
  }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    for (id, name) in zip(ids, ["Rent", "Tea", "Train", "Book"]) { controller.texts[id] = name }
    fetchedResults.send([("May", [ids[0], ids[1]]), ("June", [ids[2]])])
  }

  func expectRows(
    _ expected: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: { controller.tableView.shownTexts },
      listed: {
        let snapshot = controller.dataSource.snapshot()
        #expect(snapshot.sectionIdentifiers == Array(0..<snapshot.numberOfSections))
        return snapshot.sectionIdentifiers.map { section in
          snapshot.itemIdentifiers(inSection: section).map { controller.texts[$0] ?? "" }
        }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func expensesAreShownByMonth() async {
    await expectRows([["Rent", "Tea"], ["Train"]])
    #expect(controller.tableView.shownTitles == ["May", "June"])
    #expect(controller.count(inSection: 0) == 2)
    #expect(controller.count(inSection: 2) == 0)
  }

  @Test func sectionsChangeTheirIndexes() async {
    await expectRows([["Rent", "Tea"], ["Train"]])
    fetchedResults.send([("April", [ids[3]]), ("May", [ids[1]]), ("June", [ids[2], ids[0]])])
    await expectRows([["Book"], ["Tea"], ["Train", "Rent"]])
    fetchedResults.send([("June", [ids[2], ids[0]])])
    await expectRows([["Train", "Rent"]])
    fetchedResults.send([])
    await expectRows([])
    fetchedResults.send([("July", [ids[2]])])
    await expectRows([["Train"]])
  }

  @Test func changedExpensesAreReloaded() async {
    await expectRows([["Rent", "Tea"], ["Train"]])
    controller.texts[ids[1]] = "Green tea"
    fetchedResults.send([("May", [ids[1], ids[0]]), ("June", [ids[2]])], reloaded: [ids[1]])
    await expectRows([["Green tea", "Rent"], ["Train"]])
  }

  @Test func anExpenseIsDeleted() async {
    await expectRows([["Rent", "Tea"], ["Train"]])
    controller.delete(at: [0, 0])
    await expectRows([["Tea"], ["Train"]])
    // Core Data finds the same afterwards.
    fetchedResults.send([("May", [ids[1]]), ("June", [ids[2]])])
    await expectRows([["Tea"], ["Train"]])
  }
}
