#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// An outline view that a data source updates.
  ///
  /// An object of the target is the data source and the delegate of the outline view. It forwards the delegate methods
  /// that it does not handle to ``delegate``. An outline view cannot show a `ListSource`, because the items of a
  /// `ListSource` have no levels.
  @MainActor
  public final class OutlineViewTarget: @MainActor ViewTarget {
    /// The changes that the outline view performs in one batch.
    ///
    /// A batch tells the target only which items and sections to reload. The target finds all other changes itself: it
    /// compares its nodes with the snapshot that the data source shows. So one batch is enough for all changes.
    public let capabilities = ListCapabilities.everything

    /// The data that the outline view shows.
    public var data: ListData<NSView>? { didSet { events.dataDidChange(from: oldValue) } }

    /// The data that the view shows: that of another target, while this target waits for the view.
    public var currentData: ListData<NSView>? {
      data ?? OutlineViewEvents.currentData(of: weakView)
    }

    /// The outline view; nil when it is released, and while it belongs to another target.
    public var outlineView: NSOutlineView? { events.hasView ? weakView : nil }

    private weak var weakView: NSOutlineView?

    /// The view as a requirement of ``ViewTarget``.
    public var view: NSOutlineView? { outlineView }

    /// The object that the outline view calls.
    private(set) lazy var events = OutlineViewEvents(self)

    /// The animation of inserted and removed rows; a fade by default.
    public var defaultRowAnimation: NSTableView.AnimationOptions = .effectFade

    /// How the outline view is updated while it has no window.
    public var updatesOutsideWindow = UpdatesOutsideWindow.reload

    /// The delegate of the app, which receives the messages that the target does not handle.
    ///
    /// The target also asks the delegate about row views, group rows and disclosure buttons, and whether an item may be
    /// expanded or collapsed. It passes on the notifications about expanding and collapsing. The delegate receives an
    /// object for each item: ``DiffableSnapshots/DiffableDataSource/itemIdentifier(forOutlineItem:)`` returns the item.
    ///
    /// If the delegate conforms to `NSOutlineViewDataSource` too, it also receives the messages to a data source that
    /// the target does not handle, such as changes of sort descriptors.
    ///
    /// If the app sets the delegate of the outline view instead, the target logs a message, becomes the delegate of the
    /// view again, and forwards messages to the delegate of the app.
    public var delegate: (any NSOutlineViewDelegate)? {
      get { events.delegate }
      set {
        let isDataSource =
          delegate is any NSOutlineViewDataSource || newValue is any NSOutlineViewDataSource
        events.forward(to: newValue)
        // A view asks only once which optional methods its data source implements.
        if isDataSource { perform(.reloadOfDataSource) }
      }
    }

    /// The outline view; nil when it is released, and while this target is not its data source.
    var ownOutlineView: NSOutlineView? { outlineView?.dataSource === events ? outlineView : nil }

    /// What the outline view shows; set by the initializer of the data source.
    var tree: (any OutlineTree)?

    /// The column for which the outline view asks for a view now; nil for a group row, and when it asks for no view.
    public internal(set) var requestedColumn: NSTableColumn?

    /// Whether a change of the target is in progress.
    var isUpdating = false

    /// The change that waits because another one is in progress, or because the user expands or collapses an item.
    var waitingChange: OutlineChange?

    /// The nodes that the outline view is expanding or collapsing outside changes of the target.
    var userChanges: [OutlineNode] = []

    /// The paths of the selected items.
    @_spi(Views)
    public var selectedPaths: [ItemPath] {
      get {
        guard let outlineView, let tree else { return [] }
        return outlineView.selectedRowIndexes.compactMap { row in
          (outlineView.item(atRow: row) as? OutlineNode).flatMap { tree.path(of: $0) }
        }
      }
      set { select(newValue.compactMap { tree?.node(at: $0) }) }
    }

    /// Creates a target for an outline view, and makes it the data source and the delegate of the view.
    ///
    /// The former delegate of the view receives the forwarded methods. If the view has a data source already, the
    /// target takes over the view when its own data source does.
    ///
    /// - Parameter outlineView: The outline view.
    /// - Complexity: O(1).
    public init(_ outlineView: NSOutlineView) {
      weakView = outlineView
      if currentData == nil { events.takeView() }
    }
  }
#endif
