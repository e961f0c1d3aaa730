import AppleBase

open class UILabel: UIView {
  open var text: String?
}

open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  open var accessoryType = AccessoryType.none
  public internal(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel()

  /// The number of times that the table view has reused the cell.
  public internal(set) var numberOfReuses = 0

  /// Whether the user drags the cell with its reordering control.
  var isReordering = false

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isReordering: isReordering)
  }

  open var contentConfiguration: (any UIContentConfiguration)?

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // Required so that a table view can create cells of registered classes.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  public override init() {
    reuseIdentifier = nil
    super.init()
  }

  open func prepareForReuse() {}
}

open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  open var contentConfiguration: (any UIContentConfiguration)?
  private lazy var label = UILabel()

  /// The label; nil if the view has a content configuration.
  open var textLabel: UILabel? { contentConfiguration == nil ? label : nil }

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

}
