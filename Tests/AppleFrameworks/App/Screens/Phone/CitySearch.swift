import UIKit

/// A search that asks a server, and cancels the request when the user types on.
final class CitySearchController: UIViewController, UISearchResultsUpdating {
  enum Section: Int {
    case recent
    case results
  }

  enum Row: Hashable {
    case city(String)
    case message(String)
  }

  /// Asks the server.
  var find: @MainActor (String) async -> [String] = { _ in [] }

  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .plain
  )
  let searchController = UISearchController(searchResultsController: nil)
  private(set) var task: Task<Void, Never>?
  private var dataSource: UITableViewDiffableDataSource<Section, Row>!
  private var recent: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    view.addSubview(tableView)
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    configureDataSource()
    show(results: [])
  }

  private func configureDataSource() {
    dataSource = UITableViewDiffableDataSource<Section, Row>(tableView: tableView) {
      (tableView, indexPath, row) -> UITableViewCell? in
      switch row {
      case .city(let name):
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.textLabel?.text = name
        cell.accessoryType = .disclosureIndicator
        return cell
      case .message(let text):
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = text
        return cell
      }
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    task?.cancel()
    guard !text.isEmpty else { return show(results: []) }
    task = Task { [weak self] in
      guard let cities = await self?.find(text), !Task.isCancelled else { return }
      self?.show(results: cities.isEmpty ? [.message("Nothing found")] : cities.map { .city($0) })
    }
  }

  private func show(results: [Row]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    if results.isEmpty, !recent.isEmpty {
      snapshot.appendSections([.recent])
      snapshot.appendItems(recent.map { .city($0) })
    } else if !results.isEmpty {
      snapshot.appendSections([.results])
      snapshot.appendItems(results, toSection: .results)
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}

extension CitySearchController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard case .city(let name)? = dataSource.itemIdentifier(for: indexPath) else { return }
    recent.removeAll { $0 == name }
    recent.insert(name, at: 0)
    searchController.searchBar.text = ""
  }
}
