import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

// example: row model
final class RowModel: ListTarget {
  typealias ItemsChanged = (
    _ position: Int, _ removed: Int, _ added: Int
  ) -> Void

  let capabilities = ListCapabilities.rowsOnly
  var data: ListData<String>?
  var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> String?)?
  private(set) var rows: [String] = []
  var itemsChanged: ItemsChanged?

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    let all = 0..<snapshot.numberOfRows(headers: true)
    replace(rows.count, at: 0, with: all.map(row))
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    for edit in batch.edits {
      switch edit {
      case .deleteItem(let path):
        replace(1, at: path.item, with: [])
      case .insertItem(let path, let new):
        replace(0, at: path.item, with: [row(new.item)])
      case .moveItem(let move):
        let moving = rows[move.from.item]
        replace(1, at: move.from.item, with: [])
        replace(0, at: move.to.item, with: [moving])
      case .reloadItem(let path), .reconfigureItem(let path):
        replace(1, at: path.item, with: [row(path.item)])
      case .deleteSection, .insertSection, .moveSection,
        .reloadSection, .reconfigureSection:
        break  // A list without sections receives no such edits.
      }
    }
    completion()
  }

  private func replace(
    _ removed: Int,
    at position: Int,
    with added: [String]
  ) {
    rows.replaceSubrange(position..<position + removed, with: added)
    itemsChanged?(position, removed, added.count)
  }

  private func row(_ index: Int) -> String {
    switch data?.row(at: index, headers: true) {
    case .header(let section):
      supplementaryView(ofKind: .header, inSection: section)
        ?? ""
    case .item(let path): data?.cell(at: path) ?? ""
    case nil: ""
    }
  }
}
// end

// example: dragged row
extension RowModel {
  func moveRow(at source: Int, to destination: Int) -> Bool {
    guard let data,
      case .item(let path)? = data.row(at: source, headers: true),
      let newPath = data.destination(
        ofRow: source,
        movedTo: destination,
        headers: true
      ),
      data.beginReordering(at: path)
    else { return false }
    defer { data.endReordering() }
    guard data.dropReorderedItem(at: newPath) else { return false }
    let row = rows[source]
    replace(1, at: source, with: [])
    replace(0, at: destination, with: [row])
    return true
  }
}
// end

/// The code of the article on writing list targets.
@Suite struct ExamplesOfTargets {
  // example: model beside a strict list
  @Test(arguments: UInt64(0)..<20)
  func theModelShowsTheSameAsAStrictList(seed: UInt64) {
    let model = RowModel()
    let list = StrictList<String>(model.capabilities, by: .edits)
    let dataSource = DiffableDataSource<Int, Int, _>(
      target: model
    ) { _, _, item in "No. \(item)" }
    let reference = DiffableDataSource<Int, Int, _>(
      target: list
    ) { _, _, item in "No. \(item)" }
    dataSource.supplementaryViewProvider = { _, _, _, section in
      "# \(section)"
    }
    reference.supplementaryViewProvider = { _, _, _, section in
      "# \(section)"
    }
    var generator = SnapshotGenerator(seed: seed)
    var snapshot = generator.snapshot()
    var ended = 0
    for _ in 0..<20 {
      dataSource.apply(snapshot) { ended += 1 }
      reference.apply(snapshot)
      // A header row has a header instead of a cell.
      let rows = list.shownCells.joined().map { $0.cell ?? $0.header }
      #expect(model.rows == rows)
      snapshot = generator.edited(snapshot, times: 4)
    }
    #expect(ended == 20)
    #expect(list.refusals.isEmpty)
  }
  // end

  /// Checks that a copy of the rows that is updated only through `itemsChanged` equals the rows of the model.
  @Test func itemsChangedDescribesEveryChange() {
    let model = RowModel()
    var followed: [String] = []
    model.itemsChanged = { [unowned model] position, removed, added in
      followed.replaceSubrange(
        position..<position + removed,
        with: model.rows[position..<position + added]
      )
      #expect(followed == model.rows)
    }
    let dataSource = DiffableDataSource<Int, Int, _>(target: model) { _, _, item in "No. \(item)" }
    dataSource.supplementaryViewProvider = { _, _, _, section in "# \(section)" }
    var generator = SnapshotGenerator(seed: 5)
    var snapshot = generator.snapshot()
    for _ in 0..<100 {
      dataSource.apply(snapshot)
      let expected = snapshot.sectionIdentifiers.flatMap { section in
        let items = snapshot.itemIdentifiers(inSection: section)
        return ["# \(section)"] + items.map { "No. \($0)" }
      }
      #expect(followed == expected)
      snapshot = generator.edited(snapshot, times: 4)
    }
  }

  @Test func draggingARowMovesItsItem() {
    let model = RowModel()
    let dataSource = DiffableDataSource<Int, Int, _>(target: model) { _, _, item in "No. \(item)" }
    dataSource.supplementaryViewProvider = { _, _, _, section in "# \(section)" }
    dataSource.apply(Snapshot([(1, [11, 12]), (2, [21])]))
    #expect(!model.moveRow(at: 1, to: 4))
    dataSource.reorderingHandlers.canReorderItem = { $0 != 21 }
    #expect(model.moveRow(at: 1, to: 4))
    #expect(model.rows == ["# 1", "No. 12", "# 2", "No. 21", "No. 11"])
    #expect(!model.moveRow(at: 0, to: 1) && !model.moveRow(at: 3, to: 1))
    #expect(!model.moveRow(at: 1, to: 0) && !model.moveRow(at: 1, to: 9))
    #expect(dataSource.snapshot() == (Snapshot([(1, [12]), (2, [21, 11])])))
    dataSource.apply(Snapshot([(2, [11])]))
    #expect(model.rows == ["# 2", "No. 11"])
  }

  /// A target that belongs to the main actor, like the target of a view.
  @MainActor
  private final class MainActorTarget: @MainActor ListTarget {
    let capabilities = ListCapabilities.tableView
    let changeLimit = 3
    var isOnScreen = true
    var data: ListData<Int>?
    private(set) var calls = ""
    private(set) var counts: [Int] = []

    func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      calls += "R"
      counts.append(data?.numberOfItems(inSection: 0) ?? -1)
      completion()
    }

    func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      calls += "B"
      counts.append(data?.numberOfItems(inSection: 0) ?? -1)
      updateData()
      counts.append(data?.numberOfItems(inSection: 0) ?? -1)
      completion()
    }
  }

  /// Checks that the target receives reloads and batches as described in the table of the article.
  @MainActor @Test func aMainActorTargetReceivesReloadsAndBatches() async {
    let target = MainActorTarget()
    var dataSource: DiffableDataSource? = DiffableDataSource<Int, Int, MainActorTarget>(
      target: target
    ) { _, _, item in item }
    await dataSource?.apply(Snapshot([(0, [1])]))
    await dataSource?.apply(Snapshot([(0, [1, 2])]))
    target.isOnScreen = false
    await dataSource?.apply(Snapshot([(0, [1, 2, 3])]))
    target.isOnScreen = true
    await dataSource?.apply(Snapshot([(0, Array(1...6))]))
    await dataSource?.apply(Snapshot([(0, Array(1...10))]))
    #expect(target.calls == "RBRBR")
    #expect(target.counts == [1, 1, 2, 3, 3, 6, 10])
    #expect(target.data != nil)
    dataSource = nil
    #expect(target.data == nil)
  }
}
