import AppleBase

extension UITableView {
  /// A question for a cell that the data source is answering.
  struct CellRequest {
    var indexPath: IndexPath

    /// The cell of a row that is reconfigured, or nil for a new cell.
    var existing: UITableViewCell?
    var dequeued: UITableViewCell?
  }

  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellNibs[identifier] = nib
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerFooterClasses[identifier]?.init(reuseIdentifier: identifier)
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = reusableCell(identifier)
    guard let request = cellRequest, request.indexPath == indexPath else {
      Inconsistency.report("A cell is dequeued for \(indexPath), which is not asked for")
      return cell
    }
    if request.dequeued != nil { Inconsistency.report("A cell is dequeued twice for \(indexPath)") }
    cellRequest?.dequeued = cell
    return cell
  }

  private func reusableCell(_ identifier: String) -> UITableViewCell {
    if let existing = cellRequest?.existing, existing.reuseIdentifier == identifier {
      return existing
    }
    if let cell = reusableCells[identifier]?.popLast() {
      cell.numberOfReuses += 1
      cell.prepareForReuse()
      return cell
    }
    if let nib = cellNibs[identifier] {
      let cell = nib.instantiate(as: UITableViewCell.self) ?? UITableViewCell()
      cell.reuseIdentifier = identifier
      return cell
    }
    guard let type = cellClasses[identifier] else {
      Inconsistency.report("No class is registered for the reuse identifier \(identifier)")
      return UITableViewCell()
    }
    return type.init(style: .default, reuseIdentifier: identifier)
  }

  /// Asks the data source for the cell of a row.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the row.
  ///   - existing: The cell of a row that is reconfigured.
  /// - Returns: The cell.
  func requestCell(at indexPath: IndexPath, existing: UITableViewCell?) -> UITableViewCell? {
    guard let dataSource else { return nil }
    cellRequest = CellRequest(indexPath: indexPath, existing: existing)
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    let dequeued = cellRequest?.dequeued
    cellRequest = nil
    if let dequeued, dequeued !== cell {
      Inconsistency.report("The cell that was dequeued for \(indexPath) is not returned")
    }
    if let existing {
      if cell !== existing {
        Inconsistency.report("Row \(indexPath) is reconfigured, but another cell is returned")
      }
      return existing
    }
    if sections.contains(where: { $0.rows.contains { $0.cell === cell } }) {
      Inconsistency.report("The cell that is returned for \(indexPath) is shown in another row")
    }
    return cell
  }

  /// Takes back the cell of a row, for reuse in other rows.
  func recycle(_ row: TableRow) {
    if let cell = row.cell {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.displayedPath)
    }
    if let cell = row.cell, let identifier = cell.reuseIdentifier {
      reusableCells[identifier, default: []].append(cell)
    }
    row.cell = nil
  }
}
