import AppleBase

/// A replacement of compositional layouts: one item in each line, and the boundary views of the sections.
///
/// A view that belongs to an item, such as a badge, is shown only when a test asks for it.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem]

  public init(section: NSCollectionLayoutSection) {
    boundaryItems = section.boundarySupplementaryItems
    super.init()
  }

  /// Creates a layout; this replacement uses the section at index 0 for all sections.
  public init(
    sectionProvider:
      @escaping (_ section: Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    let section = sectionProvider(0, LayoutEnvironment())
    boundaryItems = section?.boundarySupplementaryItems ?? []
    super.init()
  }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: .list(using: configuration, layoutEnvironment: LayoutEnvironment())
    )
  }

  override var kinds:
    (before: [(kind: String, height: CGFloat)], after: [(kind: String, height: CGFloat)])
  {
    var kinds = super.kinds
    for item in boundaryItems {
      if item.alignment == .bottom {
        kinds.after.append((item.elementKind, 20))
      } else {
        kinds.before.append((item.elementKind, 20))
      }
    }
    return kinds
  }
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Sendable {
    case plain, grouped, insetGrouped, sidebar
  }

  public enum HeaderMode: Sendable {
    case none, supplementary
  }

  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  public var headerMode = HeaderMode.none
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {}
}

@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {}

@MainActor
public final class NSCollectionLayoutDimension: NSObject {
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init()
  }
  public static func absolute(_ dimension: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public static func estimated(_ dimension: CGFloat) -> NSCollectionLayoutDimension { .init() }
}

@MainActor
public final class NSCollectionLayoutSize: NSObject {
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {}
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
}

public enum NSRectAlignment: Sendable {
  case top, bottom
}

public struct NSDirectionalEdgeInsets: Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

@MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {}
}

@MainActor
open class NSCollectionLayoutItem: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {}
}

@MainActor
open class NSCollectionLayoutSupplementaryItem: NSObject {
  public let elementKind: String

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
  }
}

@MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSObject {
  public let elementKind: String
  public let alignment: NSRectAlignment
  public var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
  }
}

@MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
}

@MainActor
public final class NSCollectionLayoutSection: NSObject {
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(group: NSCollectionLayoutGroup) {}

  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [])
    )
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
      ]
    }
    return section
  }
}
