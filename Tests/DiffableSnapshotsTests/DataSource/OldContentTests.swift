import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Updates of cells by a provider that is given the old item.
@Suite struct OldContentTests {
  private typealias Source = DiffableDataSource<String, Noted, StrictList<String>>

  /// Returns a data source whose cells say what they were made from.
  private func source(
    _ list: StrictList<String>,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Source {
    let source = Source(target: list, contentChanges: contentChanges) { _, _, item in "\(item)" }
    source.reconfiguredCellProvider = { _, _, item, old in "\(old)→\(item)" }
    return source
  }

  @Test(arguments: ListKind.all)
  func changedItemsAreUpdatedFromTheirOldContent(_ kind: ListKind) {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let dataSource = source(list)
    dataSource.apply(Snapshot("a 1a 2a 3a | b 4a"))
    let numbers = list.shownCells.joined().filter { $0.cell != nil }.map(\.serialNumber)
    dataSource.apply(Snapshot("a 1a 2b 3a | b 4c"))
    let isKept = kind.capabilities.contains(.reconfigurations)
    let expected = isKept ? ["1a", "2a→2b", "3a", "4a→4c"] : ["1a", "2b", "3a", "4c"]
    #expect(
      Array(list.cells.joined()) == expected,
      "A list that cannot update cells makes new ones"
    )
    let newNumbers = list.shownCells.joined().filter { $0.cell != nil }.map(\.serialNumber)
    #expect((newNumbers == numbers) == isKept)
    #expect(list.refusals.isEmpty)
  }

  /// The old item is the item before the whole apply, also if the apply needs several batches.
  @Test(arguments: ListKind.all)
  func oldContentIsFoundBesideChangesOfTheStructure(_ kind: ListKind) {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let dataSource = source(list)
    dataSource.apply(Snapshot("a 1a 2a 3a | b 4a 5a | c 6a"))
    dataSource.apply(Snapshot("c 6a 2b | d 7a | a 3a 1b 8a 5c"))
    let updated = list.cells.joined().filter { $0.contains("→") }
    // Without moves, the changed items are deleted and inserted again, with new cells.
    if kind.capabilities.contains(.itemMoves) {
      #expect(updated.isEmpty != kind.capabilities.contains(.reconfigurations))
    }
    #expect(Set(updated).isSubset(of: ["2a→2b", "1a→1b", "5a→5c"]))
    let shown = list.cells.joined().map { $0.split(separator: "→").last.map(String.init) ?? "" }
    #expect(shown == ["6a", "2b", "7a", "3a", "1b", "8a", "5c"])
    #expect(list.refusals.isEmpty)
  }

  /// The targets for UIKit look for existing cells before a batch only if there is a `reconfiguredCellProvider`.
  @Test func theListIsToldWhetherCellsAreUpdatedFromOldItems() {
    let list = StrictList<String>()
    let dataSource = Source(target: list) { _, _, item in "\(item)" }
    #expect(list.data?.hasReconfiguredCellProvider == false)
    dataSource.reconfiguredCellProvider = { _, _, item, old in "\(old)→\(item)" }
    #expect(list.data?.hasReconfiguredCellProvider == true)
  }

  @Test func newCellsAreMadeByTheCellProvider() {
    let list = StrictList<String>()
    let dataSource = source(list)
    dataSource.apply(Snapshot("a 1a 2a"))
    var next = Snapshot<String, Noted>("a 1b 2b 3b")
    next.reloadItems(["1b"])
    dataSource.apply(next)
    #expect(list.cells == [["1b", "2a→2b", "3b"]])
    dataSource.applySnapshotUsingReloadData(Snapshot("a 1c 2c 3c"))
    #expect(list.cells == [["1c", "2c", "3c"]])
    let reloading = source(list, contentChanges: .reload)
    reloading.apply(Snapshot("a 1a"))
    reloading.apply(Snapshot("a 1b"))
    #expect(list.cells == [["1b"]])
  }

