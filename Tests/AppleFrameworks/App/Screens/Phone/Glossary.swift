import UIKit

/// A glossary with an index of letters at the edge of the table.
final class GlossaryController: UIViewController {
  /// A data source whose index has fewer titles than the table has sections.
  final class DataSource: UITableViewDiffableDataSource<String, String> {
    private let indexTitles = ["A", "G", "M", "S"]

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      snapshot().sectionIdentifiers[section]
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      let last = snapshot().sectionIdentifiers.last ?? ""
      return indexTitles.filter { $0 <= last }
    }

    override func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      let letters = snapshot().sectionIdentifiers
      return letters.firstIndex { $0 >= title } ?? letters.count - 1
    }
  }

  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 88),
    style: .plain
  )
  private(set) var dataSource: DataSource!
  private var terms: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "term")
    dataSource = DataSource(tableView: tableView, cellProvider: cell)
  }

  private func cell(
    in tableView: UITableView,
    at indexPath: IndexPath,
    for term: String
  ) -> UITableViewCell? {
    let cell = tableView.dequeueReusableCell(withIdentifier: "term", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = term
    cell.contentConfiguration = content
    return cell
  }

  func define(_ new: [String], animated: Bool = true) {
    terms.formUnion(new)
    update(animated: animated)
  }

  func forget(_ old: [String]) {
    terms.subtract(old)
    update(animated: true)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for term in terms.sorted() {
      let letter = String(term.prefix(1))
      if snapshot.sectionIdentifiers.last != letter { snapshot.appendSections([letter]) }
      snapshot.appendItems([term])
    }
    dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
      self?.tableView.reloadSectionIndexTitles()
    }
  }
}
