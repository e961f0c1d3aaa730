// Replacements of the UIKit types that the code in the documentation uses, for systems without UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation

  @MainActor class UIResponder {
    required init() {}
  }

  class UIView: UIResponder {
    /// The window of the view; in UIKit, only views set this property.
    var window: UIWindow?

    /// Whether changes are animated: false inside ``performWithoutAnimation(_:)``.
    private(set) static var areAnimationsEnabled = true

    class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
      areAnimationsEnabled = false
      actionsWithoutAnimation()
      areAnimationsEnabled = true
    }
  }

  class UIWindow: UIView {}

  class UILabel: UIView {
    var text: String?
  }

  class UIViewController: UIResponder {}

  class UITableViewController: UIViewController {
    var tableView: UITableView! = UITableView()

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  }

  @MainActor protocol UIContentConfiguration {}

  @MainActor struct UIListContentConfiguration: UIContentConfiguration {
    var text: String?

    static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  }

  extension IndexPath {
    init(row: Int, section: Int) { self = [section, row] }
    init(item: Int, section: Int) { self = [section, item] }
    var section: Int { self[0] }
    var row: Int { self[1] }
    var item: Int { self[1] }
  }
#endif
