#if !canImport(UIKit) || os(watchOS)
  import DiffableSnapshots
  import DiffableSnapshotsTesting
  import Foundation
  import TestSupport
  import Testing

  /// Tests the targets for table and collection views in the documentation, with replacements of these views.
  @MainActor @Suite struct ViewTargetTests {
    /// Counts the snapshots and adds the number to each title, so that a test can detect an old title.
    private final class Clock {
      var time = 0

      func title(_ kind: SupplementaryKind, of section: Int) -> String? {
        if kind == .footer && section.isMultiple(of: 2) { return nil }
        return "\(kind.rawValue) of \(section) at \(time)"
      }
    }

    private struct ShownCell {
      var view: UIView
      var content: (any UIContentConfiguration)?
      var text: String? { (content as? UIListContentConfiguration)?.text }
    }

    private let clock = Clock()

    /// Applies random snapshots, and compares the cells, views and titles with the contents of a strict list.
    private func compare(
      with capabilities: ListCapabilities,
      seed: UInt64,
      apply: (Snapshot<Int, Int>, _ completion: @escaping () -> Void) -> Void,
      cells: () -> [[ShownCell]],
      titles: () -> [[String?]]
    ) {
      let list = StrictList<String>(capabilities)
      let reference = DiffableDataSource<Int, Int, _>(target: list) { _, _, item in "No. \(item)" }
      reference.supplementaryViewProvider = { [clock] _, kind, _, section in
        clock.title(kind, of: section)
      }
      var generator = SnapshotGenerator(seed: seed)
      var snapshot = generator.snapshot()
      var views: [Int: UIView] = [:]
      var ended = 0
      for _ in 0..<20 {
        clock.time += 1
        apply(snapshot) { ended += 1 }
        reference.apply(snapshot)
        let cells = cells()
        #expect(cells.map { $0.map { $0.text } } == list.cells)
        #expect(titles() == zip(list.headers, list.footers).map { [$0, $1] })
        // A cell of the strict list always has the same view, and no other cell has this view.
        for (cell, other) in zip(cells.joined(), list.shownCells.joined()) {
          let isUsed = views.values.contains { $0 === cell.view }
          let view = views.updateValue(cell.view, forKey: other.serialNumber)
          #expect(view === cell.view || view == nil && !isUsed)
        }
        snapshot = generator.edited(snapshot, times: 4)
      }
      #expect(ended == 20)
    }

    @Test(arguments: UInt64(0)..<20)
    func aTableShowsTheSameAsAStrictList(seed: UInt64) {
      let table = UITableView()
      table.window = UIWindow()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
      let target = TableTarget(table)
      let dataSource = DiffableDataSource<Int, Int, _>(target: target) { target, path, item in
        let path = IndexPath(path)
        let cell = target.table.dequeueReusableCell(withIdentifier: "number", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = "No. \(item)"
        cell.contentConfiguration = content
        return cell
      }
      dataSource.supplementaryViewProvider = { [clock] _, kind, _, section in
        clock.title(kind, of: section)
      }
      compare(
        with: .tableView,
        seed: seed,
        apply: { dataSource.apply($0, completion: $1) },
        cells: {
          table.shown.sections.map { section in
            section.cells.map { ShownCell(view: $0, content: $0.contentConfiguration) }
          }
        },
        titles: { table.shown.sections.map { $0.views.map { $0.textLabel?.text } } }
      )
    }

    @Test(arguments: UInt64(0)..<20)
    func aCollectionViewShowsTheSameAsAStrictList(seed: UInt64) {
      let view = UICollectionView()
      view.window = UIWindow()
      typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int>
      let cells = Registration { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "No. \(item)"
        cell.contentConfiguration = content
      }
      let target = CollectionTarget(view)
      let dataSource = DiffableDataSource<Int, Int, _>(target: target) { target, path, item in
        let path = IndexPath(path)
        return target.view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      dataSource.supplementaryViewProvider = { [clock] _, kind, _, section in
        guard let title = clock.title(kind, of: section) else { return nil }
        var content = UIListContentConfiguration.plainHeader()
        content.text = title
        return content
      }
      compare(
        with: .collectionView,
        seed: seed,
        apply: { dataSource.apply($0, completion: $1) },
        cells: {
          view.shown.sections.map { section in
            section.cells.map { ShownCell(view: $0, content: $0.contentConfiguration) }
          }
        },
        titles: {
          view.shown.sections.map { section in
            section.views.map {
              let content = ($0 as? UICollectionViewCell)?.contentConfiguration
              return (content as? UIListContentConfiguration)?.text
            }
          }
        }
      )
    }

    @Test func aCollectionViewShowsCellsAndHeaders() throws {
      let view = UICollectionView()
      let dataSource = makeDataSource(for: view)
      let text = { (view: UICollectionReusableView) in
        let content = (view as? UICollectionViewCell)?.contentConfiguration
        return (content as? UIListContentConfiguration)?.text
      }
      dataSource.apply(try Snapshot([("odd", [1, 3]), ("even", [2])]))
      let sections = view.shown.sections
      #expect(sections.map { $0.cells.map(text) } == [["No. 1", "No. 3"], ["No. 2"]])
      #expect(sections.map { $0.views.map(text) } == [["odd", nil], ["even", nil]])
    }

    @Test func onlyAViewOnScreenReceivesBatches() throws {
      let view = UICollectionView()
      let dataSource = makeDataSource(for: view)
      dataSource.apply(try Snapshot([("odd", [1, 3])]))
      dataSource.apply(try Snapshot([("odd", [1])]))
      #expect(view.batches.isEmpty)
      view.window = UIWindow()
      dataSource.apply(try Snapshot([("odd", [1, 5])]))
      dataSource.apply(try Snapshot([("odd", [5])]), animatingDifferences: false)
      #expect(view.batches == [.animated, .notAnimated])
      #expect(view.shown.sections.map { $0.cells.count } == [1])
    }

    @Test func draggingARowMovesItsItem() async throws {
      let table = UITableView()
      table.window = UIWindow()
      let dataSource = DiffableDataSource<String, Int, _>(target: TableTarget(table)) { _, _, _ in
        UITableViewCell()
      }
      dataSource.reorderingHandlers.canReorderItem = { $0 != 3 }
      dataSource.apply(try Snapshot([("odd", [1, 3, 5]), ("even", [2])]), completion: nil)
      let (first, end) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1))
      let cell = table.shown.sections[0].cells[0]
      #expect(table.canDrag(from: first))
      table.drag(from: first, to: end)
      #expect(dataSource.snapshot() == (try Snapshot([("odd", [3, 5]), ("even", [2, 1])])))
      // An apply waits until the table accepts changes again.
      dataSource.apply(try Snapshot([("odd", [3, 5, 7]), ("even", [2, 1])]), completion: nil)
      #expect(table.shown.sections[0].cells.count == 2)
      await waitUntil { table.shown.sections[0].cells.count == 3 }
      #expect(table.shown.sections[1].cells[1] === cell)

      // The data source rejects the move of this row, so the reload moves it back.
      #expect(!table.canDrag(from: first))
      table.drag(from: first, to: end)
      #expect(table.shown.sections.map { $0.cells.count } == [2, 3])
      await waitUntil { table.shown.sections.map { $0.cells.count } == [3, 2] }
    }

    @Test func draggingAnItemMovesIt() async throws {
      let view = UICollectionView()
      view.window = UIWindow()
      let dataSource = makeDataSource(for: view)
      dataSource.reorderingHandlers.canReorderItem = { $0 != 3 }
      dataSource.apply(try Snapshot([("odd", [1, 3, 5]), ("even", [2])]), completion: nil)
      let (first, end) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 1))
      let cell = view.shown.sections[0].cells[0]
      #expect(view.canDrag(from: first))
      view.drag(from: first, to: end)
      #expect(dataSource.snapshot() == (try Snapshot([("odd", [3, 5]), ("even", [2, 1])])))
      dataSource.apply(try Snapshot([("odd", [3, 5, 7]), ("even", [2, 1])]), completion: nil)
      #expect(view.shown.sections[0].cells.count == 2)
      await waitUntil { view.shown.sections[0].cells.count == 3 }
      #expect(view.shown.sections[1].cells[1] === cell)

      #expect(!view.canDrag(from: first))
      view.drag(from: first, to: end)
      #expect(view.shown.sections.map { $0.cells.count } == [2, 3])
      await waitUntil { view.shown.sections.map { $0.cells.count } == [3, 2] }
    }
  }
#endif
