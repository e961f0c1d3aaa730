import AppleBase

/// A collection view that keeps its items and supplementary views.
///
/// It is stricter than AppKit: changes are made only within batch updates, and batch updates must follow the rules of
/// UIKit's collection views.
open class NSCollectionView: NSView {
  public typealias SupplementaryElementKind = String

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public enum DropOperation: Int, Sendable {
    case on
    case before
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// A section with its items, which are nil when they are not visible, and its supplementary views.
  struct Section {
    var items: [NSCollectionViewItem?] = []
    var views: [SupplementaryElementKind: NSView] = [:]
  }

  open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { needsReload = true } }
  open weak var prefetchDataSource: (any NSCollectionViewPrefetching)?

  /// The view asks once which optional methods the delegate implements.
  open weak var delegate: (any NSCollectionViewDelegate)? {
    didSet {
      delegateMethods = ForwardedMethods(
        "collectionView:shouldDeselectItemsAtIndexPaths:",
        "collectionView:layout:sizeForItemAtIndexPath:",
        "collectionView:layout:referenceSizeForHeaderInSection:",
        "collectionView:layout:referenceSizeForFooterInSection:",
        of: delegate
      )
      didChange(\NSCollectionView.delegate)
    }
  }
  var delegateMethods = ForwardedMethods()
  open var isSelectable = false
  open var allowsMultipleSelection = false

  /// The layout; nil for one that asks for nothing.
  open var collectionViewLayout: NSCollectionViewLayout? { didSet { needsReload = true } }

  /// The kinds of supplementary views that the layout has for each section, besides those of ``collectionViewLayout``.
  public var supplementaryKinds: [SupplementaryElementKind] = [] { didSet { needsReload = true } }

  /// Whether the item at a path is visible; only visible items are made.
  public var isVisible: (IndexPath) -> Bool = { _ in true }

  /// The number of items that the view has asked for, for tests.
  public internal(set) var requestedItems = 0

  /// Whether each batch since the last reload was animated, for tests.
  public internal(set) var animations: [Bool] = []

  var sections: [Section] = []
  var needsReload = true
  var updates: ViewUpdates?
  var selection: Set<IndexPath> = []

  /// What the view asks for now, and what was made for it.
  var requestedElement: (kind: SupplementaryElementKind?, path: IndexPath)?
  var madeElement: NSObject?

  var itemClasses: [NSUserInterfaceItemIdentifier: NSCollectionViewItem.Type] = [:]
  var itemNibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  var viewClasses: [[String]: NSView.Type] = [:]

  open var numberOfSections: Int {
    reloadIfNeeded()
    return sections.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    guard sections.indices.contains(section) else {
      Inconsistency.report("Section \(section) is out of bounds")
      return 0
    }
    return sections[section].items.count
  }

  /// Loads the items; outside of a window, a layout would only make views that nobody sees.
  open override func layoutSubtreeIfNeeded() {
    if window == nil { Inconsistency.report("A layout outside of a window") }
    reloadIfNeeded()
  }

  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    reloadIfNeeded()
    guard contains(indexPath) else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  open func supplementaryView(
    forElementKind elementKind: SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView? {
    reloadIfNeeded()
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    return sections[indexPath.section].views[elementKind]
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: SupplementaryElementKind
  ) -> Set<IndexPath> {
    reloadIfNeeded()
    return Set(
      sections.indices.filter { sections[$0].views[elementKind] != nil }
        .map { IndexPath(item: 0, section: $0) }
    )
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].items.indices.contains(path.item)
  }
}
