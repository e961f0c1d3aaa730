#if canImport(UIKit) && !os(watchOS)
  import DiffableAppleViews
  import DiffableSnapshots
  import DiffableUIKit
  import UIKit

  /// Apple's data source of a table view, over a data source of this package.
  ///
  /// It is the data source of the table view, and a subclass can override what the view asks.
  @preconcurrency @MainActor
  open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  >:
    MigratedDataSource<SectionIdentifierType, ItemIdentifierType>,
    UITableViewDataSource
  {
    /// Makes or updates the cell of a row.
    public typealias CellProvider = (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The data source of this package that shows the snapshots.
    ///
    /// Use it to improve a screen one call at a time, for example with `base.update { … }`.
    public let base: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, TableViewTarget>

    final var moves: UserMoves<SectionIdentifierType, ItemIdentifierType, TableViewTarget>!

    private var dataSource: (any UITableViewDataSource)? { base.target.dataSource }

    /// Creates a data source, and makes it the data source of a table view.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - cellProvider: Makes or updates the cell of a row. Returning nil is a programmer error.
    @inlinable @preconcurrency
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
      base = DiffableDataSource(tableView: tableView) { view, indexPath, item in
        cellProvider(view, indexPath, item) ?? missingCell(at: indexPath)
      }
      super.init(base)
      connect()
    }

    @usableFromInline
    func connect() {
      base.target.connect(as: self)
      moves = UserMoves(base, self) { [unowned self] in tableView($0, canMoveRowAt: $1) }
    }

    /// The animation of insertions, deletions and other changes; automatic by default.
    @preconcurrency
    open var defaultRowAnimation: UITableView.RowAnimation {
      get { base.defaultRowAnimation }
      set { base.defaultRowAnimation = newValue }
    }

    override func willApply() { moves.reportBeforeApply() }

    // MARK: Methods of the view

    open func numberOfSections(in tableView: UITableView) -> Int {
      (dataSource?.numberOfSections(in:))?(tableView) ?? 0
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    open func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      moves.makeCell(at: indexPath) { dataSource?.tableView(tableView, cellForRowAt: indexPath) }
    }

    open func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      (dataSource?.tableView(_:titleForHeaderInSection:))?(tableView, section) ?? nil
    }

    open func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      (dataSource?.tableView(_:titleForFooterInSection:))?(tableView, section) ?? nil
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      (dataSource?.tableView(_:canEditRowAt:))?(tableView, indexPath) ?? false
    }

    open func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      (dataSource?.tableView(_:commit:forRowAt:))?(tableView, editingStyle, indexPath)
    }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      // Otherwise the question would come back.
      if moves.isAskedByBase { return false }
      return (dataSource?.tableView(_:canMoveRowAt:))?(tableView, indexPath) ?? false
    }

    open func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.remember(from: sourceIndexPath, to: destinationIndexPath)
    }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      (dataSource?.sectionIndexTitles(for:))?(tableView) ?? nil
    }

    open func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      (dataSource?.tableView(_:sectionForSectionIndexTitle:at:))?(tableView, title, index) ?? index
    }
  }
#endif
