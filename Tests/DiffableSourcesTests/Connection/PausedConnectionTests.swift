import DiffableSnapshotsTesting
import DiffableSources
import Testing

/// A connection whose app has paused it.
struct PausedConnectionTests {
  @Test func editsOfSourcesWaitUntilThePauseHasEnded() {
    let list = StrictList<String>(.collectionView)
    let source = BasicSource([1, 2]) { "\($0)" }
    let connection = source.connect(to: list)
    var outcomes: [String] = []
    connection.applyObserver = { report in
      if case .skipped = report.outcome {
        outcomes.append("skipped")
      } else {
        outcomes.append("shown")
      }
    }
    connection.isPaused = true
    source.items = [3]
    source.items = [3, 4]
    #expect(connection.isPaused)
    #expect(list.cells == [["1", "2"]])
    connection.isPaused = false
    #expect(list.cells == [["3", "4"]])
    #expect(outcomes == ["skipped", "shown"])
  }
}
