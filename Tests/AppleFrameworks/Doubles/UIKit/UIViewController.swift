import AppleBase

open class UIViewController: UIResponder {
  private var loadedView: UIView?

  open var title: String?

  public let navigationItem = UINavigationItem()

  public override init() { super.init() }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The view, which the first access creates.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open func loadView() { view = UIView() }

  open func viewDidLoad() {}

  /// Called by UIKit before the layout, and again when an observable property changes that the method has read.
  open func updateProperties() {}

  /// Called by UIKit before the layout, and again when an observable property changes that the method has read.
  open func viewWillLayoutSubviews() {}

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
}

@MainActor
public final class UINavigationItem: NSObject {
  public var title: String?
  public var searchController: UISearchController?
}
