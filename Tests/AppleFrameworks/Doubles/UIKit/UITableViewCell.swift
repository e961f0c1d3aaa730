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

  public let reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel()

  /// The number of times that the cell was taken for another row.
  public internal(set) var numberOfReuses = 0

  // Required so that a table view can create cells of registered classes.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
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
  open private(set) lazy var textLabel: UILabel? = UILabel()

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init()
  }

  public override init() {
    reuseIdentifier = nil
    super.init()
  }
}
