import AppleBase

open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  /// Required, because the collection view makes the view from its class.
  public required override init() { super.init() }

  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  open var contentConfiguration: (any UIContentConfiguration)?
  var isReordering = false { didSet { setNeedsUpdateConfiguration() } }

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isReordering: isReordering, isSelected: isSelected)
  }

  /// Called by the layout that follows a change of the state, so never while the cell is requested.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = false

  open func setNeedsUpdateConfiguration() { needsUpdateConfiguration = true }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    configurationUpdateHandler?(self, configurationState)
  }
}

open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var accessories: [UICellAccessory] = []

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// An accessory of a list cell; this replacement stores only its kind and its action.
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

  var isOutlineDisclosure = false

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(actionHandler: actionHandler, isOutlineDisclosure: true)
  }
}
