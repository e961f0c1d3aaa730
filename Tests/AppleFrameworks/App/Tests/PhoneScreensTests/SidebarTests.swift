import Testing
import UIKit

@testable import Screens

@MainActor
struct SidebarTests {
  let controller = SidebarController()
  let window: UIWindow
  var collectionView: UICollectionView { controller.collectionView }

  init() {
    window = ScreenWindow.show(controller)
    collectionView.delegate = controller
    controller.show(["Inbox", "Sent"], of: .folders)
    controller.show(["red"], of: .tags)
  }

  @Test func groupsAreOpen() {
    #expect(
      collectionView.shownTexts
        == [["Home", "Search"], ["Folders", "Inbox", "Sent"], ["Tags", "red"]]
    )
  }

  @Test func aClosedGroupStaysClosed() {
    controller.close(.folders)
    #expect(collectionView.shownTexts == [["Home", "Search"], ["Folders"], ["Tags", "red"]])
    controller.show(["Inbox", "Drafts"], of: .folders)
    #expect(collectionView.shownTexts == [["Home", "Search"], ["Folders"], ["Tags", "red"]])
  }

  @Test func foldersAreAddedAndRemoved() {
    controller.addFolder("Drafts", after: "Inbox")
    controller.addFolder("Drafts", after: "Sent")
    controller.addFolder("Trash", after: "unknown")
    controller.removeFolder("Inbox")
    controller.removeFolder("unknown")
    #expect(collectionView.shownTexts[1] == ["Folders", "Drafts", "Sent"])
  }

  @Test func theUserSelectsAFolder() {
    #expect(collectionView.shownTexts.count == 3)
    collectionView.tapItem(at: [1, 2])
    #expect(controller.shownTab == "Sent")
    controller.selectFolder("Inbox")
    #expect(collectionView.indexPathsForSelectedItems == [[1, 1]])
    controller.addFolder("Drafts", after: "Inbox")
    #expect(collectionView.indexPathsForSelectedItems == [[1, 1]])
  }
}
