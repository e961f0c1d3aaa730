import AppKit

/// A table of downloads with three columns, which the user sorts, selects and deletes.
class DownloadTableController: NSViewController, NSTableViewDelegate {
  enum Section {
    case running
    case finished
  }

  struct Download: Hashable, Sendable {
    let id: Int
    var name: String
    var size: Int
    var isFinished: Bool
  }

  enum Order: Sendable {
    case byName
    case bySize
  }

  let tableView = NSTableView()
  private(set) var selectedNames: [String] = []
  private var downloads: [Int: Download] = [:]
  private var order = Order.byName
  var dataSource: NSTableViewDiffableDataSource<Section, Int>!

  override func loadView() {
    view = NSView()
    for name in ["name", "size"] {
      tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name)))
    }
    tableView.allowsMultipleSelection = true
    tableView.delegate = self
    dataSource = NSTableViewDiffableDataSource<Section, Int>(tableView: tableView) {
      [unowned self] tableView, column, row, id in
      self.cell(for: id, in: column)
    }
    dataSource.sectionHeaderViewProvider = { tableView, row, section in
      NSTextField(labelWithString: section == .running ? "Running" : "Finished")
    }
    dataSource.rowViewProvider = { tableView, row, identifier in
      let rowView = NSTableRowView()
      rowView.isGroupRowStyle = identifier is Section
      return rowView
    }
    dataSource.defaultRowAnimation = .slideUp
  }

  private func cell(for id: Int, in column: NSTableColumn) -> NSView {
    let identifier = column.identifier
    let cell =
      tableView.makeView(withIdentifier: identifier, owner: self) as? NSTextField
      ?? NSTextField(labelWithString: "")
    cell.identifier = identifier
    guard let download = downloads[id] else { return cell }
    cell.stringValue = identifier.rawValue == "name" ? download.name : "\(download.size) MB"
    return cell
  }

  func show(_ downloads: [Download]) {
    let changed = downloads.filter { self.downloads[$0.id] != nil && self.downloads[$0.id] != $0 }
    self.downloads = Dictionary(uniqueKeysWithValues: downloads.map { ($0.id, $0) })
    update(changed.map(\.id))
  }

  func sort(_ order: Order) {
    self.order = order
    update([])
  }

  private func update(_ changed: [Int]) {
    let sorted = downloads.values.sorted { left, right in
      switch order {
      case .byName: return left.name < right.name
      case .bySize: return (left.size, left.name) < (right.size, right.name)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    for (section, isFinished) in [(Section.running, false), (.finished, true)] {
      let ids = sorted.filter { $0.isFinished == isFinished }.map(\.id)
      guard !ids.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(ids, toSection: section)
    }
    snapshot.reloadItems(changed)
    let isFirst = dataSource.snapshot().numberOfItems == 0
    dataSource.apply(snapshot, animatingDifferences: !isFirst)
  }

  /// Deletes the selected downloads, as the Delete key does.
  func deleteSelection() {
    let ids = tableView.selectedRowIndexes.compactMap { dataSource.itemIdentifier(forRow: $0) }
    for id in ids { downloads[id] = nil }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(ids)
    let empty = snapshot.sectionIdentifiers.filter { snapshot.numberOfItems(inSection: $0) == 0 }
    snapshot.deleteSections(empty)
    dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
  }

  func select(_ id: Int) {
    guard let row = dataSource.row(forItemIdentifier: id) else { return }
    tableView.selectRowIndexes([row], byExtendingSelection: false)
  }

  func tableViewSelectionDidChange(_ notification: Notification) {
    selectedNames = tableView.selectedRowIndexes.compactMap { row in
      dataSource.itemIdentifier(forRow: row).flatMap { downloads[$0]?.name }
    }
  }

  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    dataSource.itemIdentifier(forRow: row) != nil
  }
}
