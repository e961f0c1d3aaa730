import UIKit

/// A helper that shows any sections and items in a table view.
@MainActor
final class TableBinder<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Group = (section: Section, items: [Item])

  let dataSource: UITableViewDiffableDataSource<Section, Item>
  private let tableView: UITableView

  init<Cell: UITableViewCell>(
    _ tableView: UITableView,
    cell: Cell.Type,
    configure: @escaping (Cell, Item) -> Void
  ) {
    self.tableView = tableView
    let identifier = String(describing: cell)
    tableView.register(cell, forCellReuseIdentifier: identifier)
    dataSource = UITableViewDiffableDataSource<Section, Item>(tableView: tableView) {
      tableView,
      indexPath,
      item in
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      if let cell = cell as? Cell { configure(cell, item) }
      return cell
    }
  }

  init(_ dataSource: UITableViewDiffableDataSource<Section, Item>, of tableView: UITableView) {
    self.dataSource = dataSource
    self.tableView = tableView
  }

  func show(_ groups: [Group], completion: (@MainActor () -> Void)? = nil) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(groups.map(\.section))
    for group in groups { snapshot.appendItems(group.items, toSection: group.section) }
    let isVisible = tableView.window != nil
    dataSource.apply(snapshot, animatingDifferences: isVisible) { completion?() }
  }

  func insert(_ items: [Item], into section: Section) async {
    var snapshot = dataSource.snapshot()
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    if let first = snapshot.itemIdentifiers(inSection: section).first {
      snapshot.insertItems(items, beforeItem: first)
    } else {
      snapshot.appendItems(items, toSection: section)
    }
    await dataSource.apply(snapshot, animatingDifferences: true)
  }

  func remove(where isRemoved: (Item) -> Bool) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(snapshot.itemIdentifiers.filter(isRemoved))
    let empty = snapshot.sectionIdentifiers.filter { snapshot.numberOfItems(inSection: $0) == 0 }
    snapshot.deleteSections(empty)
    dataSource.apply(snapshot)
  }

  subscript(indexPath: IndexPath) -> Item? { dataSource.itemIdentifier(for: indexPath) }
}

/// A generic subclass: its headers describe the sections.
class DescribedDataSource<Section, Item>: UITableViewDiffableDataSource<Section, Item>
where Section: Hashable & Sendable & CustomStringConvertible, Item: Hashable & Sendable {
  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)?.description
  }
}

/// The players of teams, in a table that the helpers show.
final class TeamTableController: UIViewController {
  struct Team: Hashable, CustomStringConvertible {
    let city: String
    var description: String { "Team of \(city)" }
  }

  final class PlayerCell: UITableViewCell {
    func show(_ player: String) { textLabel?.text = player }
  }

  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .plain
  )
  let reserves = UITableView(
    frame: CGRect(x: 0, y: 480, width: 320, height: 320),
    style: .plain
  )
  private(set) lazy var players = TableBinder<Team, String>(
    DescribedDataSource(tableView: tableView) { tableView, indexPath, player in
      let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
      (cell as? PlayerCell)?.show(player)
      return cell
    },
    of: tableView
  )
  private(set) lazy var reservePlayers = TableBinder<Int, String>(reserves, cell: PlayerCell.self) {
    cell,
    player in
    cell.show(player)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.addSubview(reserves)
    tableView.register(PlayerCell.self, forCellReuseIdentifier: "player")
  }
}
