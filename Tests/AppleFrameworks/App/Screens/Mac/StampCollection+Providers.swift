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
    let made = view.makeSupplementaryView(
      ofKind: kind,
      withIdentifier: CaptionView.identifier,
      for: indexPath
    )
    (made as? CaptionView)?.text = "storedClosure"
    return made as? (NSView & NSCollectionViewElement)
  }

  func setProvider(_ style: ProviderStyle) {
    dataSource?.supplementaryViewProvider = nil
    switch style {
    case .typedClosure:
      dataSource?.supplementaryViewProvider = {
        (view: NSCollectionView, kind: String, indexPath: IndexPath)
          -> (NSView & NSCollectionViewElement)? in
        let made = view.makeSupplementaryView(
          ofKind: kind,
          withIdentifier: CaptionView.identifier,
          for: indexPath
        )
        guard let caption = made as? CaptionView else { return nil }
        caption.text = "typedClosure"
        return caption
      }
    case .untypedClosure:
      dataSource?.supplementaryViewProvider = { view, kind, indexPath in
        let made = view.makeSupplementaryView(
          ofKind: kind,
          withIdentifier: CaptionView.identifier,
          for: indexPath
        )
        (made as? CaptionView)?.text = "untypedClosure"
        return made as? (NSView & NSCollectionViewElement)
      }
    case .storedClosure: dataSource?.supplementaryViewProvider = Self.storedClosure
    }
  }
}
