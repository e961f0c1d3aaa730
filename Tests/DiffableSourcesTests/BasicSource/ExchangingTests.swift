import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Exchanges of the provider and of the cells while a list controller is shown.
@Suite(.timeLimit(.minutes(10))) struct ExchangingTests {
  private let table = ReusingList<TestCell>()

  // MARK: Provider

  @Test(arguments: ListKind.all)
  func anotherProviderChangesTheItems(_ kind: ListKind) async {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let screen = ListController(Numbers(1, 2, 3), BasicSource { "\($0)" }).show(in: list)
    await screen.load()
    let cell = { (text: String) in
      list.shownCells.joined().first { $0.cell == text }?.serialNumber
    }
    let (kept, deleted) = (cell("2"), cell("3"))
    await screen.load(from: Evens(below: 5))
    list.expectJoined(["0", "2", "4"])
    #expect(cell("2") == kept, "An item of both providers keeps its cell")
    await screen.load(from: Numbers(3, 4))
    await screen.load()
    list.expectJoined(["3", "4"], "Later loads use the new provider")
    #expect(cell("3") != deleted)
    #expect(list.log.count { $0 == .reload } == 1, "An exchange is a change, not a reload")
  }

  /// After a failed load of the new provider, the list shows the failure instead of the items of the former provider.
  @Test func failedExchangeShowsTheFailure() async {
    let list = StrictList<String>()
    let screen = ListController(Numbers(1), BasicSource { "\($0)" }).show(in: list)
    let failure = BasicSource<String, String> { $0 }
    failure.items = ["failed"]
    screen.states[.failed] = failure
    await screen.load()
    await screen.load(from: Broken())
    list.expect([["failed"]])
    await screen.load(from: Numbers(2))
    list.expect([["2"]])
    await screen.load(from: Numbers(3))
    await screen.load()
    list.expect([["3"]])
  }

  // MARK: Cells

  @Test func anotherClassMakesNewCellsAndNothingElse() async {
    let screen = ListController(Numbers(1, 2), BasicSource(cell: SmallCell.self)).show(in: table)
    await screen.load()
    #expect(table.texts == [["1", "2"]])
    #expect(table.classNames == [["SmallCell", "SmallCell"]])
    let events = table.strict.log.count
    screen.items.setCell(LargeCell.self)
    #expect(table.texts == [["No. 1", "No. 2"]])
    #expect(table.classNames == [["LargeCell", "LargeCell"]])
    #expect(table.strict.log.count == events + 1)
    let changes = table.strict.log.last?.changes
    #expect(changes?.items.reloads.count == 2 && changes?.count == 2, "No item moves")
    await screen.load(from: Numbers(2, 3))
    #expect(
      table.classNames == [["LargeCell", "LargeCell"]],
      "The provider and the cells are independent"
    )
    #expect(table.texts == [["No. 2", "No. 3"]])
    #expect(table.strict.refusals.isEmpty && table.mismatches.isEmpty)
  }

  @Test(arguments: ListKind.all)
  func everyListShowsTheNewCells(_ kind: ListKind) {
    let source = BasicSource<Int, String> { "\($0)" }
    let other = BasicSource<Int, String> { "other \($0)" }
    (source.items, other.items) = ([1, 2], [1])
    source.reconfigure([2])
    let screen = CompositeSource<String>([source, other])
    let list = ShownList(screen, kind)
    let numbers = list.serialNumbers
    source.setCell { "<\($0)>" }
    list.expectJoined(["<1>", "<2>", "other 1"])
    let newNumbers = list.serialNumbers
    #expect(
      newNumbers[0] != numbers[0] && newNumbers[1] != numbers[1] && newNumbers[2] == numbers[2]
    )
    source.items = [2, 3]
    list.expectJoined(["<2>", "<3>", "other 1"])
    let after = list.serialNumbers
    #expect(after[0] == newNumbers[1], "The cells are exchanged once")
    source.reload([3])
    #expect(list.serialNumbers[0] == after[0])
  }

  /// The cells are exchanged while the list performs a change, before the list shows an earlier change of the source.
  @Test func exchangeDuringAChangeIsShown() {
    let source = BasicSource<Int, String> { "\($0)" }
    var action: (() -> Void)?
    let other = BasicSource<Int, String> { item in
      action.take()?()
      return "other \(item)"
    }
    source.items = [1]
    let screen = CompositeSource<String>([source, other], sections: .merged)
    let list = ShownList(screen)
    action = {
      source.items = [2, 1]
      source.setCell { "<\($0)>" }
    }
    other.items = [7]
    list.expect([["<2>", "<1>", "other 7"]])
  }

  @Test func newFunctionDecidesAboutTheClass() {
    let source = BasicSource<Noted, ReusableCell>(cell: SmallNoteCell.self)
    source.items = ["1a", "2b"]
    let table = ShownList(source, in: ReusingList<TestCell>())
    source.setCell { item in
      item.tagged.tag == "a"
        ? ReusableCell(SmallNoteCell.self, showing: item)
        : ReusableCell(LargeNoteCell.self, showing: item)
    }
    #expect(table.classNames == [["SmallNoteCell", "LargeNoteCell"]])
    source.items = ["1b", "2b"]
    #expect(table.classNames == [["LargeNoteCell", "LargeNoteCell"]])
    #expect(table.texts == [["1b!", "2b!"]])
    source.setCell(SmallNoteCell.self)
    source.items = ["1a", "2b"]
    #expect(table.classNames == [["SmallNoteCell", "SmallNoteCell"]])
    #expect(table.texts == [["1a", "2b"]])
    #expect(table.mismatches.isEmpty && table.strict.refusals.isEmpty)
  }
}

/// A provider with fixed items.
struct Numbers: ItemProvider {
  private let numbers: [Int]
  init(_ numbers: Int...) { self.numbers = numbers }
  func items() async -> [Int] { numbers }
}

/// A provider of another type.
private struct Evens: ItemProvider {
  private let limit: Int
  init(below limit: Int) { self.limit = limit }
  func items() async -> [Int] { Array(stride(from: 0, to: limit, by: 2)) }
}

private struct Broken: ItemProvider {
  struct Failure: Error {}
  func items() async throws -> [Int] { throw Failure() }
}

final class SmallCell: TestCell, ContentConfigurable {
  func configure(with item: Int) { text = "\(item)" }
}

private final class LargeCell: TestCell, ContentConfigurable {
  func configure(with item: Int) { text = "No. \(item)" }
}

private final class SmallNoteCell: TestCell, ContentConfigurable {
  func configure(with item: Noted) { text = "\(item)" }
}

private final class LargeNoteCell: TestCell, ContentConfigurable {
  func configure(with item: Noted) { text = "\(item)!" }
}
