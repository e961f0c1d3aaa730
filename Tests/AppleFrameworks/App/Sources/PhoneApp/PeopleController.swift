import DiffableUIKit
import UIKit

/// A table of people in groups.
///
/// The user can delete and reorder the people.
public final class PeopleController: UIViewController, UITableViewDelegate {
  public nonisolated struct Person: Identifiable, Equatable, Sendable {
    public let id: Int
    public var name: String

    public init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  public let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .plain
  )
  private var dataSource: TableViewDiffableDataSource<String, ModelItem<Person>>?

  /// Called with the identifier of a person whom the user has deleted.
  public var didDelete: ((Person.ID) -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    let dataSource = TableViewDiffableDataSource<String, ModelItem<Person>>(
      tableView: tableView
    ) { tableView, indexPath, person in
      let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
      cell.textLabel?.text = person.name
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    dataSource.supplementaryViewProvider = { _, kind, _, group in
      kind == .header ? .title(group) : nil
    }
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    dataSource.itemHandlers.didDeleteItem = { [weak self] person, _ in
      self?.didDelete?(person.id)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    self.dataSource = dataSource
    tableView.delegate = self
  }

  public func show(_ groups: [(String, [Person])]) {
    dataSource?.apply(Snapshot(groups.map { ($0, $1.map { ModelItem($0) }) }))
  }

  /// The names of the people, in the order of the table.
  public var names: [String] { dataSource?.snapshot().itemIdentifiers.map { $0.name } ?? [] }

  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    dataSource?.targetIndexPath(
      forMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath
    ) ?? proposedDestinationIndexPath
  }
}
