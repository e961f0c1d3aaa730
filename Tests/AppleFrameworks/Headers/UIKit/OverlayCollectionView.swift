// The part of the overlay of UIKit that belongs to collection views: API that exists in Swift only. Each declaration
// stands on Apple's page of the same name. The compiler skips the bodies.
import struct Foundation.IndexPath

// A: UIContentConfiguration, UIContentView, UIConfigurationState
@available(iOS 14, tvOS 14, *)
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@available(iOS 14, tvOS 14, *)
@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

@available(iOS 14, tvOS 14, *)
public protocol UIConfigurationState {}

// A: UICellConfigurationState
@available(iOS 14, tvOS 14, *)
public struct UICellConfigurationState: UIConfigurationState {
  public var isReordering: Bool
  public var isEditing: Bool
}

// A: UIListContentConfiguration
@available(iOS 14, tvOS 14, *)
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func plainHeader() -> UIListContentConfiguration { fatalError() }
  @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    fatalError()
  }
}

// A: UICollectionViewCell
@available(iOS 14, tvOS 14, *)
extension UICollectionViewCell {
  public var configurationState: UICellConfigurationState { fatalError() }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set { fatalError() }
  }
}

// A: UICollectionViewListCell, UICellAccessory
@available(iOS 14, tvOS 14, *)
extension UICollectionViewListCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  public var accessories: [UICellAccessory] {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(iOS 14, tvOS 14, *)
public struct UICellAccessory {
  public typealias ActionHandler = () -> Void

  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  @available(tvOS, unavailable)
  public struct OutlineDisclosureOptions {
    public enum Style { case automatic, header, cell }
    public init(style: Style? = nil) { fatalError() }
  }

  @available(tvOS, unavailable)
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    fatalError()
  }
}

// A: UICollectionLayoutListConfiguration, UICollectionViewCompositionalLayout
@available(iOS 14, tvOS 14, *)
public struct UICollectionLayoutListConfiguration {
  public enum Appearance { case plain, grouped }
  public init(appearance: Appearance) { fatalError() }
}

@available(iOS 14, tvOS 14, *)
extension UICollectionViewCompositionalLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { fatalError() }
}

// A: UICollectionView.CellRegistration, UICollectionView.SupplementaryRegistration
@available(iOS 14, tvOS 14, *)
extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    public init(handler: @escaping Handler) { fatalError() }
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    public init(elementKind: String, handler: @escaping Handler) { fatalError() }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    fatalError()
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    fatalError()
  }
}
