import AppKit

/// The entries of a ledger, which the user sorts with the headers of the columns.
final class LedgerController: NSViewController, NSTableViewDelegate {
  struct Entry: Hashable, Identifiable, Sendable {
    let id: Int
    let payee: String
    var amount: Int
  }

  /// A data source that adds the method for sorting, because the superclass has none to override.
  final class DataSource: NSTableViewDiffableDataSource<Int, Entry.ID> {
    var entries: [Entry.ID: Entry] = [:]
    private(set) var numberOfSorts = 0

    func tableView(
      _ tableView: NSTableView,
      sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
    ) {
      numberOfSorts += 1
      var snapshot = snapshot()
      for year in snapshot.sectionIdentifiers {
        let ids = sorted(snapshot.itemIdentifiers(inSection: year), by: tableView.sortDescriptors)
        snapshot.deleteItems(ids)
        snapshot.appendItems(ids, toSection: year)
      }
      apply(snapshot, animatingDifferences: !oldDescriptors.isEmpty)
    }

    func sorted(_ ids: [Entry.ID], by descriptors: [NSSortDescriptor]) -> [Entry.ID] {
      ids.compactMap { entries[$0] }
        .sorted { left, right in
          for descriptor in descriptors {
            let (first, second) = descriptor.ascending ? (left, right) : (right, left)
            switch descriptor.key {
            case "payee" where left.payee != right.payee: return first.payee < second.payee
            case "amount" where left.amount != right.amount: return first.amount < second.amount
            default: continue
            }
          }
          return left.id < right.id
        }
        .map(\.id)
    }
  }

  let tableView = NSTableView()
  private(set) var dataSource: DataSource!

  override func loadView() {
    view = NSView()
    for key in ["payee", "amount"] {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(key))
      column.sortDescriptorPrototype = NSSortDescriptor(key: key, ascending: key == "payee")
      tableView.addTableColumn(column)
    }
    dataSource = DataSource(tableView: tableView) { [unowned self] tableView, column, row, id in
      let label = NSTextField(labelWithString: "")
      guard let entry = dataSource.entries[id] else { return label }
      label.stringValue = column.identifier.rawValue == "payee" ? entry.payee : "\(entry.amount)"
      return label
    }
    dataSource.sectionHeaderViewProvider = { tableView, row, year in
      NSTextField(labelWithString: "\(year)")
    }
    dataSource.defaultRowAnimation = .slideDown
  }

  func show(_ years: [(year: Int, entries: [Entry])]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Entry.ID>()
    for (year, entries) in years {
      for entry in entries { dataSource.entries[entry.id] = entry }
      snapshot.appendSections([year])
      let ids = dataSource.sorted(entries.map(\.id), by: tableView.sortDescriptors)
      snapshot.appendItems(ids, toSection: year)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Changes the amount of an entry, in place.
  func correct(_ id: Entry.ID, to amount: Int) {
    dataSource.entries[id]?.amount = amount
    var snapshot = dataSource.snapshot()
    snapshot.reloadItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func deleteSelection() {
    let ids = tableView.selectedRowIndexes.compactMap { dataSource.itemIdentifier(forRow: $0) }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(ids)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
