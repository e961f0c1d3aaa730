import Testing
import UIKit

@testable import Screens

@MainActor
struct QuizBoardTests {
  let controller = QuizBoardController()
  let window: UIWindow

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.tableView)
    window.addSubview(controller.collectionView)
    controller.ask([(.rivers, ["Longest", "Widest"]), (.towns, ["Oldest"])])
  }

  func expectQuestions(
    _ expected: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: { controller.tableView.shownTexts },
      listed: {
        let snapshot = controller.questions.snapshot()
        return snapshot.sectionIdentifiers.map { topic in
          snapshot.itemIdentifiers(inSection: topic).map { "\($0)?" }
        }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func questionsAreRows() async {
    await expectQuestions([["Longest?", "Widest?"], ["Oldest?"]])
    #expect(controller.questions.titles == ["Rivers", "Towns"])
    #expect(controller.questions.counts(in: controller.tableView) == [2, 1])
    #expect(controller.collectionView.shownHeaders == ["Rivers", "Towns"])
    #expect(controller.collectionView.shownTexts == [[], []])
  }

  @Test func aCellKnowsItsQuestion() async throws {
    await expectQuestions([["Longest?", "Widest?"], ["Oldest?"]])
    let cell = try #require(controller.tableView.cellForRow(at: [1, 0]))
    #expect(controller.questions.item(of: cell, in: controller.tableView) == "Oldest")
  }

  @Test func questionsAreSolved() async {
    controller.solve("Longest", answer: "Nile")
    controller.solve("Oldest", answer: "Byblos")
    controller.solve("Smallest", answer: "nobody knows")
    await expectQuestions([["Longest, Nile?", "Widest?"], ["Oldest, Byblos?"]])
    await until { controller.collectionView.shownTexts == [["Nile"], ["Byblos"]] }
    #expect(controller.collectionView.shownHeaders == ["Rivers", "Towns"])
    #expect(controller.tableView.lastAnimations[.itemInsertion] ?? .fade == .fade)
  }
}
