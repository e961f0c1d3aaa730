#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppleViews
  import DiffableSnapshots

  extension SupplementaryKind {
    /// Creates a kind from the element kind of a collection view.
    ///
    /// The kinds of section headers and section footers become ``header`` and ``footer``. Any other element kind is the
    /// name of the kind.
    ///
    /// - Parameter elementKind: The element kind.
    /// - Complexity: O(1).
    @MainActor
    public init(elementKind: String) {
      self.init(
        elementKind: elementKind,
        header: NSCollectionView.elementKindSectionHeader,
        footer: NSCollectionView.elementKindSectionFooter
      )
    }

    /// The element kind that a collection view uses for this kind.
    @MainActor public var elementKind: String {
      elementKind(
        header: NSCollectionView.elementKindSectionHeader,
        footer: NSCollectionView.elementKindSectionFooter
      )
    }
  }
#endif
