#if DIFFABLE_APPLE_DOUBLES
  import DiffableUIKit
  import UIKit

  /// A replacement of Apple's snapshot, in which a failing `try!` represents an exception.
  struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  > {
    fileprivate var contents = Snapshot<SectionIdentifierType, ItemIdentifierType>()

    mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
      contents.appendSections(identifiers)
    }

    mutating func appendItems(
      _ identifiers: [ItemIdentifierType],
      toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
      contents.appendItems(identifiers, toSection: sectionIdentifier)
    }

    mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
      contents.deleteItems(identifiers)
    }

    mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
      contents.reconfigureItems(identifiers)
    }
  }

  /// A replacement of Apple's data source, which reloads the table for each apply.
  @MainActor
  class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  >: NSObject, UITableViewDataSource {
    typealias CellProvider = (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    typealias Contents = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var shown = Contents()

    init(tableView: UITableView, cellProvider: @escaping CellProvider) {
      self.tableView = tableView
      self.cellProvider = cellProvider
      super.init()
      tableView.dataSource = self
    }

    func apply(
      _ snapshot: Contents,
      animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      shown = snapshot
      tableView?.reloadData()
      completion?()
    }

    func snapshot() -> Contents { shown }

    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
      shown.contents.itemIdentifier(for: ItemPath(indexPath))
    }

    func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
      shown.contents.sectionIdentifiers[index]
    }

    func numberOfSections(in tableView: UITableView) -> Int { shown.contents.numberOfSections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.contents.numberOfItems(inSectionAt: section) ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cellProvider(tableView, indexPath, itemIdentifier(for: indexPath)!)!
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      nil
    }
  }
#endif
