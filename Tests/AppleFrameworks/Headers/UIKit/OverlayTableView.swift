// The part of the overlay of UIKit that belongs to table views: API with types that exist in Swift only.

// A: UITableViewCell
@available(iOS 14, tvOS 14, *)
extension UITableViewCell {
  public var configurationState: UICellConfigurationState { fatalError() }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set { fatalError() }
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}

// A: UITableViewHeaderFooterView
@available(iOS 14, tvOS 14, *)
extension UITableViewHeaderFooterView {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set { fatalError() }
  }
}
