import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Exchanges of the provider and of the cells while a list controller is shown.
struct ExchangingTests {
  private let table = ReusingList<TestCell>()

  // MARK: Provider

  @Test(arguments: ListKind.all)
  func anotherProviderChangesTheItems(_ kind: ListKind) async {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let screen = ListController(Numbers(1, 2, 3), BasicSource { "\($0)" }).show(in: list)
    await screen.load()
    let kept = list.shownCells.joined().first { $0.cell == "3" }?.serialNumber
    await screen.load(from: Evens(below: 5))
    #expect(Array(list.cells.joined()) == ["0", "2", "4"])
    await screen.load(from: Numbers(3, 4))
    await screen.load()
    #expect(Array(list.cells.joined()) == ["3", "4"], "Later loads use the new provider")
    #expect(list.shownCells.joined().first { $0.cell == "3" }?.serialNumber != kept)
    #expect(list.log.filter { $0.isReload }.count == 1, "An exchange is a change, not a reload")
    #expect(list.refusals.isEmpty)
  }

  /// The list changes by the difference between the items of both providers.
  @Test func itemsOfBothProvidersKeepTheirCells() async {
    let list = StrictList<String>()
    let screen = ListController(Numbers(1, 2, 3), BasicSource { "\($0)" }).show(in: list)
    await screen.load()
    let numbers = list.serialNumbers
    await screen.load(from: Numbers(2, 3, 4))
    #expect(list.cells == [["2", "3", "4"]])
    #expect(Array(list.serialNumbers.prefix(2)) == Array(numbers.suffix(2)))
  }

  @MainActor
  @Test func loadOfTheFormerProviderIsSuperseded() async {
    let list = StrictList<String>()
    let slow = Gate()
    let screen = ListController(slow, BasicSource { "\($0)" }).show(in: list)
    let first = Task { await screen.load() }
    await slow.waitForCall()
    await screen.load(from: Numbers(7))
    slow.open()
    await first.value
    #expect(list.cells == [["7"]])
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
    #expect(list.cells == [["failed"]])
    await screen.load(from: Numbers(2))
    #expect(list.cells == [["2"]])
    await screen.load(from: Numbers(3))
    await screen.load()
    #expect(list.cells == [["3"]])
  }

  @MainActor
  @Test func cancelledExchangeKeepsTheScreenAndTheNewProvider() async {
    let list = StrictList<String>()
    let slow = Gate()
    let screen = ListController(Numbers(1), BasicSource { "\($0)" }).show(in: list)
    await screen.load()
    let exchange = Task { await screen.load(from: slow) }
    await slow.waitForCall()
    #expect(list.cells == [["1"]], "The old items are shown during the load")
    exchange.cancel()
    slow.open()
    await exchange.value
    #expect(list.cells == [["1"]])
    await screen.load()
    #expect(list.cells == [["100"]])
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
    guard case .batch(let changes, _)? = table.strict.log.last else {
      Issue.record("The exchange is not a batch")
      return
    }
    #expect(changes.items.reloads.count == 2 && changes.count == 2, "No item moves")
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
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let source = BasicSource<Int, String> { "\($0)" }
    let other = BasicSource<Int, String> { "other \($0)" }
    (source.items, other.items) = ([1, 2], [1])
    source.reconfigure([2])
    let screen = CompositeSource<String>([source, other])
    let connection = screen.connect(to: list)
    let numbers = list.shownCells.joined().filter { $0.cell != nil }.map { $0.serialNumber }
    source.setCell { "<\($0)>" }
    #expect(Array(list.cells.joined()) == ["<1>", "<2>", "other 1"])
    let newNumbers = list.shownCells.joined().filter { $0.cell != nil }.map { $0.serialNumber }
    #expect(
      newNumbers[0] != numbers[0] && newNumbers[1] != numbers[1] && newNumbers[2] == numbers[2]
    )
    source.items = [2, 3]
    #expect(Array(list.cells.joined()) == ["<2>", "<3>", "other 1"])
    let after = list.shownCells.joined().filter { $0.cell != nil }.map { $0.serialNumber }
    #expect(after[0] == newNumbers[1], "The cells are exchanged once")
    source.reload([3])
    #expect(list.shownCells.joined().filter { $0.cell != nil }[0].serialNumber == after[0])
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  /// The cells are exchanged while the list performs a change, before the list shows an earlier change of the source.
  @Test func exchangeDuringAChangeIsShown() {
    let list = StrictList<String>()
    let source = BasicSource<Int, String> { "\($0)" }
    var action: (() -> Void)?
    let other = BasicSource<Int, String> { item in
      action.take()?()
      return "other \(item)"
    }
    source.items = [1]
    let screen = CompositeSource<String>([source, other], sections: .merged)
    let connection = screen.connect(to: list)
    action = {
      source.items = [2, 1]
      source.setCell { "<\($0)>" }
    }
    other.items = [7]
    #expect(list.cells == [["<2>", "<1>", "other 7"]])
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  @Test func newFunctionDecidesAboutTheClass() {
    let source = BasicSource<Noted, ReusableCell>(cell: SmallNoteCell.self)
    source.items = ["1a", "2b"]
    let connection = source.connect(to: table)
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
    withExtendedLifetime(connection) {}
  }
}

/// A provider with fixed items.
private struct Numbers: ItemProvider {
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

/// A provider whose first call waits until the test opens it.
@MainActor
private final class Gate: @MainActor ItemProvider {
  private var call: CheckedContinuation<Void, Never>?
  private var isOpen = false

  @MainActor func items() async -> [Int] {
    if !isOpen { await withCheckedContinuation { call = $0 } }
    return [100]
  }

  func waitForCall() async { await waitUntil { call != nil } }

  func open() {
    isOpen = true
    call.take()?.resume()
  }
}

private final class SmallCell: TestCell, ContentConfigurable {
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
