import AppleBase

/// A replacement of layouts: it asks what a layout asks, and decides which supplementary views are shown.
@MainActor
open class NSCollectionViewLayout: NSObject {
  public override init() { super.init() }

  /// Asks about a section and its items, and returns the kinds of the section's supplementary views.
  func kinds(inSection section: Int, numberOfItems: Int, of view: NSCollectionView) -> [String] {
    []
  }
}

open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero

  override func kinds(
    inSection section: Int,
    numberOfItems: Int,
    of view: NSCollectionView
  ) -> [String] {
    let delegate = view.flowDelegate
    for item in 0..<numberOfItems {
      let path = IndexPath(item: item, section: section)
      _ = delegate?.collectionView(view, layout: self, sizeForItemAt: path)
    }
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    return (header.height > 0 ? [NSCollectionView.elementKindSectionHeader] : [])
      + (footer.height > 0 ? [NSCollectionView.elementKindSectionFooter] : [])
  }
}

open class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
  private let sections: CompositionalSections

  public init(section: NSCollectionLayoutSection) {
    sections = CompositionalSections { _, _ in section }
    super.init()
  }

  public init(
    sectionProvider:
      @escaping (_ section: Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    sections = CompositionalSections(sectionProvider)
    super.init()
  }

  override func kinds(
    inSection section: Int,
    numberOfItems: Int,
    of view: NSCollectionView
  ) -> [String] {
    let kinds = sections.kinds(inSection: section, numberOfItems: numberOfItems)
    return kinds.before + kinds.after
  }
}

/// All requirements are optional.
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

@MainActor
extension NSCollectionViewDelegateFlowLayout {
  private func flowLayout(_ layout: NSCollectionViewLayout) -> NSCollectionViewFlowLayout? {
    layout as? NSCollectionViewFlowLayout
  }

  public func collectionView(
    _ view: NSCollectionView,
    layout: NSCollectionViewLayout,
    sizeForItemAt: IndexPath
  ) -> CGSize { flowLayout(layout)?.itemSize ?? .zero }

  public func collectionView(
    _ view: NSCollectionView,
    layout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection: Int
  ) -> CGSize { flowLayout(layout)?.headerReferenceSize ?? .zero }

  public func collectionView(
    _ view: NSCollectionView,
    layout: NSCollectionViewLayout,
    referenceSizeForFooterInSection: Int
  ) -> CGSize { flowLayout(layout)?.footerReferenceSize ?? .zero }
}

extension NSCollectionView {
  /// The delegate that decides about sizes: that of the view, or the one to which it forwards these messages.
  var flowDelegate: (any NSCollectionViewDelegateFlowLayout)? {
    guard let delegate else { return nil }
    if let delegate = delegate as? any NSCollectionViewDelegateFlowLayout { return delegate }
    let methods: [Selector] = [
      "collectionView:layout:sizeForItemAtIndexPath:",
      "collectionView:layout:referenceSizeForHeaderInSection:",
      "collectionView:layout:referenceSizeForFooterInSection:",
    ]
    for method in methods {
      if let target = delegateMethods.target(method, of: delegate) {
        return target as? any NSCollectionViewDelegateFlowLayout
      }
    }
    return nil
  }

  /// Prepares the layout for sections with numbers of items: returns the kinds of the views of each section.
  ///
  /// A layout is prepared whenever it can be out of date: before a batch for the old items, and after it.
  func prepareLayout(_ counts: [Int]) -> [[SupplementaryElementKind]] {
    counts.enumerated().map { section, count in
      let kinds =
        collectionViewLayout?
        .kinds(inSection: section, numberOfItems: count, of: self) ?? []
      return supplementaryKinds + kinds.filter { !supplementaryKinds.contains($0) }
    }
  }
}
