import UIKit

/// A table of the lines of a log by day, which are grouped and filtered in the background.
final class LogTableController: UIViewController, UITableViewDelegate {
  struct Line: Hashable, Sendable {
    let number: Int
    let day: String
    let text: String
  }

  private enum Grouping {
    /// Groups the lines by day, on any thread.
    static func makeSnapshot(
      _ lines: [Line],
      _ filter: String
    ) -> NSDiffableDataSourceSnapshot<String, Line> {
      var snapshot = NSDiffableDataSourceSnapshot<String, Line>()
      for line in lines where filter.isEmpty || line.text.contains(filter) {
        if snapshot.sectionIdentifiers.last != line.day { snapshot.appendSections([line.day]) }
        snapshot.appendItems([line], toSection: line.day)
      }
      return snapshot
    }
  }

  private lazy var dataSource = UITableViewDiffableDataSource<String, Line>(
    tableView: tableView,
    cellProvider: cellProvider
  )

  private let cellProvider: UITableViewDiffableDataSource<String, Line>.CellProvider = {
    tableView,
    indexPath,
    line in
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    cell.textLabel?.text = "\(line.number) \(line.text)"
    return cell
  }

  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .grouped
  )
  private var lines: [Line] = []
  private(set) var numberOfShownLines = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
  }

  /// Reads a whole log.
  func read(_ lines: [Line]) async {
    self.lines = lines
    let snapshot = await prepare("")
    await withCheckedContinuation { continuation in
      dataSource.applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
    numberOfShownLines = snapshot.numberOfItems
  }

  /// Shows the lines that contain a text.
  func filter(by text: String) async {
    let snapshot = await prepare(text)
    await dataSource.apply(snapshot, animatingDifferences: true)
    numberOfShownLines = dataSource.snapshot().numberOfItems
  }

  /// Adds a line to the end of the last day.
  func append(_ line: Line) {
    lines.append(line)
    var snapshot = dataSource.snapshot()
    if snapshot.sectionIdentifiers.last != line.day { snapshot.appendSections([line.day]) }
    snapshot.appendItems([line])
    dataSource.apply(snapshot, animatingDifferences: false) {
      self.numberOfShownLines = snapshot.numberOfItems
    }
  }

  private func prepare(_ filter: String) async -> NSDiffableDataSourceSnapshot<String, Line> {
    let lines = lines
    return await Task.detached(priority: .userInitiated) {
      Grouping.makeSnapshot(lines, filter)
    }.value
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let day = dataSource.sectionIdentifier(for: section) else { return nil }
    let label = UILabel()
    label.text = day
    return label
  }
}
