import AppleBase

/// A replacement that keeps what it shows, and reports every broken rule to `Inconsistency`.
open class UICollectionView: UIListViewCore {
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public struct ScrollPosition: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
  }

  /// The collection view asks once which optional methods the delegate implements.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      delegateMethods = ForwardedMethods(
        "collectionView:shouldDeselectItemAtIndexPath:",
        "collectionView:layout:sizeForItemAtIndexPath:",
        "collectionView:layout:referenceSizeForHeaderInSection:",
        "collectionView:layout:referenceSizeForFooterInSection:",
        of: delegate
      )
    }
  }
  var delegateMethods = ForwardedMethods()
  /// The paths at which the cells appeared.
  var displayedPaths: [ObjectIdentifier: IndexPath] = [:]
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout { didSet { setNeedsLayout() } }
  open var allowsSelection = true
  open internal(set) var hasActiveDrag = false

  public internal(set) var layoutsOutsideWindow = 0
  /// The number of items in each section that the view shows; nil until it has loaded its data.
  var counts: [Int]?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementaryViews: [SupplementaryKey: UICollectionReusableView] = [:]
  var selected: Set<IndexPath> = []
  var isLayoutPending = true
  var request: ViewRequest?
  var movement: ItemMovement?
  var isEndingMovement = false

  /// Whether the next layout asks again for the cell of an item that the user has moved.
  var awaitsMovedCell = false
  var cellClasses: [String: UICollectionViewCell.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var viewClasses: [[String]: UICollectionReusableView.Type] = [:]
  var unusedViews: [String: [UICollectionReusableView]] = [:]

  struct SupplementaryKey: Hashable {
    var kind: String
    var section: Int
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  open override var contentOffset: CGPoint { didSet { setNeedsLayout() } }

  open override func setNeedsLayout() { isLayoutPending = true }

  open override func layoutIfNeeded() {
    if isLayoutPending { layout() }
    for cell in cells.values { cell.updateConfigurationIfNeeded() }
  }

  // MARK: Reading

  open var numberOfSections: Int { loadedCounts().count }

  open func numberOfItems(inSection section: Int) -> Int { loadedCounts()[section] }

  open var visibleCells: [UICollectionViewCell] { Array(cells.values) }

  open var indexPathsForVisibleItems: [IndexPath] { Array(cells.keys) }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaryViews[SupplementaryKey(kind: elementKind, section: indexPath.section)]
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    supplementaryViews.keys.filter { $0.kind == elementKind }
      .map { IndexPath(item: 0, section: $0.section) }
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let frames = frames()
    guard frames.items.indices.contains(indexPath.section),
      frames.items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes()
    attributes.indexPath = indexPath
    attributes.frame = frames.items[indexPath.section][indexPath.item]
    return attributes
  }

  func frames() -> CollectionFrames {
    CollectionFrames(collectionViewLayout, counts: loadedCounts(), in: self)
  }

  func loadedCounts() -> [Int] {
    if let counts { return counts }
    let counts = countsOfDataSource()
    self.counts = counts
    return counts
  }

  func countsOfDataSource() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }
}
