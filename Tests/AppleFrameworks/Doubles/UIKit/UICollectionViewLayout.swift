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

  open func invalidateLayout() {}

  var itemHeight: CGFloat { 44 }

  /// The kinds before and after the items of a section, with their heights.
  var kinds: (before: [(kind: String, height: CGFloat)], after: [(kind: String, height: CGFloat)]) {
    (additionalKinds.map { ($0, 20) }, [])
  }
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 320, height: 44)
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero

  override var itemHeight: CGFloat { itemSize.height }

  override var kinds:
    (before: [(kind: String, height: CGFloat)], after: [(kind: String, height: CGFloat)])
  {
    var kinds = super.kinds
    if headerReferenceSize.height > 0 {
      let header = UICollectionView.elementKindSectionHeader
      kinds.before.insert((header, headerReferenceSize.height), at: 0)
    }
    if footerReferenceSize.height > 0 {
      kinds.after.append((UICollectionView.elementKindSectionFooter, footerReferenceSize.height))
    }
    return kinds
  }
}

/// Where a layout shows the items and supplementary views of a collection view.
struct CollectionFrames {
  var items: [[CGRect]] = []
  var supplementaryViews: [(kind: String, section: Int, frame: CGRect)] = []
  var height: CGFloat = 0

  @MainActor
  init(_ layout: UICollectionViewLayout, counts: [Int], width: CGFloat) {
    func next(_ height: CGFloat) -> CGRect {
      defer { self.height += height }
      return CGRect(x: 0, y: self.height, width: width, height: height)
    }
    let kinds = layout.kinds
    for (section, count) in counts.enumerated() {
      for (kind, height) in kinds.before {
        supplementaryViews.append((kind, section, next(height)))
      }
      items.append((0..<count).map { _ in next(layout.itemHeight) })
      for (kind, height) in kinds.after {
        supplementaryViews.append((kind, section, next(height)))
      }
    }
  }
}
