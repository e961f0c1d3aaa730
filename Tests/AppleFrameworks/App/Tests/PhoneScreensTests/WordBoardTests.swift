import Testing
import UIKit

@testable import Screens

@MainActor
struct WordBoardTests {
  let controller = WordBoardController()
  let window: UIWindow

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    window.addSubview(controller.collectionView)
    controller.show(["bee", "bear"], below: "b")
    controller.show(["ape"], below: "a")
  }

  @Test func wordsAreShownBelowTheirLetters() {
    #expect(controller.tableView.shownTexts == [["ape"], ["bee", "bear"]])
    #expect(controller.collectionView.shownTexts == [["a", "3 characters", "b", "7 characters"]])
    #expect(controller.titleOfLetters == "a–b")
    #expect(controller.longestWord == "bear")
  }

  @Test func wordsAreReplaced() {
    #expect(controller.tableView.shownTexts.count == 2)
    controller.show(["boa", "bee"], below: "b")
    #expect(controller.tableView.shownTexts == [["ape"], ["boa", "bee"]])
    #expect(controller.collectionView.shownTexts == [["a", "3 characters", "b", "6 characters"]])
    #expect(controller.words(at: [[1, 0], [0, 0], [2, 0]]) == ["boa", "ape"])
  }
}
