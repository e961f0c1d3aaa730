import CoreData
import UIKit

/// Expenses that Core Data finds, in sections that are known only by their index.
final class ExpenseTableController: UIViewController,
  @preconcurrency NSFetchedResultsControllerDelegate
{
  final class Expense: NSFetchRequestResult {}

  /// The data source of expenses: the sections are the numbers 0, 1 and so on.
  final class DataSource: UITableViewDiffableDataSource<Int, NSManagedObjectID> {
    var titles: [String] = []

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
  }

  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .plain
  )
  let fetchedResults = NSFetchedResultsController<Expense>()
  var texts: [NSManagedObjectID: String] = [:]
  private(set) var dataSource: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "expense")
    dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "expense", for: indexPath)
      cell.textLabel?.text = self?.texts[id]
      return cell
    }
    fetchedResults.delegate = self
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    var new = NSDiffableDataSourceSnapshot<Int, NSManagedObjectID>()
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      new.appendSections([index])
      let ids = snapshot.itemIdentifiersInSection(withIdentifier: section)
      new.appendItems(ids.compactMap { $0 as? NSManagedObjectID }, toSection: index)
    }
    let reloaded = snapshot.reloadedItemIdentifiers.compactMap { $0 as? NSManagedObjectID }
    new.reloadItems(reloaded.filter { new.indexOfItem($0) != nil })
    dataSource.titles = snapshot.sectionIdentifiers.compactMap { $0 as? String }
    let isFirst = dataSource.snapshot().numberOfItems == 0
    dataSource.apply(new, animatingDifferences: !isFirst && tableView.window != nil)
  }

  /// The number of expenses in a section, for a badge.
  func count(inSection section: Int) -> Int {
    guard dataSource.snapshot().indexOfSection(section) != nil else { return 0 }
    return dataSource.snapshot().numberOfItems(inSection: section)
  }

  func delete(at indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([id])
    texts[id] = nil
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
