#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  /// A table view that a data source updates.
  ///
  /// Usually a data source creates its target; see ``TableViewDiffableDataSource``. Create a target to share it, for
  /// example with a source of `DiffableSources`.
  ///
  /// An object of the target is the data source of the view. It is also the prefetch data source, if the view has none
  /// or that of another target. It becomes the delegate only when the view shows a source; otherwise a delegate of the
  /// app stays in place.
  @MainActor
  public final class TableViewTarget: @MainActor ViewTarget {
    /// The class of the view.
    public typealias View = UITableView

    /// The changes that a table view performs in one batch.
    ///
    /// Before iOS 15 and tvOS 15, a table view cannot reconfigure rows. The data source then reloads them instead.
    public internal(set) var capabilities: ListCapabilities = {
      if #available(iOS 15, tvOS 15, *) { return .tableView }
      return .tableView.subtracting(.reconfigurations)
    }()

    /// The greatest number of changes that the table view performs in batches; if an apply has more changes, the view
    /// is reloaded.
    public var changeLimit = 300

    /// The animation of each kind of change.
    public var rowAnimations = TableViewRowAnimations()

    /// Whether the row at the top of the visible area stays in place when rows above it change; false by default.
    ///
    /// The position is exact only if the table view knows the exact height of each row. If it uses estimated heights,
    /// the rows can still jump. When the row is deleted, or moves below several visible rows, the next visible row
    /// stays in place.
    public var keepsScrollPosition = false

    /// How the table view is updated while it has no window.
    public var updatesOutsideWindow = UpdatesOutsideWindow.reload

    /// Returns whether the user can edit a row at which no item can be deleted or inserted, and for which the delegate
    /// has no swipe actions.
    ///
    /// If nil, the user cannot edit such a row.
    public var canEditRow: ((_ indexPath: IndexPath) -> Bool)?

    /// The data that the table view shows.
    public var data: ListData<UITableViewCell>? { didSet { events.dataDidChange(from: oldValue) } }

    /// The data that the view shows: that of another target, while this target waits for the view.
    public var currentData: ListData<UITableViewCell>? {
      data ?? TableViewEvents.currentData(of: weakView)
    }

    /// Makes or updates the headers and footers that the table view shows.
    public var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> TableViewHeaderFooter?)?

    /// The table view; nil when it is released, and while it belongs to another target.
    ///
    /// When another target becomes the data source of the view, this target no longer changes the view.
    public var tableView: UITableView? { events.hasView ? weakView : nil }

    private weak var weakView: UITableView?

    /// The view as a requirement of ``ViewTarget``.
    public var view: UITableView? { tableView }

    /// The paths of the selected items.
    @_spi(Views)
    public var selectedPaths: [ItemPath] {
      get { (tableView?.indexPathsForSelectedRows ?? []).sorted().map { ItemPath($0) } }
      set {
        let (old, new) = (Set(selectedPaths), Set(newValue))
        for path in old.subtracting(new) {
          tableView?.deselectRow(at: IndexPath(path), animated: false)
        }
        for path in newValue where !old.contains(path) {
          tableView?.selectRow(at: IndexPath(path), animated: false, scrollPosition: .none)
        }
      }
    }

    /// The delegate of the app while the table view shows a source: initially the delegate that the view had.
    ///
    /// Without a source, the view has its own delegate, and this property has no effect. With a source, the target is
    /// the delegate of the view. For the methods that the target implements too:
    ///
    /// | methods | what the target does |
    /// |---|---|
    /// | `shouldHighlightRowAt`, `willSelectRowAt` | Both the source and the delegate must allow it. |
    /// | `didSelectRowAt`, `didHighlightRowAt`, `willDisplay`, … | The source is called, then the delegate. |
    /// | `editingStyleForRowAt`, `viewForHeaderInSection`, `viewForFooterInSection` | The delegate decides. |
    /// | `targetIndexPathForMoveFromRowAt` | The delegate is asked only if the row can be moved. |
    public var delegate: (any UITableViewDelegate)? {
      get { events.delegate }
      set { events.forward(to: newValue) }
    }

    /// The section index; nil if the table view shows none.
    var sectionIndex: SectionIndex?

    var headerFooterClasses: Set<ObjectIdentifier> = []

    /// The object that the table view calls.
    private(set) lazy var events = TableViewEvents(self)

    let completions = BatchCompletions()
    private var selection: KeptSelection?
    private var scrollAnchor: ScrollAnchor?

    /// Creates a target for a table view, and makes it the data source of the view.
    ///
    /// If the view has a data source already, the target takes over the view when its own data source does. The target
    /// holds no strong reference to the view.
    ///
    /// - Parameter tableView: The table view.
    /// - Complexity: O(1).
    public init(_ tableView: UITableView) {
      weakView = tableView
      if currentData == nil { events.takeView() }
    }

    /// Returns whether an apply must wait, because the user reorders a row or the table view has uncommitted updates.
    ///
    /// A table view has uncommitted updates while it shows placeholders of drops. Calling this method on another thread
    /// than the main thread is a programmer error.
    ///
    /// - Returns: Whether the apply must wait.
    /// - Complexity: O(1). While a finger is on an edited table view, O(*k*), where *k* is the number of visible rows.
    public func applyMustWait() -> Bool {
      requireMainThread()
      return events.applyMustWait()
    }

    /// Remembers the selected items and, if ``keepsScrollPosition`` is set, the visible items.
    ///
    /// - Complexity: O(*k* log *n*), where *k* is the number of selected and visible rows and *n* the number of
    ///   sections and items.
    public func willApply() {
      // Before the first apply: the view can make cells, and report them, as soon as it shows a source.
      if data?.showsSource == true { events.remainDelegate() }
      // When a batch begins, the table view must show exactly the rows that the data has.
      events.putRefusedRowBack()
      guard let tableView, let data else { return }
      selection = KeptSelection(self)
      guard keepsScrollPosition else { return }
      scrollAnchor = ScrollAnchor(
        tableView.indexPathsForVisibleRows,
        in: tableView,
        data,
        frame: tableView.rectForRow
      )
    }

    /// Restores the selection and the scroll position.
    ///
    /// - Complexity: That of ``willApply()``. With a section index, plus O(*s*), where *s* is the number of sections:
    ///   the table view reads all titles again.
    public func didApply() {
      guard let tableView else { return }
      selection?.restore(in: self)
      scrollAnchor?.restore(in: tableView, frame: tableView.rectForRow)
      (selection, scrollAnchor) = (nil, nil)
      if sectionIndex != nil { tableView.reloadSectionIndexTitles() }
    }
  }
#endif
