// As much of UIKit as the documentation's code needs, with UIKit's signatures, where there is no UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation

  @MainActor class UIResponder {
    required init() {}
  }

  class UIView: UIResponder {
    /// In UIKit only views set it.
    var window: UIWindow?

    /// Whether the present call is within ``performWithoutAnimation(_:)``.
    private(set) static var isStill = false

    class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
      isStill = true
      actionsWithoutAnimation()
      isStill = false
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
