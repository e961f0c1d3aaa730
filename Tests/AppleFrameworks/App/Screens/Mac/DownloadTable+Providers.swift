import AppKit

/// Providers of types that Apple's data source contains.
extension DownloadTableController {
  typealias DataSource = NSTableViewDiffableDataSource<Section, Int>

  private static let cell: DataSource.CellProvider = { tableView, column, row, id in
    NSTextField(labelWithString: "\(column.identifier.rawValue) of \(id)")
  }

  private static let header: DataSource.SectionHeaderViewProvider = { tableView, row, section in
    NSTextField(labelWithString: "\(section)")
  }

  private static let rowView: DataSource.RowProvider = { tableView, row, identifier in
    let view = NSTableRowView()
    view.isGroupRowStyle = identifier is Section
    return view
  }

  /// Shows other cells, in the same table.
  func useStoredProviders() {
    dataSource = NSTableViewDiffableDataSource(tableView: tableView, cellProvider: Self.cell)
    dataSource.sectionHeaderViewProvider = nil
    dataSource.sectionHeaderViewProvider = Self.header
    dataSource.rowViewProvider = nil
    dataSource.rowViewProvider = Self.rowView
  }
}
