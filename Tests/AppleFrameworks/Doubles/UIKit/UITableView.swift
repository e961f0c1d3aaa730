import AppleBase

open class UITableViewCell: UIView {}

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  // The following requirements are optional.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

open class UITableView: UIView {
  open weak var dataSource: (any UITableViewDataSource)?

  /// The cells that the table view shows.
  public private(set) var shownCells: [[UITableViewCell]] = []

  open func reloadData() {
    guard let dataSource else { return }
    shownCells = (0..<dataSource.numberOfSections(in: self)).map { section in
      (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
        dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: section))
      }
    }
  }
}
