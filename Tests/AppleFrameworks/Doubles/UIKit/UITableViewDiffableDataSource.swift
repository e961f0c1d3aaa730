import AppleBase

/// A replacement of Apple's data source, in the simplest way: it inserts, deletes and reloads, and moves nothing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: DiffableDataSourceBase<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var hasData = false

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let changes = DiffableChanges(from: current, to: snapshot)
    guard hasData, let tableView, tableView.window != nil, let changes else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let perform = {
      tableView.performBatchUpdates {
        self.current = snapshot.withoutMarks
        tableView.deleteSections(changes.deletedSections, with: self.defaultRowAnimation)
        tableView.insertSections(changes.insertedSections, with: self.defaultRowAnimation)
        tableView.deleteRows(at: changes.deletedItems, with: self.defaultRowAnimation)
        tableView.insertRows(at: changes.insertedItems, with: self.defaultRowAnimation)
      }
      tableView.performBatchUpdates {
        tableView.reloadSections(changes.reloadedSections, with: self.defaultRowAnimation)
        tableView.reloadRows(at: changes.reloadedItems, with: self.defaultRowAnimation)
        tableView.reconfigureRows(at: changes.reconfiguredItems)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks
    hasData = true
    tableView?.reloadData()
    tableView?.layoutIfNeeded()
    completion?()
  }

  // MARK: Methods of the table's data source, which subclasses override

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(in: section)
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { preconditionFailure("There is no cell for \(indexPath)") }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    index
  }
}
