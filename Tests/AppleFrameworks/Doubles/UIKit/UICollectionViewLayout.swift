import AppleBase

open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath = IndexPath(item: 0, section: 0)
}

/// A replacement of layouts: one item in each line, and supplementary views before and after the items of a section.
@MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }

  /// The kinds of supplementary views, besides headers, that the layout shows before the items of each section.
  open var additionalKinds: [String] = []

  var scrollsHorizontally: Bool { false }

  /// The kinds before and after the items of a section, with their heights.
  typealias SupplementaryKinds = (
    before: [(kind: String, height: CGFloat)], after: [(kind: String, height: CGFloat)]
  )

  func kinds(
    inSection section: Int,
    numberOfItems: Int,
    of view: UICollectionView
  ) -> SupplementaryKinds {
    (additionalKinds.map { ($0, 20) }, [])
  }

  func size(ofItemAt indexPath: IndexPath, in view: UICollectionView) -> CGSize {
    CGSize(width: 320, height: 44)
  }
}

extension UICollectionView {
  public enum ScrollDirection: Int {
    case vertical, horizontal
  }
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 320, height: 44)
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero

  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  override func size(ofItemAt indexPath: IndexPath, in view: UICollectionView) -> CGSize {
    view.flowDelegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
  }

  override func kinds(
    inSection section: Int,
    numberOfItems: Int,
    of view: UICollectionView
  ) -> SupplementaryKinds {
    var kinds = super.kinds(inSection: section, numberOfItems: numberOfItems, of: view)
    let delegate = view.flowDelegate
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    if header.height > 0 {
      kinds.before.insert((UICollectionView.elementKindSectionHeader, header.height), at: 0)
    }
    if footer.height > 0 {
      kinds.after.append((UICollectionView.elementKindSectionFooter, footer.height))
    }
    return kinds
  }
}

/// Where a layout shows the items and supplementary views of a collection view.
///
/// A layout that scrolls horizontally shows all items in one line, and no supplementary views.
struct CollectionFrames {
  var items: [[CGRect]] = []
  var supplementaryViews: [(kind: String, section: Int, frame: CGRect)] = []
  var height: CGFloat = 0

  /// The width of the content of a layout that scrolls horizontally.
  var width: CGFloat = 0

  /// Asks the layout where everything is; the layout asks its provider or the delegate about each section and item, as
  /// the real one does when it is prepared.
  @MainActor
  init(_ layout: UICollectionViewLayout, counts: [Int], in view: UICollectionView) {
    let viewWidth = view.bounds.size.width
    func next(_ height: CGFloat) -> CGRect {
      defer { self.height += height }
      return CGRect(x: 0, y: self.height, width: viewWidth, height: height)
    }
    for (section, count) in counts.enumerated() {
      let kinds = layout.kinds(inSection: section, numberOfItems: count, of: view)
      let sizes = (0..<count).map {
        layout.size(ofItemAt: IndexPath(item: $0, section: section), in: view)
      }
      if layout.scrollsHorizontally {
        items.append(
          sizes.map { size in
            defer { width += size.width }
            height = max(height, size.height)
            return CGRect(origin: CGPoint(x: width, y: 0), size: size)
          }
        )
        continue
      }
      for (kind, height) in kinds.before {
        supplementaryViews.append((kind, section, next(height)))
      }
      items.append(sizes.map { next($0.height) })
      for (kind, height) in kinds.after {
        supplementaryViews.append((kind, section, next(height)))
      }
    }
  }
}
