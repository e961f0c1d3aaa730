import AppleBase

/// A replacement of Apple's data source, in the simplest way: each apply reloads the table view.
///
/// It makes the views even if the app's object is the delegate of the table view.
@preconcurrency @MainActor
open class NSTableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, NSTableViewDataSource {
  public typealias CellProvider = (
    _ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int,
    _ identifier: ItemIdentifierType
  ) -> NSView

  public typealias RowProvider = (
    _ tableView: NSTableView, _ row: Int, _ identifier: AnyHashable
  ) -> NSTableRowView

  public typealias SectionHeaderViewProvider = (
    _ tableView: NSTableView, _ row: Int, _ section: SectionIdentifierType
  ) -> NSView

  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  public var rowViewProvider: RowProvider?
  public var sectionHeaderViewProvider: SectionHeaderViewProvider?
  public var defaultRowAnimation: NSTableView.AnimationOptions = .effectFade

  private weak var tableView: NSTableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  private enum Row {
    case header(SectionIdentifierType)
    case item(ItemIdentifierType)
  }

  public init(tableView: NSTableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
    tableView.viewProvider = self
  }

  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    let selected = tableView?.selectedRowIndexes.compactMap { itemIdentifier(forRow: $0) } ?? []
    current = snapshot.withoutMarks
    tableView?.reloadData()
    let rows = selected.compactMap { row(forItemIdentifier: $0) }
    tableView?.selectRowIndexes(IndexSet(rows), byExtendingSelection: false)
    completion?()
  }

  open func snapshot() -> Snapshot { current }

  open func itemIdentifier(forRow row: Int) -> ItemIdentifierType? {
    guard rows.indices.contains(row), case .item(let item) = rows[row] else { return nil }
    return item
  }

  open func row(forItemIdentifier identifier: ItemIdentifierType) -> Int? {
    rows.firstIndex {
      if case .item(identifier) = $0 { true } else { false }
    }
  }

  open func sectionIdentifier(forRow row: Int) -> SectionIdentifierType? {
    guard rows.indices.contains(row) else { return nil }
    switch rows[row] {
    case .header(let section): return section
    case .item(let item): return current.sectionIdentifier(containingItem: item)
    }
  }

  open func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int? {
    rows.firstIndex {
      if case .header(identifier) = $0 { true } else { false }
    }
  }

  private var rows: [Row] {
    current.sectionIdentifiers.flatMap { section in
      (sectionHeaderViewProvider == nil ? [] : [.header(section)])
        + current.itemIdentifiers(inSection: section).map { .item($0) }
    }
  }

  open func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
}

extension NSTableViewDiffableDataSource: NSTableViewRowProvider {
  func makeView(in tableView: NSTableView, column: NSTableColumn?, row: Int) -> NSView? {
    switch rows[row] {
    case .header(let section): sectionHeaderViewProvider?(tableView, row, section)
    case .item(let item): column.map { cellProvider(tableView, $0, row, item) }
    }
  }

  func makeRowView(in tableView: NSTableView, row: Int) -> NSTableRowView? {
    switch rows[row] {
    case .header(let section): rowViewProvider?(tableView, row, section)
    case .item(let item): rowViewProvider?(tableView, row, item)
    }
  }

  func isHeader(_ row: Int) -> Bool {
    if case .header = rows[row] { true } else { false }
  }
}

/// A data source that also makes the views of a table view.
@MainActor
protocol NSTableViewRowProvider: AnyObject {
  func makeView(in tableView: NSTableView, column: NSTableColumn?, row: Int) -> NSView?
  func makeRowView(in tableView: NSTableView, row: Int) -> NSTableRowView?
  func isHeader(_ row: Int) -> Bool
}
