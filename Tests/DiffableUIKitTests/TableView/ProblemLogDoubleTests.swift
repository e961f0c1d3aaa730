#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  // What the views write to the log of the system, which only the double shows.
  @MainActor
  struct ProblemLogDoubleTests {
    private func messages(naming text: String) -> [String] {
      SystemLog.messages.filter { $0.hasSuffix(": \(text)") }
    }

    @Test func eachSentenceIsLoggedOnceAnApply() {
      let table = TestTable([(0, [1])])
      for number in 1...2 {
        table.dataSource.update { snapshot in
          for _ in 0..<3 { snapshot.reloadItems([70_001]) }
          snapshot.moveItem(1, afterItem: 70_001)
        }
        #expect(messages(naming: "70001").count == 2 * number)
      }
      let sentence = "reloadItems(_:) was given items that the snapshot does not have: 70001"
      #expect(messages(naming: "70001").first == sentence)
      #expect(table.shownTexts == [["1"]])
    }

    @Test func aHandlerReplacesTheLog() {
      let table = TestTable([(0, [1])])
      var problems: [SnapshotProblem<Int, Int>] = []
      table.dataSource.problemHandler = { problems.append($0) }
      table.dataSource.update { $0.reloadItems([70_002]) }
      #expect(problems == [.unknownItem([70_002], call: "reloadItems(_:)")])
      #expect(messages(naming: "70002").isEmpty)
    }

    @Test func aPercentSignIsNoFormat() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 1, height: 1),
        collectionViewLayout: UICollectionViewLayout()
      )
      let dataSource = CollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        _,
        _,
        _ in UICollectionViewCell()
      }
      dataSource.apply(Snapshot([(0, ["100 %@", "100 %@"])]))
      #expect(
        messages(naming: "100 %@") == ["init(_:) was given duplicate items: 100 %@"]
      )
    }

    @Test func aCollectionViewLogsEachSentenceOnceAnApply() {
      let dataSource: CollectionViewDiffableDataSource<String, Int> = CollectionViewScreen()
        .dataSource()
      dataSource.apply(Snapshot([("a", [1])]))
      dataSource.update { snapshot in
        for _ in 0..<3 { snapshot.reloadItems([70_003]) }
      }
      let sentence = "reloadItems(_:) was given items that the snapshot does not have: 70003"
      #expect(messages(naming: "70003") == [sentence])
    }
  }
#endif
