import Testing
import UIKit

@testable import Screens

@MainActor
struct GlossaryTests {
  let controller = GlossaryController()
  let window: UIWindow
  var tableView: UITableView { controller.tableView }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    controller.define(
      ["Array", "Byte", "Cache", "Graph", "Heap", "Node", "Queue"],
      animated: false
    )
  }

  /// The terms in the visible rows.
  var visibleTerms: [String] { tableView.shownTexts.flatMap { $0 } }

  @Test func theIndexHasTheTitlesOfTheDataSource() async {
    await until { tableView.shownSectionIndexTitles == ["A", "G", "M"] }
    #expect(tableView.shownTitles == ["A", "B", "C", "G", "H", "N", "Q"])
    #expect(visibleTerms == ["Array", "Byte"])
  }

  @Test func theUserTouchesTheIndex() async {
    await until { tableView.shownSectionIndexTitles?.count == 3 }
    #expect(tableView.userTouchesSectionIndexTitle(at: 1) == 3)
    #expect(visibleTerms == ["Graph", "Heap"])
    #expect(tableView.userTouchesSectionIndexTitle(at: 2) == 5)
    #expect(visibleTerms == ["Node", "Queue"])
    #expect(tableView.userTouchesSectionIndexTitle(at: 0) == 0)
    #expect(visibleTerms == ["Array", "Byte"])
  }

  @Test func theIndexFollowsTheTerms() async {
    controller.define(["Stack", "Fiber"])
    await until { tableView.shownSectionIndexTitles == ["A", "G", "M", "S"] }
    #expect(tableView.userTouchesSectionIndexTitle(at: 3) == 8)
    #expect(tableView.userTouchesSectionIndexTitle(at: 1) == 4)
    #expect(visibleTerms == ["Graph", "Heap"])
    controller.forget(["Graph", "Node", "Queue", "Stack"])
    await until { tableView.shownSectionIndexTitles == ["A", "G"] }
    #expect(tableView.userTouchesSectionIndexTitle(at: 1) == 4)
    tableView.contentOffset.y = 132
    #expect(visibleTerms == ["Fiber", "Heap"])
    #expect(tableView.shownTitles == ["A", "B", "C", "F", "H"])
  }
}
