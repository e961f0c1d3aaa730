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

  var itemHeight: CGFloat { 44 }

  /// The width of an item in a layout that scrolls horizontally; nil if it scrolls vertically.
  var itemWidth: CGFloat? { nil }

  /// The kinds before and after the items of a section, with their heights.
  var kinds: (before: [(kind: String, height: CGFloat)], after: [(kind: String, height: CGFloat)]) {
    (additionalKinds.map { ($0, 20) }, [])
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

  override var itemHeight: CGFloat { itemSize.height }
  override var itemWidth: CGFloat? { scrollDirection == .horizontal ? itemSize.width : nil }

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
///
/// A layout that scrolls horizontally shows all items in one line, and no supplementary views.
struct CollectionFrames {
  var items: [[CGRect]] = []
  var supplementaryViews: [(kind: String, section: Int, frame: CGRect)] = []
  var height: CGFloat = 0

  /// The width of the content of a layout that scrolls horizontally.
  var width: CGFloat = 0

  @MainActor
  init(_ layout: UICollectionViewLayout, counts: [Int], width: CGFloat) {
    func next(_ height: CGFloat) -> CGRect {
      defer { self.height += height }
      return CGRect(x: 0, y: self.height, width: width, height: height)
    }
    if let itemWidth = layout.itemWidth {
      for count in counts {
        let first = self.width
        items.append(
          (0..<count).map {
            let x = first + CGFloat($0) * itemWidth
            return CGRect(x: x, y: 0, width: itemWidth, height: layout.itemHeight)
          }
        )
        self.width += CGFloat(count) * itemWidth
      }
      height = layout.itemHeight
      return
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
