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

/// An accessory of a list cell; this replacement stores only the action.
public struct UICellAccessory {
  public typealias ActionHandler = () -> Void

  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
  }

  public struct OutlineDisclosureOptions {
    public enum Style {
      case automatic
      case header
      case cell
    }

    public init(style: Style? = nil) {}
  }

  /// Called when the user taps the accessory; not public in UIKit.
  public let actionHandler: ActionHandler?

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(actionHandler: actionHandler)
  }
}
