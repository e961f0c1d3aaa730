import AppleBase

extension UITableView {
  public var numberOfSections: Int {
    loadIfNeeded()
    return sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections[section].rows.count
  }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return row(at: indexPath)?.cell
  }

  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return sections.flatMap { $0.rows.compactMap { $0.cell } }
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPaths { $0.cell === cell }.first
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return sections.indices.contains(section) ? sections[section].header : nil
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return sections.indices.contains(section) ? sections[section].footer : nil
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return indexPaths { $0.cell != nil }
  }

  public var indexPathsForSelectedRows: [IndexPath]? {
    loadIfNeeded()
    let selected = indexPaths { $0.isSelected }
    return selected.isEmpty ? nil : selected
  }

  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    if indexPath == nil || !allowsMultipleSelection {
      for row in sections.lazy.flatMap({ $0.rows }) { row.isSelected = false }
    }
    guard let indexPath else { return }
    guard let row = row(at: indexPath) else {
      return Inconsistency.report("Row \(indexPath) is selected, but does not exist")
    }
    row.isSelected = true
    if scrollPosition == .top { contentOffset.y = rectForRow(at: indexPath).origin.y }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    loadIfNeeded()
    row(at: indexPath)?.isSelected = false
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    var rect = CGRect(x: 0, y: 0, width: bounds.size.width, height: 0)
    for (section, contents) in sections.enumerated() {
      for (index, row) in contents.rows.enumerated() {
        rect.size.height = row.height
        if indexPath == IndexPath(row: index, section: section) { return rect }
        rect.origin.y += row.height
      }
    }
    return .zero
  }

  /// Returns the area of a header, which is always visible here; empty and below the rows in view if there is no header.
  public func rectForHeader(inSection section: Int) -> CGRect {
    area(ofSupplementaryView: headerView(forSection: section))
  }

  /// Returns the area of a footer, like that of a header.
  public func rectForFooter(inSection section: Int) -> CGRect {
    area(ofSupplementaryView: footerView(forSection: section))
  }

  private func area(ofSupplementaryView view: UITableViewHeaderFooterView?) -> CGRect {
    view == nil ? CGRect(x: 0, y: bounds.size.height + 1, width: 0, height: 0) : bounds
  }

  func row(at indexPath: IndexPath) -> TableRow? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].rows[indexPath.row]
  }

  private func indexPaths(where isIncluded: (TableRow) -> Bool) -> [IndexPath] {
    sections.enumerated().flatMap { section, contents in
      contents.rows.enumerated().filter { isIncluded($0.element) }
        .map { IndexPath(row: $0.offset, section: section) }
    }
  }
}
