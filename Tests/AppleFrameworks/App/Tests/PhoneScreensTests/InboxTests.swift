import Testing
import UIKit

@testable import Screens

@MainActor
struct InboxTests {
  typealias Mail = InboxController.Mail

  let controller = InboxController()
  let window: UIWindow
  let subjects = [1: "Hello", 2: "Offer", 3: "Invoice", 4: "News"]
  var tableView: UITableView { controller.tableView }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    controller.receive([
      Mail(id: 1, subject: "Hello"), Mail(id: 2, subject: "Offer", isFlagged: true),
      Mail(id: 3, subject: "Invoice", isLocked: true), Mail(id: 4, subject: "News"),
    ])
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
        return snapshot.sectionIdentifiers.map { folder in
          snapshot.itemIdentifiers(inSection: folder).map { subjects[$0] ?? "" }
        }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func theUserFlagsAMail() async {
    await expectRows([["Offer"], ["News", "Invoice", "Hello"]])
    #expect(tableView.userSwipes([1, 2], towards: .trailing) == "Flag")
    await expectRows([["Offer", "Hello"], ["News", "Invoice"]])
    #expect(tableView.cellForRow(at: [0, 1])?.accessoryType == .checkmark)
    #expect(tableView.userSwipes([0, 0], towards: .trailing) == "Unflag")
    await expectRows([["Hello"], ["News", "Invoice", "Offer"]])
  }

  @Test func theUserArchivesMails() async {
    await expectRows([["Offer"], ["News", "Invoice", "Hello"]])
    #expect(tableView.userSwipes([1, 0]) == "Archive")
    await expectRows([["Offer"], ["Invoice", "Hello"]])
    #expect(tableView.userSwipes([0, 0]) == "Archive")
    await expectRows([[], ["Invoice", "Hello"]])
    #expect(controller.archive == ["News", "Offer"])
  }

  @Test func aLockedMailHasNoActions() async {
    await expectRows([["Offer"], ["News", "Invoice", "Hello"]])
    #expect(tableView.userSwipes([1, 1]) == nil)
    #expect(tableView.userSwipes([1, 1], towards: .trailing) == nil)
    #expect(tableView.userTapsEditingControl(ofRowAt: [1, 1]) == .none)
  }

  @Test func theFooterOfAFolderSaysWhatToDo() async {
    await expectRows([["Offer"], ["News", "Invoice", "Hello"]])
    let footers = (0..<2).map { tableView.footerView(forSection: $0)?.textLabel?.text }
    #expect(footers == ["Swipe a mail to change its flag", nil])
  }
}
