#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
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
    typealias Item = Identified<Errand>
    typealias DataSource = TableViewDiffableDataSource<Day, Item>

    private(set) var errands: [Errand] = []
    private(set) lazy var dataSource = makeDataSource()

    func show(_ errands: [Errand]) throws {
      let snapshot = try Snapshot(
        grouping: errands,
        into: Day.allCases
      ) { $0.day }
      self.errands = errands
      dataSource.apply(snapshot)
    }

    // Returns the models in the order and with the days of a snapshot.
    private func errands(
      in snapshot: Snapshot<Day, Item>
    ) throws -> [Errand] {
      try snapshot.sectionIdentifiers.flatMap { day in
        try snapshot.itemIdentifiers(inSection: day).map { item in
          var errand = item.model
          errand.day = day
          return errand
        }
      }
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
      dataSource.editingHandlers.canDeleteItem = { _ in true }
      dataSource.editingHandlers.didDeleteItem = {
        [unowned self] deleted in
        errands.removeAll { $0.id == deleted.id }
      }
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      dataSource.reorderingHandlers.didReorder = {
        [unowned self] transaction in
        // Cannot fail: the snapshot has each section and item once.
        try? show(errands(in: transaction.finalSnapshot))
      }
      return dataSource
    }

    // The delegate sees first that the user lifts a row.
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
      try controller.show([
        Errand(id: 1, title: "Milk", day: .today), Errand(id: 2, title: "Stamps", day: .later),
        Errand(id: 3, title: "Bread", day: .today),
      ])
      let dataSource = controller.dataSource
      #expect(dataSource.snapshot().sectionIdentifiers == [.today, .later])
      let tableView = try #require(controller.tableView)
      let target = dataSource.target
      #expect(target.tableView(tableView, titleForHeaderInSection: 0) == "Today")
      target.tableView(tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
      #expect(dataSource.snapshot().itemIdentifiers.map { $0.title } == ["Bread", "Stamps"])
      #expect(controller.errands.map { $0.title } == ["Stamps", "Bread"])
    }

    @available(iOS 15, tvOS 15, *)
    @Test func aDragChangesTheDayOfItsErrand() throws {
      let controller = ErrandController()
      controller.loadViewIfNeeded()
      try controller.show([
        Errand(id: 1, title: "Milk", day: .today), Errand(id: 2, title: "Stamps", day: .later),
        Errand(id: 3, title: "Bread", day: .today),
      ])
      let tableView = try #require(controller.tableView)
      controller.dataSource.target.tableView(
        tableView,
        moveRowAt: IndexPath(row: 0, section: 0),
        to: IndexPath(row: 1, section: 1)
      )
      #expect(controller.errands.map { $0.title } == ["Bread", "Stamps", "Milk"])
      #expect(controller.errands.map { $0.day } == [.today, .later, .later])
    }
  }
#endif
