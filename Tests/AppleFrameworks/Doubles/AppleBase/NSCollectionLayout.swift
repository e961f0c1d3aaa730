// What compositional layouts of both frameworks are made of. The replacements store only what views need: the kinds of
// the boundary views.

@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}

@MainActor
package final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  package override init() { super.init() }
}

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
}

/// The sections of a compositional layout: one for all, or those of a provider.
///
/// Like the real layout, it asks the provider again whenever the layout is not up to date, for each section.
@MainActor
package struct CompositionalSections {
  package typealias Provider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: Provider

  package init(_ provider: @escaping Provider) { self.provider = provider }

  /// Returns the kinds of the boundary views before and after the items of a section.
  package func kinds(
    inSection section: Int,
    numberOfItems: Int
  ) -> (before: [String], after: [String]) {
    guard let definition = provider(section, LayoutEnvironment()) else {
      if numberOfItems > 0 {
        Inconsistency.report("The section provider returned nil for section \(section)")
      }
      return ([], [])
    }
    let items = definition.boundarySupplementaryItems
    return (
      items.filter { $0.alignment != .bottom }.map(\.elementKind),
      items.filter { $0.alignment == .bottom }.map(\.elementKind)
    )
  }
}