  /// The cell of an item that the app marks without new content may show other data that has changed.
  @Test func markedItemWithEqualContentIsUpdatedByTheCellProvider() {
    let list = StrictList<String>()
    var (round, updates) = (0, 0)
    let dataSource = Source(target: list) { _, _, item in "\(item) in round \(round)" }
    dataSource.reconfiguredCellProvider = { _, _, item, old in
      updates += 1
      return "\(old)→\(item)"
    }
    dataSource.apply(Snapshot("a 1a 2a"))
    round = 1
    dataSource.update { $0.reconfigureItems(["1a"]) }
    #expect(list.cells == [["1a in round 1", "2a in round 0"]])
    dataSource.update { $0.reconfigureItems(["2b"]) }
    #expect(list.cells == [["1a in round 1", "2a→2b"]])
    #expect(updates == 1)
  }

  @Test func skippedApplyKeepsTheOldContentOfTheList() {
    let list = StrictList<String>()
    var nested: (() -> Void)?
    let dataSource = Source(target: list) { _, _, item in
      nested.take()?()
      return "\(item)"
    }
    dataSource.reconfiguredCellProvider = { _, _, item, old in "\(old)→\(item)" }
    dataSource.apply(Snapshot("a 1a"))
    let (skipped, last) = (
      Snapshot<String, Noted>("a 1b 2a"), Snapshot<String, Noted>("a 1c 2a")
    )
    nested = { [unowned dataSource] in
      dataSource.apply(skipped)
      dataSource.apply(last)
    }
    dataSource.apply(Snapshot("a 1a 2a"))
    #expect(list.cells == [["1a→1c", "2a"]])
  }

  @Test func cellIsMadeByTheCellProviderOutsideAnApply() {
    let list = StrictList<String>()
    let dataSource = source(list)
    dataSource.apply(Snapshot("a 1a"))
    dataSource.apply(Snapshot("a 1b"))
    let path = ItemPath(section: 0, item: 0)
    #expect(list.data?.reconfiguredCell(at: path) == "1b")
    dataSource.reconfiguredCellProvider = nil
    dataSource.apply(Snapshot("a 1c"))
    #expect(list.cells == [["1c"]])
  }

  /// Without a `reconfiguredCellProvider`, `reconfiguredCell(at:)` compares and hashes no more than `cell(at:)`.
  @Test func withoutAProviderNoOldItemIsLookedUp() {
    func effort(asks: Bool, hasProvider: Bool) -> [Int] {
      let counter = CallCounter()
      func snapshot(_ tag: Int) -> Snapshot<Int, CountedNote> {
        Snapshot([(0, (0..<40).map { CountedNote($0, tag: $0 == 7 ? tag : 0, counter) })])
      }
      let list = UpdatingList(asks: asks)
      let dataSource = DiffableDataSource<Int, CountedNote, UpdatingList>(target: list) {
        _,
        _,
        item in
        item.tag
      }
      if hasProvider { dataSource.reconfiguredCellProvider = { $3.tag * 100 + $2.tag } }
      dataSource.apply(snapshot(1))
      let next = snapshot(2)
      counter.reset()
      dataSource.apply(next)
      #expect(list.updated == [hasProvider ? 102 : 2])
      return [counter.hashCalls, counter.equalCalls, counter.contentCalls]
    }
    let plain = effort(asks: false, hasProvider: false)
    #expect(effort(asks: true, hasProvider: false) == plain)
    let asking = effort(asks: true, hasProvider: true)
    #expect(asking[0] > plain[0] && asking[2] == plain[2] + 1, "The counters count the look-up")
  }
}

/// An identifier with content that counts the calls of its functions.
private struct CountedNote: Hashable, ContentEquatable {
  let number: Measured
  let tag: Int

  init(_ number: Int, tag: Int, _ counter: CallCounter) {
    self.number = Measured(value: number, counter: counter)
    self.tag = tag
  }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  func isContentEqual(to other: Self) -> Bool {
    number.counter.countContent()
    return tag == other.tag
  }
}

/// A list that only updates cells.
private final class UpdatingList: ListTarget {
  let capabilities = ListCapabilities.collectionView
  var data: ListData<Int>?

  /// The cells that were updated.
  private(set) var updated: [Int] = []

  private let asks: Bool

  init(asks: Bool) { self.asks = asks }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) { completion() }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    for path in batch.items.reconfigurations {
      if let cell = asks ? data?.reconfiguredCell(at: path) : data?.cell(at: path) {
        updated.append(cell)
      }
    }
    completion()
  }
}
