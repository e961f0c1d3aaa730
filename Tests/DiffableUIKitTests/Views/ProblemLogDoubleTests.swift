#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  // What the views write to the log of the system, which only the double shows.
  @MainActor
  struct ProblemLogDoubleTests {
    @Test func aHandlerReplacesTheLog() {
      let table = TestTable([(0, [1])])
      var problems: [SnapshotProblem<Int, Int>] = []
      table.dataSource.problemHandler = { problems.append($0) }
      #expect(SystemLog.messages { table.update { $0.reloadItems([7]) } }.isEmpty)
      #expect(problems == [.unknownItems([7], call: "reloadItems(_:)")])
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
