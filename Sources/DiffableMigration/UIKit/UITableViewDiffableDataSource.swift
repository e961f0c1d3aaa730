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
      moves = UserMoves(base, self, keepsUnreportedMoves: true) { [unowned self] in
        tableView($0, canMoveRowAt: $1)
      }
    }

    /// The animation of insertions, deletions and other changes; automatic by default.
    @preconcurrency
    open var defaultRowAnimation: UITableView.RowAnimation {
      get { base.defaultRowAnimation }
      set { base.defaultRowAnimation = newValue }
    }

    override func willApply() { moves.reportBeforeApply() }

    // MARK: Methods of the view

    /// Returns the number of sections.
    ///
    /// - Parameter tableView: The table view.
    /// - Returns: The number of sections that the table view shows.
    open func numberOfSections(in tableView: UITableView) -> Int {
      (dataSource?.numberOfSections(in:))?(tableView) ?? 0
    }

    /// Returns the number of rows in a section.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - section: A section index.
    /// - Returns: The number of rows that the section shows.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    /// Returns the cell of a row, from the cell provider.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - indexPath: The index path of the row.
    /// - Returns: The cell.
    open func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      moves.makeCell(at: indexPath) { dataSource?.tableView(tableView, cellForRowAt: indexPath) }
    }

    /// Returns the title of a header.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - section: A section index.
    /// - Returns: The title from the provider of `base`, or nil without one.
    open func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      (dataSource?.tableView(_:titleForHeaderInSection:))?(tableView, section) ?? nil
    }

    /// Returns the title of a footer.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - section: A section index.
    /// - Returns: The title from the provider of `base`, or nil without one.
    open func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      (dataSource?.tableView(_:titleForFooterInSection:))?(tableView, section) ?? nil
    }

    /// Returns whether the user can edit a row.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - indexPath: The index path of the row.
    /// - Returns: Whether the handlers of `base` or the swipe actions of the delegate allow it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      (dataSource?.tableView(_:canEditRowAt:))?(tableView, indexPath) ?? false
    }

    /// Deletes or inserts an item, if the handlers of `base` allow it.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - editingStyle: What the user does.
    ///   - indexPath: The index path of the row.
    open func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      (dataSource?.tableView(_:commit:forRowAt:))?(tableView, editingStyle, indexPath)
    }

    /// Returns whether the user can move a row.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - indexPath: The index path of the row.
    /// - Returns: The answer of the `reorderingHandlers` of `base`, or false without handlers.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      // Otherwise the question would come back.
      if moves.isAskedByBase { return false }
      return (dataSource?.tableView(_:canMoveRowAt:))?(tableView, indexPath) ?? false
    }

    /// Moves an item in the snapshot, because the user has moved its row.
    ///
    /// An override need not call this method if it applies a snapshot in which the item is at its new place: the snapshot
    /// is compared with what the table view shows after the move.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - sourceIndexPath: The index path of the row before the move.
    ///   - destinationIndexPath: The index path of the row after the move.
    open func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.remember(from: sourceIndexPath, to: destinationIndexPath)
    }

    /// Returns the titles of the index beside the rows.
    ///
    /// - Parameter tableView: The table view.
    /// - Returns: The titles that are set on `base`, or nil without titles.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      (dataSource?.sectionIndexTitles(for:))?(tableView) ?? nil
    }

    /// Returns the section to which a title of the index scrolls.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - title: The title.
    ///   - index: The index of the title.
    /// - Returns: The section index.
    open func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      (dataSource?.tableView(_:sectionForSectionIndexTitle:at:))?(tableView, title, index) ?? index
    }
  }
#endif
