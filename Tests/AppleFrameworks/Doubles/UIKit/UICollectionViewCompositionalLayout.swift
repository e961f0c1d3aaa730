import AppleBase

/// A replacement of compositional layouts: one item in each line, and the boundary views of the sections.
///
/// A view that belongs to an item, such as a badge, is shown only when a test asks for it.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
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

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: .list(using: configuration, layoutEnvironment: LayoutEnvironment())
    )
  }

  override func kinds(
    inSection section: Int,
    numberOfItems: Int,
    of view: UICollectionView
  ) -> SupplementaryKinds {
    let additional = super.kinds(inSection: section, numberOfItems: numberOfItems, of: view)
    let kinds = sections.kinds(inSection: section, numberOfItems: numberOfItems)
    return (
      before: additional.before + kinds.before.map { ($0, 20) },
      after: additional.after + kinds.after.map { ($0, 20) }
    )
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

extension NSCollectionLayoutSection {
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
