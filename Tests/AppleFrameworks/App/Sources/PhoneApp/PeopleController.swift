import DiffableUIKit
import UIKit

/// A screen with people in groups.
public final class PeopleController: UIViewController {
  public let tableView = UITableView()
  private(set) var dataSource: TableViewDiffableDataSource<String, String>?

  public override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = TableViewDiffableDataSource(tableView: tableView) { _, _, _ in UITableViewCell() }
  }

  public func show(_ groups: [(String, [String])]) throws {
    dataSource?.apply(try Snapshot(groups))
  }
}
