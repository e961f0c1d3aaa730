import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Moves that the user asks for without a drag, with a key or in VoiceOver.
struct MoveByCommandTests {
  private let screen = Screen()
  private var dataSource: DiffableDataSource<Tagged, Tagged, StrictList<String>> {
    screen.dataSource
  }

  init() {
    screen.dataSource.reorderingHandlers.canReorderItem = { $0 != "4a" }
    screen.apply(Snapshot("1 1a 2a 3a | 2 4a 5a"))
  }

  struct Case: Sendable {
    var item: Tagged
    var anchor: Tagged
    var isAfter: Bool
    var shown: String?
  }

  static let cases = [
    Case(item: "3a", anchor: "1a", isAfter: false, shown: "3a 1a 2a|4a 5a"),
    Case(item: "1a", anchor: "3a", isAfter: true, shown: "2a 3a 1a|4a 5a"),
    Case(item: "1a", anchor: "3a", isAfter: false, shown: "2a 1a 3a|4a 5a"),
    Case(item: "1a", anchor: "5a", isAfter: false, shown: "2a 3a|4a 1a 5a"),
    Case(item: "5a", anchor: "3a", isAfter: true, shown: "1a 2a 3a 5a|4a"),
    // Nothing moves.
    Case(item: "1a", anchor: "2a", isAfter: false),
    Case(item: "2a", anchor: "1a", isAfter: true),
    Case(item: "1a", anchor: "1a", isAfter: true),
    Case(item: "4a", anchor: "1a", isAfter: false),
    Case(item: "9a", anchor: "1a", isAfter: false),
    Case(item: "1a", anchor: "9a", isAfter: false),
  ]

  private func move(_ test: Case) -> Bool {
    test.isAfter
      ? dataSource.moveItem(test.item, afterItem: test.anchor)
      : dataSource.moveItem(test.item, beforeItem: test.anchor)
  }

  private var shown: String {
    screen.list.cells.map { $0.joined(separator: " ") }.joined(separator: "|")
  }

  @Test(arguments: cases) func theListMovesTheItem(test: Case) {
    var calls: [String] = []
    var finals: [Snapshot<Tagged, Tagged>] = []
    dataSource.reorderingHandlers.willReorder = { transaction in
      #expect(transaction.item == test.item)
      calls.append("will \(shown)")
    }
    dataSource.reorderingHandlers.didReorder = { transaction in
      calls.append("did \(shown)")
      finals.append(transaction.finalSnapshot)
    }
    let before = shown
    #expect(move(test) == (test.shown != nil))
    #expect(shown == test.shown ?? before)
    #expect(calls == (test.shown.map { ["will \(before)", "did \($0)"] } ?? []))
    #expect(finals.allSatisfy { $0 == dataSource.snapshot() })
    // Later applies find the list as it is.
    screen.apply(Snapshot("1 1a 2a 3a | 2 4a 5a"))
    #expect(shown == before)
  }

  @Test func nothingMovesWithoutAHandlerOrDuringADrag() {
    #expect(screen.list.data?.beginReordering(at: ItemPath(section: 0, item: 0)) == true)
    #expect(!dataSource.moveItem("3a", beforeItem: "1a"))
    screen.list.data?.endReordering()
    dataSource.reorderingHandlers.canReorderItem = nil
    #expect(!dataSource.moveItem("3a", beforeItem: "1a"))
    #expect(shown == "1a 2a 3a|4a 5a")
  }

  struct OutlineCase: Sendable {
    var item: Int
    var anchor: Int
    var isAfter: Bool
    var outline: String?
  }

  static let outlineCases = [
    OutlineCase(item: 1, anchor: 3, isAfter: true, outline: "3(4) 1(2) 5[6]"),
    OutlineCase(item: 3, anchor: 2, isAfter: false, outline: "1(3(4) 2) 5[6]"),
    OutlineCase(item: 3, anchor: 2, isAfter: true, outline: "1(2 3(4)) 5[6]"),
    OutlineCase(item: 5, anchor: 1, isAfter: false, outline: "5[6] 1(2) 3(4)"),
    OutlineCase(item: 4, anchor: 1, isAfter: false, outline: "4 1(2) 3() 5[6]"),
    // An item cannot move into itself, and a hidden item cannot move.
    OutlineCase(item: 1, anchor: 2, isAfter: true),
    OutlineCase(item: 6, anchor: 2, isAfter: true),
    OutlineCase(item: 1, anchor: 3, isAfter: false),
  ]

  @Test(arguments: outlineCases) func descendantsMoveWithTheirItem(test: OutlineCase) {
    let screen = OutlineScreen()
    screen.show("1(2) 3(4) 5[6]")
    screen.apply([("a", [1, 2, 3, 4, 5]), ("b", [7])])
    var moved: [Int] = []
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    screen.dataSource.reorderingHandlers.didReorder = { moved.append($0.item) }
    let isMoved =
      test.isAfter
      ? screen.dataSource.moveItem(test.item, afterItem: test.anchor)
      : screen.dataSource.moveItem(test.item, beforeItem: test.anchor)
    #expect(isMoved == (test.outline != nil))
    #expect(moved == (isMoved ? [test.item] : []))
    #expect(screen.notation() == test.outline ?? "1(2) 3(4) 5[6]")
    let shown = screen.dataSource.snapshot(for: "a").visibleItems.map { "\($0)" }
    #expect(screen.list.cells == [shown, ["7"]])
    // To a section without an outline.
    #expect(screen.dataSource.moveItem(1, beforeItem: 7))
    #expect(screen.list.cells.last?.last == "7" && screen.list.cells.last?.first == "1")
    #expect(screen.list.refusals.isEmpty)
  }

  /// A move would supersede the apply.
  @Test func nothingMovesDuringAPause() {
    dataSource.isPaused = true
    #expect(!dataSource.moveItem("3a", beforeItem: "1a"))
    screen.apply("1 1a 2a 3a 6a | 2 4a 5a")
    #expect(!dataSource.moveItem("3a", beforeItem: "1a"))
    dataSource.isPaused = false
    #expect(shown == "1a 2a 3a 6a|4a 5a")
  }

  @Test @MainActor func nothingMovesWhileAnApplyPrepares() async {
    let snapshot = Snapshot<Tagged, Tagged>("1 1a 2a 3a 6a | 2 4a 5a")
    let task = Task.immediate { [dataSource] in await dataSource.apply(snapshot) }
    #expect(!dataSource.moveItem("3a", beforeItem: "1a"))
    await task.value
    #expect(shown == "1a 2a 3a 6a|4a 5a")
  }

  /// A handler can change what the list shows before the item moves.
  @Test func aHandlerThatAppliesASnapshotWins() {
    dataSource.reorderingHandlers.willReorder = { [dataSource] _ in
      dataSource.update { $0.deleteItems(["1a"]) }
    }
    var moved = false
    dataSource.reorderingHandlers.didReorder = { _ in moved = true }
    #expect(!dataSource.moveItem("3a", beforeItem: "2a"))
    #expect(shown == "2a 3a|4a 5a")
    #expect(!moved)
  }
}
