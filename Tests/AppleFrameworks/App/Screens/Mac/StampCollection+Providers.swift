import AppKit

/// The ways in which apps write a provider of supplementary views.
extension StampCollectionController {
  enum ProviderStyle: CaseIterable {
    case typedClosure, untypedClosure, storedClosure
  }

  private static let storedClosure: DataSource.SupplementaryViewProvider = {
    view,
    kind,
    indexPath in
    makeView(in: view, kind, indexPath, "storedClosure")
  }

  private static func makeView(
    in view: NSCollectionView,
    _ kind: String,
    _ indexPath: IndexPath,
    _ text: String
  ) -> (NSView & NSCollectionViewElement)? {
    let made = view.makeSupplementaryView(
      ofKind: kind,
      withIdentifier: CaptionView.identifier,
      for: indexPath
    )
    (made as? CaptionView)?.text = text
    return made as? (NSView & NSCollectionViewElement)
  }

  func setProvider(_ style: ProviderStyle) {
    dataSource?.supplementaryViewProvider = nil
    switch style {
    case .typedClosure:
      dataSource?.supplementaryViewProvider = {
        (view: NSCollectionView, kind: String, indexPath: IndexPath)
          -> (NSView & NSCollectionViewElement)? in
        guard kind != NSCollectionView.elementKindSectionFooter else { return nil }
        return Self.makeView(in: view, kind, indexPath, "typedClosure")
      }
    case .untypedClosure:
      dataSource?.supplementaryViewProvider = { view, kind, indexPath in
        Self.makeView(in: view, kind, indexPath, "untypedClosure")
      }
    case .storedClosure: dataSource?.supplementaryViewProvider = Self.storedClosure
    }
  }
}
