import AppleBase

@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  open var obscuresBackgroundDuringPresentation = true

  public let searchBar = UISearchBar()

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    searchBar.textDidChange = { [unowned self] in
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UISearchBar: UIView {
  var textDidChange: () -> Void = {}

  /// The text, which the search controller observes.
  open var text: String? { didSet { textDidChange() } }
}
