import AppleBase

/// A table view that keeps what it shows, and reports each use that a real table view would punish.
///
/// Rows have heights, but headers and footers do not. All changes are shown immediately; only completions can be
/// late.
open class UITableView: UIListViewCore {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The table view asks once which optional methods the delegate implements.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      delegateMethods = ForwardedMethods(
        "tableView:heightForRowAtIndexPath:",
        "tableView:estimatedHeightForRowAtIndexPath:",
        "tableView:heightForHeaderInSection:",
        "tableView:heightForFooterInSection:",
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        of: delegate
      )
    }
  }
  var delegateMethods = ForwardedMethods()
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open var dragInteractionEnabled = false
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var isEditing = false
  /// The time, in nanoseconds, for which the table view holds back a touch of a control in a row.
  public var delayOfContentTouches: UInt64 = 100_000_000

  /// Whether cells report that they are being reordered, as in iOS 14 and later.
  public var reorderingCellsSaySo = true

  /// The titles of the section index.
  public internal(set) var shownSectionIndexTitles: [String]?

  /// The animations of the changes in the last batch.
  public internal(set) var lastAnimations: [UpdateKind: RowAnimation] = [:]
  public enum UpdateKind {
    case itemDeletion, itemInsertion, itemReload
    case sectionDeletion, sectionInsertion, sectionReload
  }

  var sections: [TableSection] = []
  var needsReload = true
  var needsLayout = true
  var cellRequest: CellRequest?
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var reusableCells: [String: [UITableViewCell]] = [:]
  var userDrag: UserDrag?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init() {
    style = .plain
    super.init()
  }

  open override func setNeedsLayout() { needsLayout = true }

  /// Makes all headers and footers and the cells of the visible area, and takes back the cells outside of it.
  open override func layoutIfNeeded() {
    loadIfNeeded()
    guard needsLayout, updates == nil, cellRequest == nil else { return }
    needsLayout = false
    layoutRows()
  }

}

/// A section that a table view shows.
@MainActor
final class TableSection {
  var rows: [TableRow]
  var header: UITableViewHeaderFooterView?
  var footer: UITableViewHeaderFooterView?
  var hasSupplementaryViews = false

  init(rows: [TableRow]) { self.rows = rows }
}

/// A row that a table view shows.
@MainActor
final class TableRow {
  var cell: UITableViewCell?
  var height: CGFloat = 0
  var isSelected = false

  /// The path at which the cell appeared.
  var displayedPath = IndexPath(row: 0, section: 0)
}
