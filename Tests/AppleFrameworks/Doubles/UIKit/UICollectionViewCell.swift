import AppleBase

open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  /// Required, because the collection view makes the view from its class.
  public required override init() { super.init() }

  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected = false
  open var contentConfiguration: (any UIContentConfiguration)?
  public let contentView = UIView()
  var isReordering = false

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isReordering: isReordering)
  }
}

open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var accessories: [UICellAccessory] = []

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// An accessory of a list cell, of which the replacement keeps the action only.
public struct UICellAccessory {
  public typealias ActionHandler = () -> Void

  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  public struct OutlineDisclosureOptions {
    public enum Style {
      case automatic
      case header
      case cell
    }

    public init(style: Style? = nil) {}
  }

  /// What happens when the user taps the accessory; in UIKit, only the cell knows it.
  public let actionHandler: ActionHandler?

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(actionHandler: actionHandler)
  }
}
