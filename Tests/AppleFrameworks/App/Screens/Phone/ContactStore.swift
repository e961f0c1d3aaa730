import CoreData
import UIKit

/// Contacts that Core Data finds, with identifiers made from those of Core Data.
final class ContactTableController: UIViewController,
  @preconcurrency NSFetchedResultsControllerDelegate
{
  struct ContactID: Hashable, Sendable {
    let objectID: NSManagedObjectID
  }

  final class Contact: NSFetchRequestResult {}

  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .plain
  )
  let fetchedResults = NSFetchedResultsController<Contact>()
  var names: [NSManagedObjectID: String] = [:]

  private var dataSource: UITableViewDiffableDataSource<String, ContactID>?
  private(set) var numberOfUpdates = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    let dataSource = UITableViewDiffableDataSource<String, ContactID>(
      tableView: tableView,
      cellProvider: { [weak self] tableView, indexPath, contact in
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        cell.textLabel?.text = self?.names[contact.objectID]
        return cell
      }
    )
    dataSource.defaultRowAnimation = .top
    self.dataSource = dataSource
    fetchedResults.delegate = self
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    guard let dataSource else { return }
    var new = NSDiffableDataSourceSnapshot<String, ContactID>()
    for case let section as String in snapshot.sectionIdentifiers {
      new.appendSections([section])
      let ids = snapshot.itemIdentifiersInSection(withIdentifier: section)
      new.appendItems(contacts(ids), toSection: section)
    }
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    let reloaded = contacts(snapshot.reloadedItemIdentifiers).filter { shown.contains($0) }
    new.reconfigureItems(reloaded)
    let isFirst = dataSource.snapshot().numberOfSections == 0
    dataSource.apply(new, animatingDifferences: !isFirst) { [weak self] in
      self?.numberOfUpdates += 1
    }
  }

  private func contacts(_ ids: [Any]) -> [ContactID] {
    ids.compactMap { $0 as? NSManagedObjectID }.map { ContactID(objectID: $0) }
  }

  func scrollToContact(_ id: NSManagedObjectID) -> IndexPath? {
    dataSource?.indexPath(for: ContactID(objectID: id))
  }
}
