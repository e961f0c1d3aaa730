import AppleBase

extension UITableView {
  /// Makes the table view read its data again, when something next asks for it.
  public func reloadData() {
    if updates != nil { return Inconsistency.report("A reload inside of a batch") }
    if reportsChangeDuringDrag("A reload") { return }
    numberOfReloads += 1
    setNeedsReload()
  }

  public func reloadSectionIndexTitles() {
    shownSectionIndexTitles = dataSource?.sectionIndexTitles(for: self)
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
    for row in sections.lazy.flatMap({ $0.rows }) { recycle(row) }
    sections = []
  }

  /// The counts of the data source, which a table view can read at any time.
  var countsOfDataSource: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { section in
      dataSource.tableView(self, numberOfRowsInSection: section)
    }
  }

  func loadIfNeeded() {
    // Until the closure of a batch returns, the table view uses the rows that it had before the batch.
    guard needsReload, updates == nil else { return }
    needsReload = false
    sections = countsOfDataSource.map { count in
      TableSection(rows: (0..<count).map { _ in TableRow() })
    }
    measure()
    reloadSectionIndexTitles()
  }

  /// Asks for all heights, titles, headers and footers again.
  ///
  /// A table view does so whenever its layout is not up to date: before a batch, where the rows are still the old ones
  /// (rdar://36072360), and after it. It can ask for headers at each change of its bounds (rdar://6965792). Those it
  /// does not show are not kept here.
  func measure() {
    var height: CGFloat = 0
    for (section, contents) in sections.enumerated() {
      _ = dataSource?.tableView(self, titleForHeaderInSection: section)
      _ = dataSource?.tableView(self, titleForFooterInSection: section)
      _ = delegate?.tableView(self, viewForHeaderInSection: section)
      _ = delegate?.tableView(self, viewForFooterInSection: section)
      _ = delegate?.tableView(self, heightForHeaderInSection: section)
      _ = delegate?.tableView(self, heightForFooterInSection: section)
      for (index, row) in contents.rows.enumerated() {
        let indexPath = IndexPath(row: index, section: section)
        _ = delegate?.tableView(self, estimatedHeightForRowAt: indexPath)
        let rowHeight = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        row.height = rowHeight < 0 ? 44 : rowHeight
        height += row.height
      }
    }
    setNeedsLayout()
    contentSize = CGSize(width: bounds.size.width, height: height)
  }

  func layoutRows() {
    var position: CGFloat = 0
    for (section, contents) in sections.enumerated() {
      loadHeaderAndFooter(of: contents, at: section)
      for (index, row) in contents.rows.enumerated() {
        let isVisible =
          position < contentOffset.y + bounds.size.height && position + row.height > contentOffset.y
        position += row.height
        if !isVisible {
          recycle(row)
        } else if row.cell == nil {
          row.displayedPath = IndexPath(row: index, section: section)
          row.cell = requestCell(at: row.displayedPath, existing: nil)
          if let cell = row.cell {
            delegate?.tableView(self, willDisplay: cell, forRowAt: row.displayedPath)
          }
        }
      }
    }
  }

  private func loadHeaderAndFooter(of contents: TableSection, at section: Int) {
    guard !contents.hasSupplementaryViews, let dataSource else { return }
    contents.hasSupplementaryViews = true
    contents.header = supplementaryView(
      delegate?.tableView(self, viewForHeaderInSection: section),
      // The table view changes the title when it makes the header, not when an app changes the text of the label.
      title: dataSource.tableView(self, titleForHeaderInSection: section)
        .map { style == .plain ? $0 : $0.uppercased() }
    )
    contents.footer = supplementaryView(
      delegate?.tableView(self, viewForFooterInSection: section),
      title: dataSource.tableView(self, titleForFooterInSection: section)
    )
  }

  private func supplementaryView(
    _ view: UIView?,
    title: String?
  ) -> UITableViewHeaderFooterView? {
    if let view { return view as? UITableViewHeaderFooterView }
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}
