import UIKit

/// The stops of a journey by day, in an order that the user changes, except for booked stops.
final class ItineraryController: UIViewController, UITableViewDelegate {
  struct Stop: Hashable, Sendable {
    let name: String
    var isBooked = false
  }

  /// A data source that calls the implementations of its superclass.
  final class DataSource: UITableViewDiffableDataSource<Int, Stop> {
    var animatesMoves = true
    var didMove: ((Stop) -> Void)?

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      guard let stop = itemIdentifier(for: indexPath), !stop.isBooked else {
        return super.tableView(tableView, canMoveRowAt: indexPath)
      }
      return true
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      guard let stop = itemIdentifier(for: sourceIndexPath) else { return }
      let old = snapshot()
      var days = old.sectionIdentifiers.map { old.itemIdentifiers(inSection: $0) }
      days[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      days[destinationIndexPath.section].insert(stop, at: destinationIndexPath.row)
      // A full day takes no more stops: the row returns to where it was.
      guard days[destinationIndexPath.section].count <= 4 else {
        return apply(old, animatingDifferences: animatesMoves)
      }
      var new = NSDiffableDataSourceSnapshot<Int, Stop>()
      new.appendSections(old.sectionIdentifiers)
      for (day, stops) in zip(old.sectionIdentifiers, days) {
        new.appendItems(stops, toSection: day)
      }
      apply(new, animatingDifferences: animatesMoves) { [weak self] in self?.didMove?(stop) }
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).map { "Day \($0)" }
    }

    override func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      super.tableView(tableView, titleForFooterInSection: section) ?? "Have a nice day"
    }
  }

  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 800),
    style: .plain
  )
  private(set) lazy var dataSource = DataSource(tableView: tableView) {
    tableView,
    indexPath,
    stop in
    let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
    cell.textLabel?.text = stop.name
    return cell
  }
  private(set) var moved: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
    tableView.delegate = self
    tableView.isEditing = true
    dataSource.didMove = { [weak self] stop in self?.moved.append(stop.name) }
  }

  func show(_ days: [[Stop]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Stop>()
    for (index, stops) in days.enumerated() {
      snapshot.appendSections([index + 1])
      snapshot.appendItems(stops)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func add(_ stop: Stop, before next: Stop) {
    var snapshot = dataSource.snapshot()
    snapshot.insertItems([stop], beforeItem: next)
    dataSource.apply(snapshot)
  }

  func cancel(_ stop: Stop) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([stop])
    dataSource.apply(snapshot)
  }

  /// Keeps booked stops at the beginning of their day.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let isBooked = dataSource.itemIdentifier(for: proposedDestinationIndexPath)?.isBooked == true
    guard isBooked else { return proposedDestinationIndexPath }
    return IndexPath(
      row: proposedDestinationIndexPath.row + 1,
      section: proposedDestinationIndexPath.section
    )
  }
}
