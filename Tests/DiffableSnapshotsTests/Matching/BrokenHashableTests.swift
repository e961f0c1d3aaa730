import DiffableSnapshots
import Testing

@testable import DiffableSnapshotsTesting

/// Identifiers that break the promises of `Hashable`, which can make an old element equal to several new elements.
///
/// Before the matching was one-to-one for all identifiers, most of these tests ended the process.
struct BrokenHashableTests {
  /// A number that equals its neighbors, so that `==` is not transitive.
  private struct Near: Hashable, Sendable {
    var number: Int

    static func == (left: Near, right: Near) -> Bool { abs(left.number - right.number) <= 1 }

    func hash(into hasher: inout Hasher) {}
  }

  private static func snapshot(_ sections: [[Int]]) -> Snapshot<Int, Near> {
    Snapshot(
      sections.enumerated().map { ($0.offset, $0.element.map { Near(number: $0) }) }
    )
  }

  /// An old item that is equal to two new items matches only the first of them.
  ///
  /// In the second pair, the surplus match balances an old item without a match, so the counts alone show no fault.
  @Test(arguments: [
    ([1, 11, -10, -20, -30], [12, 10, 2, 0], 3, 2), ([-20, 1, 11], [30, 2, 0, 40], 2, 3),
  ])
  func differenceOfIntransitiveItemsHasMatchingCounts(
    _ old: [Int],
    _ new: [Int],
    deletions: Int,
    insertions: Int
  ) {
    let changes = Self.snapshot([new]).difference(from: Self.snapshot([old])).changes
    #expect(changes.items.deletions.count == deletions)
    #expect(changes.items.insertions.count == insertions)
    #expect(Set(changes.items.moves.map { $0.from.item }).count == changes.items.moves.count)
  }

  @Test(arguments: [
    ListCapabilities.everything, .collectionView, .tableView, .rowsOnly, .flatList, .noMoves,
  ])
  func batchesOfIntransitiveItemsAreLegal(_ capabilities: ListCapabilities) throws {
    let list = CountedList<Int>(capabilities)
    let dataSource = DiffableDataSource<Int, Near, _>(target: list) { $2.number }
    let states = [
      [[1, 11, -10], [-20, -30]], [[12, 10], [2, 0]], [[5, 3], [1]], [[7], [4, 2, 0]],
    ]
    for state in states + states.reversed() { dataSource.apply(Self.snapshot(state)) }
    #expect(list.numberOfBatches > 0)
    #expect(list.faults.isEmpty)
  }

  /// Looking up a new item among the old items can find the match of another item.
  @Test func oldPathsOfUpdatedItemsDoNotRepeat() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let old = Self.snapshot([(0..<8).map { _ in Int.random(in: 0..<20, using: &random) }])
      var new = Self.snapshot([(0..<8).map { _ in Int.random(in: 0..<20, using: &random) }])
      new.reloadItems(new.itemIdentifiers)
      let changeset = new.difference(from: old)
      let reloads = changeset.items.reloads.count
      #expect(Set(changeset.inverse.items.reloads).count == reloads)
      let batch = try #require(changeset.batches(for: .flatList).first)
      #expect(Set(batch.oldItemReloads).count == reloads)
    }
  }

  /// A person whose name may change; the hash omits the name.
  private final class Person: Hashable, @unchecked Sendable {
    var name: String

    init(_ name: String) { self.name = name }

    static func == (left: Person, right: Person) -> Bool { left.name == right.name }

    func hash(into hasher: inout Hasher) {}
  }

  @Test func personsThatBecomeEqualAreShown() {
    let list = CountedList<String>(.tableView)
    let dataSource = DiffableDataSource<Int, Person, _>(target: list) { $2.name }
    let persons = ["Rome", "Oslo", "Bern", "Cork"].map { Person($0) }
    dataSource.apply(Snapshot([(0, persons)]))
    // The data source compares with the persons that it already shows.
    persons[2].name = "Rome"
    dataSource.apply(Snapshot([(0, ["Lima", "Rome"].map { Person($0) })]))
    persons[0].name = "Lima"
    persons[3].name = "Lima"
    dataSource.apply(Snapshot([(0, [Person("Paris")] + persons[1...2])]))
    #expect(list.numberOfBatches > 0)
    #expect(list.faults.isEmpty)
  }
}

/// A list that checks only the rules about counts and paths: it cannot compare cells whose identifiers are never equal.
private final class CountedList<Cell>: ListTarget {
  let capabilities: ListCapabilities
  var data: ListData<Cell>?
  private(set) var numberOfBatches = 0
  private(set) var faults: [StrictListError] = []
  private var sizes: [Int] = []

  init(_ capabilities: ListCapabilities) { self.capabilities = capabilities }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    sizes = sizesOfData
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    numberOfBatches += 1
    let rules = BatchRules(
      changes: batch.changes,
      capabilities: capabilities,
      oldSizes: sizes,
      newSizes: sizesOfData
    )
    do throws(StrictListError) { try rules.check() } catch { faults.append(error) }
    sizes = sizesOfData
    completion()
  }

  private var sizesOfData: [Int] {
    guard let data else { return [] }
    guard capabilities.contains(.sections) else {
      return [data.numberOfRows(headers: capabilities.contains(.headerRows))]
    }
    return (0..<data.numberOfSections).map { data.numberOfItems(inSection: $0) }
  }
}
