#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  // What the views write to the log of the system, which only the double shows.
  @MainActor
  struct ProblemLogDoubleTests {
    @Test(arguments: ViewKind.allCases)
    func eachSentenceIsLoggedOnceAnApply(view: ViewKind) {
      let screen = view.screen([(0, [1])])
      let sentence = "reloadItems(_:) was given items that the snapshot does not have: 7"
      for _ in 1...2 {
        let messages = SystemLog.messages {
          screen.update { snapshot in
            for _ in 0..<3 { snapshot.reloadItems([7]) }
            snapshot.moveItem(1, afterItem: 7)
          }
        }
        #expect(messages.count == 2 && messages.first == sentence)
      }
      #expect(screen.shownTexts == [["1"]])
    }

    @Test func aHandlerReplacesTheLog() {
      let table = TestTable([(0, [1])])
      var problems: [SnapshotProblem<Int, Int>] = []
      table.dataSource.problemHandler = { problems.append($0) }
      #expect(SystemLog.messages { table.update { $0.reloadItems([7]) } }.isEmpty)
      #expect(problems == [.unknownItem([7], call: "reloadItems(_:)")])
    }

    @Test func aPercentSignIsNoFormat() {
      let dataSource: CollectionViewDiffableDataSource<Int, String> = CollectionViewScreen()
        .dataSource()
      let messages = SystemLog.messages {
        dataSource.apply(Snapshot([(0, ["100 %@", "100 %@"])]))
      }
      #expect(messages == ["init(_:) was given duplicate items: 100 %@"])
    }
  }
#endif
