import DiffableSnapshots

#if canImport(UIKit) && !os(watchOS)
  import UIKit
  private typealias CollectionView = UICollectionView
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  private typealias CollectionView = NSCollectionView
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))

  @MainActor
  extension SupplementaryKind {
    /// Creates a kind from the element kind of a collection view.
    ///
    /// The kinds of section headers and section footers become ``/DiffableSnapshots/SupplementaryKind/header`` and
    /// ``/DiffableSnapshots/SupplementaryKind/footer``. Any other element kind is the
    /// name of the kind.
    ///
    /// - Parameter elementKind: The element kind.
    /// - Complexity: O(1).
    public init(elementKind: String) {
      switch elementKind {
      case CollectionView.elementKindSectionHeader: self = .header
      case CollectionView.elementKindSectionFooter: self = .footer
      default: self.init(rawValue: elementKind)
      }
    }

    /// The element kind that a collection view uses for this kind.
    public var elementKind: String {
      switch self {
      case .header: CollectionView.elementKindSectionHeader
      case .footer: CollectionView.elementKindSectionFooter
      default: rawValue
      }
    }
  }
#endif
