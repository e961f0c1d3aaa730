#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableAppleViews
  import DiffableSnapshots

  /// Apple's data source of a table view, over a data source of this package.
  ///
  /// It is the data source of the table view, and a subclass can add methods of the view's data source. The delegate of
  /// the table view is an object of this package, because the view asks only its delegate for views. It forwards all other
  /// messages to the delegate of the app, which can be set before and after the data source is created.
  @preconcurrency @MainActor
  open class NSTableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  >:
    MigratedDataSource<SectionIdentifierType, ItemIdentifierType>,
    NSTableViewDataSource
  {
    /// Makes or updates the view of an item in a column.
    public typealias CellProvider = (
      _ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int,
      _ identifier: ItemIdentifierType
    ) -> NSView

    /// Makes the row view of a row from the section or the item that the row shows.
    public typealias RowProvider = (
      _ tableView: NSTableView, _ row: Int, _ identifier: AnyHashable
    ) -> NSTableRowView

    /// Makes the view of a section header.
    public typealias SectionHeaderViewProvider = (
      _ tableView: NSTableView, _ row: Int, _ section: SectionIdentifierType
    ) -> NSView

    /// The data source of this package that shows the snapshots.
    ///
    /// Use it to improve a screen one call at a time, for example with `base.update { … }`.
    public let base: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, TableViewTarget>

    // Objective-C can call `responds(to:)` and `forwardingTarget(for:)` on any thread, so these methods cannot belong to
    // the main actor. The property is set on the main actor. It is read there too: views send messages to their data
    // sources on the main thread only.
    @safe nonisolated(unsafe) private weak var forwardingDataSource: (any NSObjectProtocol)?

    /// Creates a data source, and makes it the data source of a table view.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - cellProvider: Makes or updates the view of an item in a column.
    @inlinable @preconcurrency
    public init(tableView: NSTableView, cellProvider: @escaping CellProvider) {
      base = DiffableDataSource(tableView: tableView, cellProvider: cellProvider)
      super.init(base)
      connect()
    }

    @usableFromInline
    func connect() {
      forwardingDataSource = base.target.dataSource
      base.target.connect(as: self)
    }

    /// Makes the row view of a row from the section or the item that the row shows.
    @preconcurrency
    open var rowViewProvider: RowProvider? {
      get { base.rowViewProvider }
      set { base.rowViewProvider = newValue }
    }

    /// Makes the views of section headers; nil when sections have no headers.
    @preconcurrency
    open var sectionHeaderViewProvider: SectionHeaderViewProvider? {
      get { base.sectionHeaderViewProvider }
      set { base.sectionHeaderViewProvider = newValue }
    }

    /// The animation of insertions and deletions; fading by default.
    @preconcurrency
    open var defaultRowAnimation: NSTableView.AnimationOptions {
      get { base.defaultRowAnimation }
      set { base.defaultRowAnimation = newValue }
    }

    /// Returns the item in a row.
    ///
    /// - Parameter row: A row of the table view.
    /// - Returns: The item, or nil for a section header and for a row that is out of bounds.
    @preconcurrency
    open func itemIdentifier(forRow row: Int) -> ItemIdentifierType? {
      base.itemIdentifier(forRow: row)
    }

    /// Returns the row of an item.
    ///
    /// - Parameter identifier: The item.
    /// - Returns: The row, or nil if the table view does not show the item.
    @preconcurrency
    open func row(forItemIdentifier identifier: ItemIdentifierType) -> Int? {
      base.row(forItemIdentifier: identifier)
    }

    /// Returns the section of a row.
    ///
    /// - Parameter row: A row of the table view.
    /// - Returns: The section, or nil for a row that is out of bounds.
    @preconcurrency
    open func sectionIdentifier(forRow row: Int) -> SectionIdentifierType? {
      base.sectionIdentifier(forRow: row)
    }

    /// Returns the row of the header of a section.
    ///
    /// - Parameter identifier: The section.
    /// - Returns: The row, or nil if the table view shows no header of the section.
    @preconcurrency
    open func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int? {
      base.row(forSectionIdentifier: identifier)
    }

    // MARK: Methods of the view

    /// Returns the number of rows, including the headers of sections.
    ///
    /// - Parameter tableView: The table view.
    /// - Returns: The number of rows that the table view shows.
    open func numberOfRows(in tableView: NSTableView) -> Int {
      (base.target.dataSource?.numberOfRows(in:))?(tableView) ?? 0
    }

    // A subclass adds the other methods. Those that it does not add are answered by the object of the target.

    /// Returns whether this object or the object to which it forwards messages implements a method.
    ///
    /// - Parameter aSelector: The name of the method.
    /// - Returns: Whether the table view can call the method.
    open override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || forwardingDataSource?.responds(to: aSelector) == true
    }

    /// Returns the object that receives the messages of methods that this object lacks.
    ///
    /// - Parameter aSelector: The name of the method.
    /// - Returns: The object, or nil when the target is gone.
    open override func forwardingTarget(for aSelector: Selector!) -> Any? { forwardingDataSource }
  }
#endif
