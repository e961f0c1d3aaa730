import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A single basic source.
struct BasicSourceTests {
  private let source = BasicSource<Int, String> { "No. \($0)" }
  private let list = StrictList<String>()
  private let connection: SourceConnection<String, StrictList<String>>

  private var shown: String {
    list.cells.map { $0.map { $0.dropFirst(4) }.joined(separator: " ") }.joined(separator: " | ")
  }

  init() { connection = source.connect(to: list) }

  @Test func aSourceCanBeCreatedWithItems() {
    let source = BasicSource([1, 2, 1]) { "No. \($0)" }
    #expect(source.items == [1, 2], "The first of several equal items counts")
    let list = ShownList(source)
    list.expect([["No. 1", "No. 2"]])
    source.append([3])
    list.expect([["No. 1", "No. 2", "No. 3"]])
    #expect(BasicSource<Int, String>([]) { "\($0)" }.isEmpty)
  }

  /// The initializer for such items compares their content.
  ///
  /// A report of a reload has no changeset, so an observer computes the changes from its snapshots.
  @Test func listsAndSnapshotsOfAConnectionAreComparedByContent() {
    let source = BasicSource<Noted, String>(["1a", "2b"]) { "\($0)" }
    let list = ShownList(source)
    let old = list.connection.snapshot()
    source.items[1] = "2c"
    list.expect([["1a", "2c"]])
    let changes = list.connection.snapshot().difference(from: old).items
    #expect(changes.reconfigurations == [ItemPath(section: 0, item: 1)] && changes.count == 1)
  }

  @Test func settingItemsMakesTheFewestChanges() {
    source.items = [1, 2, 3, 4]
    source.items = [1, 4, 2, 5]
    #expect(list.log.last?.changes?.count == 3 && list.log.last?.isAnimated == true)
  }

  @Test func editsAreShown() {
    source.append([1, 2, 3])
    source.move(3, before: 1)
    source.delete([2, 9])
    #expect(shown == "3 1")
    source.insert([4, 5], before: 1)
    source.insert([6, 3], after: 5)
    #expect(shown == "4 5 6 3 1", "An item that the source has moves")
    source.move(4, after: 1)
    #expect(shown == "5 6 3 1 4")
    #expect(source.numberOfItems == 5)
    #expect([5, 4, 7].map(source.position) == [0, 4, nil])
    #expect(list.problems.isEmpty)
    source.move(9, before: 1)
    source.move(1, after: 9)
    #expect(source.insert([7], before: 9) == [])
    #expect(source.insert([7, 7, 8], after: 4) == [7])
    source.reload([1, 40])
    source.reconfigure([50])
    #expect(source.items == [5, 6, 3, 1, 4, 7, 8])
    #expect(
      list.problems == [
        "move(_:before:) was given items that the snapshot does not have: 9",
        "move(_:after:) was given items that the snapshot does not have: 9",
        "insert(_:before:duplicates:) was given items that the snapshot does not have: 9",
        "insert(_:after:duplicates:) was given duplicate items: 7",
        "reload(_:) was given items that the snapshot does not have: 40",
        "reconfigure(_:) was given items that the snapshot does not have: 50",
      ]
    )
    source.items = []
    #expect(shown == "")
    source.append([6, 5])
    #expect(shown == "6 5")
  }

  // MARK: Duplicates

  @Test func duplicatesAreDroppedAndAProblemThatNamesTheCalledFunction() {
    source.items = [1]
    #expect(source.append([2, 2], duplicates: .reject) == [])
    #expect(source.setItems([4, 4], duplicates: .reject) == [])
    #expect(source.items == [1])
    #expect(source.append([2, 3, 2]) == [2])
    #expect(source.items == [1, 2, 3])
    #expect(source.setItems([2, 1, 2]) == [2])
    #expect(source.items == [2, 1])
    source.items = [1, 1]
    #expect(source.items == [1])
    #expect(shown == "1")
    #expect(
      list.problems == [
        "append(_:duplicates:) was given duplicate items: 2",
        "setItems(_:duplicates:) was given duplicate items: 4",
        "append(_:duplicates:) was given duplicate items: 2",
        "setItems(_:duplicates:) was given duplicate items: 2",
        "items was given duplicate items: 1",
      ]
    )
    #expect(source.setItems([1, 2, 1, 3, 2], duplicates: .keepFirst) == [1, 2])
    #expect(source.items == [1, 2, 3])
    source.items = [1]
    #expect(source.append([2, 1], duplicates: .keepFirst) == [1])
    #expect(source.items == [1, 2])
    #expect(source.append([1]) == [])
    #expect(source.items == [2, 1])
    #expect(source.setItems([5, 4, 5], duplicates: .keepLast) == [5])
    #expect(source.items == [4, 5])
    #expect(list.problems.count == 5, "A caller that passes a policy expects duplicates")
  }

  // MARK: Content

  @Test(arguments: ListKind.all)
  func changedContentUpdatesCellsInPlace(_ kind: ListKind) {
    let source = BasicSource<Noted, String> { "\($0)" }
    let list = ShownList(source, kind)
    source.items = ["1a", "2a", "3a"]
    let numbers = list.shownCells.map { $0.map(\.serialNumber) }
    source.items = ["1a", "2b", "3a"]
    list.expect([["1a", "2b", "3a"]])
    #expect(list.shownCells.map { $0.map(\.serialNumber) } == numbers)
  }

  /// Items without comparable content are updated when they are marked, once in each list.
  @Test func marksUpdateCellsOnceInEachList() {
    var asked: [Int] = []
    let source = BasicSource<Int, String> {
      asked.append($0)
      return "\($0)"
    }
    source.items = [1, 2, 3]
    let (first, second) = (source.connect(to: list), source.connect(to: StrictList<String>()))
    asked = []
    source.reconfigure([2])
    #expect(asked == [2, 2])
    source.reload([3, 1])
    #expect(asked.sorted() == [1, 1, 2, 2, 3, 3])
    asked = []
    source.items.append(4)
    #expect(asked == [4, 4])
    source.reconfigure([2])
    #expect(asked == [4, 4, 2, 2])
    source.reload(source.items)
    #expect(asked.count == 12)
    withExtendedLifetime((first, second)) {}
  }

  /// An item that is deleted and inserted again in one update keeps its mark.
  @Test(arguments: [true, false])
  func markSurvivesDeletionAndReinsertion(_ isMarkedAgain: Bool) {
    var asked: [Int] = []
    let source = BasicSource<Int, String> {
      asked.append($0)
      return "\($0)"
    }
    source.items = [1, 2, 3]
    let list = ShownList(source)
    asked = []
    source.update {
      source.reconfigure([2])
      source.delete([2])
      if isMarkedAgain { source.reconfigure([3]) }
      source.append([2])
    }
    #expect(asked.contains(2))
    #expect(!asked.contains(1) && asked.contains(3) == isMarkedAgain)
    list.expect([["1", "3", "2"]])
    asked = []
    source.items = [2, 3, 1]
    #expect(asked.isEmpty, "Marked items are updated only once")
  }
}
