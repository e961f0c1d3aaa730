#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  // example: errands
  nonisolated struct Errand: Identifiable, Equatable {
    let id: Int
    var title: String
    var day: Day
  }

  nonisolated enum Day: String, CaseIterable {
    case today = "Today"
    case later = "Later"
  }
  // end

  @available(iOS 15, tvOS 15, *)
  // example: table view controller
  final class ErrandController: UITableViewController {
    typealias Item = ModelItem<Errand>
    typealias DataSource = TableViewDiffableDataSource<Day, Item>

    private(set) var errands: [Errand] = []
    private(set) lazy var dataSource = makeDataSource()

    func show(_ errands: [Errand]) {
      let snapshot: Snapshot<Day, ModelItem<Errand>> =
        Snapshot(grouping: errands, into: Day.allCases) { $0.day }
      self.errands = errands
      dataSource.apply(snapshot)
    }

    // Writes only what the drag changed: the snapshot lacks errands
    // that were added during the drag.
    private func move(
      _ drag: ReorderingTransaction<Day, Item>
    ) {
      let snapshot = drag.finalSnapshot
      var errands = errands
      guard
        let day = snapshot.sectionIdentifier(containingItem: drag.item),
        let index = errands.firstIndex(where: { $0.id == drag.item.id })
      else { return }
      var errand = errands.remove(at: index)
      errand.day = day
      let row = drag.move.to.item
      let previous = snapshot.itemIdentifiers(inSection: day)
        .prefix(row).last
      let place = errands.firstIndex { $0.id == previous?.id }
      errands.insert(errand, at: place.map { $0 + 1 } ?? 0)
      show(errands)
    }

    private func makeDataSource() -> DataSource {
      tableView.register(
        UITableViewCell.self,
        forCellReuseIdentifier: "errand"
      )
      let dataSource = DataSource(
        tableView: tableView
      ) { tableView, indexPath, errand in
        let cell = tableView.dequeueReusableCell(
          withIdentifier: "errand",
          for: indexPath
        )
        var content = cell.defaultContentConfiguration()
        content.text = errand.title
        cell.contentConfiguration = content
        return cell
      }
      dataSource.defaultRowAnimation = .fade
      dataSource.supplementaryViewProvider = { _, kind, _, day in
        kind == .header ? .title(day.rawValue) : nil
      }
      dataSource.itemHandlers.canDeleteItem = { _ in true }
      dataSource.itemHandlers.didDeleteItem = {
        [weak self] deleted, _ in
        self?.errands.removeAll { $0.id == deleted.id }
      }
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      dataSource.reorderingHandlers.didReorder = {
        [weak self] transaction in
        self?.move(transaction)
      }
      return dataSource
    }

    // A table view tells only its delegate that the user holds a row
    // over another row. Applies wait from then on.
    override func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      dataSource.targetIndexPath(
        forMoveFromRowAt: source,
        toProposedIndexPath: proposed
      )
    }
  }
  // end

  @MainActor
  struct ExamplesOfTables {
    @available(iOS 15, tvOS 15, *)
    @Test func errandsAreShownDeletedAndMoved() throws {
      let controller = ErrandController()
      controller.loadViewIfNeeded()
      controller.show([
        Errand(id: 1, title: "Milk", day: .today), Errand(id: 2, title: "Stamps", day: .later),
        Errand(id: 3, title: "Bread", day: .today),
      ])
      let dataSource = controller.dataSource
      #expect(dataSource.snapshot().sectionIdentifiers == [.today, .later])
      let tableView = try #require(controller.tableView)
      let target = dataSource.target
      #expect(target.events.tableView(tableView, titleForHeaderInSection: 0) == "Today")
      target.events.tableView(tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
      #expect(dataSource.snapshot().itemIdentifiers.map { $0.title } == ["Bread", "Stamps"])
      #expect(controller.errands.map { $0.title } == ["Stamps", "Bread"])
    }

    @available(iOS 15, tvOS 15, *)
    @Test func aDragChangesTheDayOfItsErrand() throws {
      let controller = ErrandController()
      controller.loadViewIfNeeded()
      controller.show([
        Errand(id: 1, title: "Milk", day: .today), Errand(id: 2, title: "Stamps", day: .later),
        Errand(id: 3, title: "Bread", day: .today),
      ])
      let tableView = try #require(controller.tableView)
      controller.dataSource.target.events.tableView(
        tableView,
        moveRowAt: IndexPath(row: 0, section: 0),
        to: IndexPath(row: 1, section: 1)
      )
      #expect(controller.errands.map { $0.title } == ["Stamps", "Milk", "Bread"])
      #expect(controller.errands.map { $0.day } == [.later, .later, .today])
    }

    @available(iOS 15, tvOS 15, *)
    @Test func aDragKeepsErrandsThatAreAddedMeanwhile() throws {
      let controller = ErrandController()
      controller.loadViewIfNeeded()
      let milk = Errand(id: 1, title: "Milk", day: .today)
      let stamps = Errand(id: 2, title: "Stamps", day: .later)
      controller.show([milk, stamps])
      let tableView = try #require(controller.tableView)
      let target = controller.dataSource.target
      let (source, destination) = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1))
      _ = controller.tableView(
        tableView,
        targetIndexPathForMoveFromRowAt: source,
        toProposedIndexPath: destination
      )
      controller.show([milk, stamps, Errand(id: 3, title: "Bread", day: .today)])
      target.events.tableView(tableView, moveRowAt: source, to: destination)
      #expect(controller.errands.map { $0.title } == ["Milk", "Stamps", "Bread"])
      #expect(controller.errands.map { $0.day } == [.later, .later, .today])
    }
  }
#endif
