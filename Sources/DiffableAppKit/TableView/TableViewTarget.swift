#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// A table view that a data source updates.
  ///
  /// An object of the target is the data source and the delegate of the table view, because AppKit asks the delegate
  /// for views. Set your own delegate as ``delegate``.
  ///
  /// Use ``TableViewDiffableDataSource`` to create a data source with its target.
  @MainActor
  public final class TableViewTarget: @MainActor ViewTarget {
    /// The type of the views of a table view.
    public typealias Cell = NSView

    /// The table view; nil when it is released, and while it belongs to another target.
    ///
    /// When another target becomes the data source of the view, this target no longer changes the view.
    public var tableView: NSTableView? { events.hasView ? weakView : nil }

    private weak var weakView: NSTableView?

    /// The view as a requirement of ``ViewTarget``.
    public var view: NSTableView? { tableView }

    /// The object that the table view calls.
    private(set) lazy var events = TableViewEvents(self)

    /// The delegate of the app, which receives all messages that the target does not handle.
    ///
    /// If the delegate conforms to `NSTableViewDataSource` too, it also receives the messages to a data source that
    /// the target does not handle, such as changes of sort descriptors.
    ///
    /// If the app sets the delegate of the table view instead, the target logs a message, becomes the delegate of the
    /// view again, and forwards messages to the delegate of the app.
    ///
    /// The target handles these methods itself:
    ///
    /// | method | what the target does |
    /// |---|---|
    /// | `numberOfRows(in:)` | The delegate is not asked. |
    /// | `tableView(_:viewFor:row:)` | The delegate is asked only in a connection of a source, for columns that show no cells of sources. |
    /// | `tableView(_:rowViewForRow:)` | The delegate is asked when no ``rowViewProvider`` is set. |
    /// | `tableView(_:isGroupRow:)` | The delegate is asked about rows of items. |
    /// | `tableView(_:shouldSelectRow:)`, `tableView(_:selectionIndexesForProposedSelection:)` | The delegate is asked. Section headers that are not selected yet are removed from its selection unless ``allowsSectionHeaderSelection`` is set. |
    /// | `tableView(_:pasteboardWriterForRow:)` | The delegate is asked about rows that cannot be reordered. |
    /// | `tableView(_:validateDrop:…)`, `tableView(_:acceptDrop:…)` | The delegate is asked about drags that do not reorder rows. |
    /// | `tableView(_:draggingSession:…)`, `tableViewSelectionDidChange(_:)`, `tableView(_:didAdd:forRow:)`, `tableView(_:didRemove:forRow:)` | The delegate is called too. |
    public var delegate: (any NSTableViewDelegate)? {
      get { events.delegate }
      set {
        rememberSelection()
        defer { restoreSelection() }
        events.forward(to: newValue)
        setDataSourceAgain()
      }
    }

    /// The data that the table view shows.
    public var data: ListData<NSView>? { didSet { events.dataDidChange(from: oldValue) } }

    /// The data that the view shows: that of another target, while this target waits for the view.
    public var currentData: ListData<NSView>? { data ?? TableViewEvents.currentData(of: weakView) }

    /// Makes or updates the views of section headers.
    public var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> NSView?)? {
      // The provider can refer to the target.
      didSet { if makeSupplementaryView == nil { sectionHeaderViewProvider = nil } }
    }

    /// Whether each section has a header, which is a group row before the rows of its items.
    ///
    /// False by default. Setting the section header view provider of the data source sets this property too.
    public var showsSectionHeaders = false {
      willSet { if showsSectionHeaders != newValue { rememberSelection() } }
      didSet {
        guard showsSectionHeaders != oldValue else { return }
        tableView?.reloadData()
        restoreSelection()
      }
    }

    /// The section header view provider of the data source, whose type depends on the type of the sections.
    var sectionHeaderViewProvider: Any?

    /// Whether the user can select section headers; false by default.
    public var allowsSectionHeaderSelection = false

    /// How the table view is updated while it has no window.
    public var updatesOutsideWindow = UpdatesOutsideWindow.reload

    /// The greatest number of changes that the table view performs in batches; if an apply has more changes, the view
    /// is reloaded.
    public var changeLimit = 300

    /// The animation of insertions and deletions; fading by default.
    public var defaultRowAnimation: NSTableView.AnimationOptions = .effectFade

    /// The animation of insertions; nil for ``defaultRowAnimation``.
    public var insertionAnimation: NSTableView.AnimationOptions?

    /// The animation of deletions; nil for ``defaultRowAnimation``.
    public var deletionAnimation: NSTableView.AnimationOptions?

    /// Makes the row view of a row from the section or the item that the row shows.
    ///
    /// If nil, the ``delegate`` or the table view makes the row views.
    public var rowViewProvider: ((NSTableView, Int, AnyHashable) -> NSTableRowView)?

    /// Updates the view of a reconfigured item in a column; if nil, only the views of sources are updated in place, and
    /// other views are made again.
    var viewUpdater: ((NSView, NSTableColumn, Int) -> Void)?

    /// The column and row for which the table view asks the cell provider now.
    @usableFromInline var requestedCell: (column: NSTableColumn, row: Int)?

    /// The items that ``rememberSelection()`` remembered, while the target changes rows or restores the selection.
    ///
    /// Until the value is nil again, the target reports no changes of the selection to sources.
    var selection: KeptSelection?

    /// The items that were selected at the last report to sources or the last call of ``endKeepingSelection()``,
    /// whichever is later.
    ///
    /// The next report compares the current selection with these items.
    var reportedItems: [AnyHashable] = []

    /// The column that shows the cells of sources.
    weak var cellColumn: NSTableColumn?

    /// The classes of the cells of sources, by their reuse identifiers.
    var cellClasses: [String: NSView.Type] = [:]

    /// Creates a target for a table view, and makes it the data source and the delegate of the view.
    ///
    /// If the view has a data source already, the target takes over the view when its own data source does.
    ///
    /// - Parameter tableView: The table view. Its former delegate becomes the ``delegate`` of the target.
    /// - Complexity: O(1).
    public init(_ tableView: NSTableView) {
      weakView = tableView
      if currentData == nil { events.takeView() }
    }

    /// The changes that a table view performs in one batch, as a flat list.
    ///
    /// Section headers are rows if ``showsSectionHeaders`` is true. Otherwise sections have no rows of their own.
    public var capabilities: ListCapabilities {
      showsSectionHeaders ? .flatList : .flatList.subtracting(.headerRows)
    }
  }
#endif
