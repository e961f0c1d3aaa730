#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
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
      switch elementKind {
      case NSCollectionView.elementKindSectionHeader: self = .header
      case NSCollectionView.elementKindSectionFooter: self = .footer
      default: self.init(rawValue: elementKind)
      }
    }

    /// The element kind that a collection view uses for this kind.
    @MainActor public var elementKind: String {
      switch self {
      case .header: NSCollectionView.elementKindSectionHeader
      case .footer: NSCollectionView.elementKindSectionFooter
      default: rawValue
      }
    }
  }
#endif
