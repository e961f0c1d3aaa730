#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  /// A collection view that a data source updates.
  ///
  /// An object of the target is the data source of the view. If the view has no prefetching data source, or that of
  /// another target, the object takes this role too. It becomes the delegate only when the view shows a source;
  /// otherwise the delegate of the view stays your own.
  @MainActor
  public final class CollectionViewTarget: @MainActor ViewTarget {
    /// The class of the view.
    public typealias View = UICollectionView

    /// The data that the collection view shows.
    public var data: ListData<UICollectionViewCell>? {
      didSet { events.dataDidChange(from: oldValue) }
    }

    /// The data that the view shows: that of another target, while this target waits for the view.
    public var currentData: ListData<UICollectionViewCell>? {
      data ?? CollectionViewEvents.currentData(of: weakView)
    }

    /// Makes or updates the supplementary views that the collection view shows.
    public var makeSupplementaryView:
      ((SupplementaryKind, ItemPath) -> CollectionViewSupplementaryView?)?

    /// The collection view; nil when it is released, and while it belongs to another target.
    ///
    /// When another target becomes the data source of the view, this target no longer changes the view.
    public var collectionView: UICollectionView? { events.hasView ? weakView : nil }

    private weak var weakView: UICollectionView?

    /// The view as a requirement of ``ViewTarget``.
    public var view: UICollectionView? { collectionView }

    /// The greatest number of changes that the view performs in batches; if an apply has more changes, the view is
    /// reloaded.
    public var changeLimit = 300

    /// How the view is updated while it has no window.
    public var updatesOutsideWindow = UpdatesOutsideWindow.reload

    /// Whether the first visible item keeps its place on screen during an apply; false by default.
    ///
    /// When the item is deleted, or moves after several visible items, the next visible item keeps its place.
    public var keepsScrollPosition = false

    /// The paths of the selected items.
    @_spi(Views)
    public var selectedPaths: [ItemPath] {
      get { (collectionView?.indexPathsForSelectedItems ?? []).sorted().map { ItemPath($0) } }
      set {
        let (old, new) = (Set(selectedPaths), Set(newValue))
        for path in old.subtracting(new) {
          collectionView?.deselectItem(at: IndexPath(path), animated: false)
        }
        for path in newValue where !old.contains(path) {
          collectionView?.selectItem(at: IndexPath(path), animated: false, scrollPosition: [])
        }
      }
    }

    /// The delegate of the app while the collection view shows a source: initially the delegate that the view had.
    ///
    /// Without a source, the view has its own delegate, and this property has no effect. With a source, the target is
    /// the delegate of the view. For the methods that the target implements too:
    ///
    /// | methods | what the target does |
    /// |---|---|
    /// | `shouldHighlightItemAt`, `shouldSelectItemAt` | Both the source and the delegate must allow it. |
    /// | `didSelectItemAt`, `didHighlightItemAt`, `willDisplay`, … | The source is called, then the delegate. |
    public var delegate: (any UICollectionViewDelegate)? {
      get { events.delegate }
      set { events.forward(to: newValue) }
    }

    /// The section index; nil if the collection view shows none.
    var sectionIndex: SectionIndex?

    /// The object that the collection view calls.
    private(set) lazy var events = CollectionViewEvents(self)

    /// Reports which cell of an outline the user touches.
    var touchObserver: UIGestureRecognizer?

    let completions = BatchCompletions()

    private var selection: KeptSelection?
    private var scrollAnchor: ScrollAnchor?

    /// The kinds of the supplementary views for which the view has asked.
    var requestedKinds: Set<String> = []

    /// The classes of supplementary views that are registered, by kind and reuse identifier.
    var registeredViews: Set<[String]> = []

    /// Creates a target for a collection view, and makes it the data source of the view.
    ///
    /// If the view has a data source already, the target takes over the view when its own data source does.
    ///
    /// - Parameter collectionView: The collection view.
    /// - Complexity: O(1).
    public init(_ collectionView: UICollectionView) {
      weakView = collectionView
      if currentData == nil { events.takeView() }
    }

    /// The changes that a collection view performs in one batch.
    ///
    /// Cells are reconfigured since iOS 15 and tvOS 15, and reloaded before.
    public var capabilities: ListCapabilities {
      if #available(iOS 15, tvOS 15, *) { return .collectionView }
      return .collectionView.subtracting(.reconfigurations)
    }

    /// Returns whether an apply must wait, because the user moves an item or the collection view has uncommitted
    /// updates.
    ///
    /// A collection view has uncommitted updates while it shows placeholders of drops. Calling this method on another
    /// thread than the main thread is a programmer error.
    ///
    /// - Returns: Whether the apply must wait.
    /// - Complexity: O(1).
    public func applyMustWait() -> Bool {
      requireMainThread()
      return events.applyMustWait()
    }

    /// Remembers the selected items and, if ``keepsScrollPosition`` is set, the visible items.
    ///
    /// - Complexity: O(*k* log *n*), where *k* is the number of selected and visible items and *n* the number of
    ///   sections and items.
    public func willApply() {
      // Before the first apply: the view can make cells, and report them, as soon as it shows a source.
      if data?.showsSource == true { events.remainDelegate() }
      guard let collectionView, let data else { return }
      selection = KeptSelection(self)
      guard keepsScrollPosition else { return }
      // The view knows which items are visible only after a layout, also if it has just been scrolled by an apply.
      collectionView.layoutIfNeeded()
      scrollAnchor = ScrollAnchor(
        collectionView.indexPathsForVisibleItems,
        in: collectionView,
        data,
        frame: { collectionView.layoutAttributesForItem(at: $0)?.frame }
      )
    }

    /// Restores the selection and, if ``keepsScrollPosition`` is set, the scroll position.
    ///
    /// - Complexity: That of ``willApply()`` on average, plus the time of the view's layout.
    public func didApply() {
      selection?.restore(in: self)
      if let scrollAnchor, let collectionView {
        collectionView.layoutIfNeeded()
        scrollAnchor.restore(in: collectionView) {
          collectionView.layoutAttributesForItem(at: $0)?.frame
        }
      }
      (selection, scrollAnchor) = (nil, nil)
      indentVisibleCells()
    }
  }
#endif
