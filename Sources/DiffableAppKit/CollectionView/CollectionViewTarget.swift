#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// A collection view that a data source updates.
  ///
  /// An object of the target is the data source of the collection view. If the view has no prefetching data source, or
  /// that of another target, the object takes this role too. It is also the delegate, because AppKit asks the delegate
  /// whether an item can be dragged. Set your own delegate as ``delegate``.
  ///
  /// Use ``CollectionViewDiffableDataSource`` to create a data source with its target.
  @MainActor
  public final class CollectionViewTarget: @MainActor ViewTarget {
    /// The type of the items of a collection view.
    public typealias Cell = NSCollectionViewItem

    /// The type of the supplementary views of a collection view.
    public typealias SupplementaryView = NSView

    /// The collection view; nil when it is released, and while it belongs to another target.
    ///
    /// When another target becomes the data source of the view, this target no longer changes the view.
    public var collectionView: NSCollectionView? { events.hasView ? weakView : nil }

    private weak var weakView: NSCollectionView?

    /// The view as a requirement of ``ViewTarget``.
    public var view: NSCollectionView? { collectionView }

    /// The object that the collection view calls.
    private(set) lazy var events = CollectionViewEvents(self)

    /// The delegate of the app, which receives all messages that the target does not handle, such as the sizes of a
    /// flow layout.
    ///
    /// If the app sets the delegate of the collection view instead, the target logs a message, becomes the delegate of
    /// the view again, and forwards messages to the delegate of the app.
    ///
    /// The target handles dragging itself. It asks the delegate about items that cannot be reordered and about drops
    /// that reorder nothing, and tells it when a drag begins and ends. The delegate also decides about selection and
    /// highlighting, beside the sources of a connection, and receives the events of selection,
    /// highlighting and display.
    public var delegate: (any NSCollectionViewDelegate)? {
      get { events.delegate }
      set {
        events.forward(to: newValue)
        if !events.isDelegate { events.becomeDelegate() }
      }
    }

    /// The data that the collection view shows.
    public var data: ListData<NSCollectionViewItem>? {
      didSet { events.dataDidChange(from: oldValue) }
    }

    /// The data that the view shows: that of another target, while this target waits for the view.
    public var currentData: ListData<NSCollectionViewItem>? {
      data ?? CollectionViewEvents.currentData(of: weakView)
    }

    /// Makes or updates the supplementary views that the collection view shows.
    public var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> NSView?)?

    /// How the collection view is updated while it has no window.
    public var updatesOutsideWindow = UpdatesOutsideWindow.reload

    /// The greatest number of changes that the collection view performs in batches; if an apply has more changes, the
    /// view is reloaded.
    public var changeLimit = 300

    /// Updates the collection view item of a reconfigured item; if nil, only the collection view items of sources are
    /// updated in place, and the collection view makes new ones for other items.
    var itemUpdater: ((NSCollectionViewItem, ItemPath) -> Void)?

    /// Updates a supplementary view of a reconfigured section; if nil, only the views of sources are updated in place,
    /// and other sections that have visible supplementary views are reloaded.
    var supplementaryViewUpdater: ((NSView, SupplementaryKind, IndexPath) -> Void)?

    /// The paths of the selected items.
    @_spi(Views)
    public var selectedPaths: [ItemPath] {
      get { (collectionView?.selectionIndexPaths ?? []).map { ItemPath($0) }.sorted() }
      set {
        let paths = Set(newValue.map { IndexPath($0) })
        if paths != collectionView?.selectionIndexPaths {
          collectionView?.selectionIndexPaths = paths
        }
      }
    }

    /// The items that were selected when an apply began.
    private var selection: KeptSelection?

    /// The kinds of supplementary views that the collection view has asked for.
    var requestedKinds: Set<String> = []

    /// The element kind and the index path of the supplementary view that the collection view asks for now.
    ///
    /// The view must be made with exactly these. An index path that is created from an `ItemPath` always has two
    /// elements, but the index path of a view of the whole layout has only one. The layout of an app can also call its
    /// own kind `header`.
    public internal(set) var requestedView: (kind: String, indexPath: IndexPath)?

    /// The supplementary view of a reconfigured section until ``supplementaryView(_:_:at:)`` takes it; otherwise nil.
    var reconfiguredView: NSView?

    /// Creates a target for a collection view, and makes it the data source and the delegate of the view.
    ///
    /// If the view has a data source already, the target takes over the view when its own data source does.
    ///
    /// - Parameter collectionView: The collection view. Its former delegate becomes the ``delegate`` of the target.
    /// - Complexity: O(1).
    public init(_ collectionView: NSCollectionView) {
      weakView = collectionView
      if currentData == nil { events.takeView() }
    }

    /// The changes that a collection view performs in one batch.
    public var capabilities: ListCapabilities { .collectionView }

    /// Remembers the selected items.
    ///
    /// - Complexity: O(*k* log *n*), where *k* is the number of selected items and *n* the number of sections and
    ///   items.
    public func willApply() {
      events.becomeDelegateAgain()
      selection = KeptSelection(self)
    }

    /// Selects the items again that a reload has deselected, and forgets pressed items that were deleted.
    ///
    /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items that were selected or pressed before,
    ///   and *n* the number of sections and items.
    public func didApply() {
      // A deleted item is no longer pressed, even if a later apply inserts it again.
      events.highlightedItems = events.highlightedItems.filter {
        data?.owner?.itemPath(of: $0) != nil
      }
      selection?.restore(in: self)
      selection = nil
    }
  }
#endif
