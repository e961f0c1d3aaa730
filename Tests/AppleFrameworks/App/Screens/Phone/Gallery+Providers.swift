import UIKit

/// The ways in which apps write a provider of supplementary views.
extension GalleryController {
  enum ProviderStyle: CaseIterable {
    case typedClosure, untypedClosure, closureWithResult, capturingClosure, storedClosure
    case closureOfPlainType, function
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Shelf, Album>

  private static let storedClosure: DataSource.SupplementaryViewProvider = {
    view,
    kind,
    indexPath in
    makeView(in: view, kind, indexPath, "storedClosure")
  }

  private static let plainClosure:
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView? = {
      view,
      kind,
      indexPath in
      makeView(in: view, kind, indexPath, "closureOfPlainType")
    }

  private static func makeView(
    in view: UICollectionView,
    _ kind: String,
    _ indexPath: IndexPath,
    _ title: String
  ) -> UICollectionReusableView? {
    let made = view.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    (made as? TitleView)?.title = title
    return made
  }

  private func makeView(
    in view: UICollectionView,
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    Self.makeView(in: view, kind, indexPath, "function")
  }

  func setProvider(_ style: ProviderStyle) {
    for kind in [Self.headerKind, Self.badgeKind] {
      collectionView.register(
        TitleView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    dataSource.supplementaryViewProvider = nil
    dataSource?.supplementaryViewProvider = .none
    switch style {
    case .typedClosure:
      dataSource.supplementaryViewProvider = {
        (view: UICollectionView, kind: String, indexPath: IndexPath) in
        let made = Self.makeView(in: view, kind, indexPath, "typedClosure")
        return made
      }
    case .untypedClosure:
      dataSource.supplementaryViewProvider = { view, kind, indexPath in
        Self.makeView(in: view, kind, indexPath, "untypedClosure")
      }
    case .closureWithResult:
      dataSource.supplementaryViewProvider = {
        (view, kind, indexPath) -> UICollectionReusableView? in
        guard kind == Self.headerKind || kind == Self.badgeKind else { return nil }
        return Self.makeView(in: view, kind, indexPath, "closureWithResult")
      }
    case .capturingClosure:
      dataSource.supplementaryViewProvider = { [weak self] view, kind, indexPath in
        guard let self else { return nil }
        if self.dataSource.snapshot().numberOfItems == 0 { return nil }
        return Self.makeView(in: view, kind, indexPath, "capturingClosure")
      }
    case .storedClosure: dataSource.supplementaryViewProvider = Self.storedClosure
    case .closureOfPlainType: dataSource.supplementaryViewProvider = Self.plainClosure
    case .function: dataSource.supplementaryViewProvider = makeView
    }
  }
}
