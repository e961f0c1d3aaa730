import DiffableSnapshotsTesting
import DiffableSources
import Testing

/// The lists that show a source report the problems of its items.
struct SourceProblemTests {
  private func makeSource() -> BasicSource<Int, String> { BasicSource { "\($0)" } }

  @Test func problemsBeforeTheConnectionAreReportedByTheFirstList() {
    let source = makeSource()
    source.items = [1, 2, 1]
    let list = ShownList(source)
    #expect(list.problems == ["items was given duplicate items: 1"])
    // Each problem is reported once.
    let other = ShownList(source)
    source.items = [3]
    #expect(other.problems.isEmpty)
    #expect(list.problems.count == 1)
    list.expect([["3"]])
  }

  @Test func aSourceWithoutAListKeepsAFewProblems() {
    let source = makeSource()
    for number in 0..<1_000 { source.setItems([number, number]) }
    let list = ShownList(source)
    #expect(list.problems.count == 16)
    #expect(list.problems[15] == "setItems(_:duplicates:) was given duplicate items: 15")
  }

  @Test func problemsOfASnapshotSource() {
    let source = SnapshotSource<String, Int, String> { _ in BasicSource { "\($0)" } }
    let list = ShownList(source)
    source.snapshot = Snapshot([("a", [1, 2]), ("b", [2]), ("a", [3])])
    list.expect([["1", "2", "3"], []])
    #expect(
      list.problems == [
        "init(_:) was given duplicate sections: a", "init(_:) was given duplicate items: 2",
      ]
    )
    source.snapshot.moveSection("a", afterSection: "x")
    #expect(list.problems.count == 3)
    #expect(list.problems[2].hasSuffix("does not have: x"))
    #expect(source.snapshot.problems.isEmpty)
  }

  @Test func theHandlerOfTheConnectionReceivesProblems() {
    let source = makeSource()
    let list = ShownList(source)
    var problems: [SnapshotProblem<SourceSection, SourceItem>] = []
    list.connection.problemHandler = { problems.append($0) }
    source.append([1, 1], duplicates: .reject)
    source.append([2, 3, 2])
    guard problems.count == 2, case .duplicateItems(let first, let call) = problems[0] else {
      Issue.record("\(problems)")
      return
    }
    #expect(first.map { $0.item(as: Int.self) } == [1])
    #expect(call == "append(_:duplicates:)")
    #expect(list.problems.isEmpty)
    list.expect([["2", "3"]])
  }

  /// Several changes are shown as one, with the problems of all of them.
  @Test func anUpdateReportsTheProblemsOfAllItsSources() {
    let (first, second) = (makeSource(), makeSource())
    let screen = CompositeSource([first, second])
    let list = ShownList(screen)
    screen.update {
      first.items = [1, 1]
      second.setItems([2, 2], duplicates: .reject)
      first.items = [3, 4, 3]
    }
    list.expect([["3", "4"], []])
    #expect(
      list.problems == [
        "items was given duplicate items: 1", "items was given duplicate items: 3",
        "setItems(_:duplicates:) was given duplicate items: 2",
      ]
    )
  }
}
