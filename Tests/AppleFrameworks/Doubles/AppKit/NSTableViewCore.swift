import AppleBase

/// The rows that table views and outline views show, with the rules for changing them.
///
/// In AppKit, an outline view is a table view. Here both inherit from this class, because their data sources and
/// delegates have different types. It is stricter than AppKit: rows change only between `beginUpdates` and
/// `endUpdates`, and nothing is reloaded there.
open class NSTableViewCore: NSControl {
  public struct AnimationOptions: OptionSet, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let effectFade = AnimationOptions(rawValue: 0x1)
    public static let effectGap = AnimationOptions(rawValue: 0x2)
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }

  public enum DropOperation: UInt, Sendable {
    case on
    case above
  }

  /// What a row shows.
  struct Row {
    var rowView: NSTableRowView?

    /// One view for each column, or one view for a group row.
    var views: [NSView?] = []
    var height: CGFloat = 0
    var isGroup = false

    /// Whether the height and the kind of the row are known.
    var isMeasured = false
  }

  open private(set) var tableColumns: [NSTableColumn] = []
  open var numberOfColumns: Int { tableColumns.count }
  open var rowHeight: CGFloat = 17
  open var allowsMultipleSelection = false
  open var clickedRow = -1

  var rows: [Row] = []
  var updateDepth = 0
  var selection: IndexSet = []
  var needsReload = true

  /// The rows that are visible; nil for all.
  ///
  /// Only visible rows have views.
  public var visibleRows: Range<Int>? {
    didSet { if updateDepth == 0 && !needsReload { showVisibleRows() } }
  }

  /// The animations of the insertions and deletions since the last reload, for tests.
  public internal(set) var animations: [AnimationOptions] = []

  /// The number of views that the table view has asked for, for tests.
  public internal(set) var requestedViews = 0

  /// The position where a drop would be shown, for tests.
  public internal(set) var dropPosition: (row: Int, operation: DropOperation)?

  var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  var reusableViews: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.append(tableColumn)
    needsReload = true
  }

  /// Moves a column with its views.
  open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    reloadIfNeeded()
    guard checkColumn(oldIndex), checkColumn(newIndex) else { return }
    tableColumns.insert(tableColumns.remove(at: oldIndex), at: newIndex)
    for row in rows.indices where rows[row].views.count == tableColumns.count {
      rows[row].views.insert(rows[row].views.remove(at: oldIndex), at: newIndex)
    }
  }

  open func setDropRow(_ row: Int, dropOperation: DropOperation) {
    dropPosition = (row, dropOperation)
  }

  // MARK: What table views and outline views do differently

  /// Called before the rows are loaded again.
  func willLoadRows() {}

  func numberOfRowsOfDataSource() -> Int { 0 }
  func viewOfDelegate(column: NSTableColumn?, row: Int) -> NSView? { nil }
  func rowViewOfDelegate(row: Int) -> NSTableRowView? { nil }
  func heightOfDelegate(row: Int) -> CGFloat { rowHeight }
  func isGroupRowOfDelegate(row: Int) -> Bool { false }

  /// Returns whether the view still has what its delegate needs to answer about a row.
  func canAsk(aboutRow row: Int) -> Bool { true }
  func selectionDidChange() {}
  func didAdd(_ rowView: NSTableRowView, forRow row: Int) {}
  func didRemove(_ rowView: NSTableRowView, forRow row: Int) {}

  // MARK: Reading

  open var numberOfRows: Int {
    reloadIfNeeded()
    return rows.count
  }

  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    reloadIfNeeded()
    guard checkRow(row, "view"), checkColumn(column) else { return nil }
    if makeIfNecessary && rows[row].rowView == nil { makeViews(row) }
    let views = rows[row].views
    // The view of a group row belongs to all columns.
    return rows[row].isGroup ? views.first ?? nil : (column < views.count ? views[column] : nil)
  }

  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    reloadIfNeeded()
    guard checkRow(row, "rowView") else { return nil }
    if makeIfNecessary && rows[row].rowView == nil { makeViews(row) }
    return rows[row].rowView
  }

  open func makeView(
    withIdentifier identifier: NSUserInterfaceItemIdentifier,
    owner: Any?
  ) -> NSView? {
    guard let view = reusableViews[identifier]?.popLast() else {
      // The view keeps the identifier that it has in the nib, if it has one.
      return nibs[identifier]?.instantiate(as: NSView.self)
    }
    view.prepareForReuse()
    return view
  }

  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
    nibs[identifier] = nib
  }

  // MARK: Checking

  func checkRow(_ row: Int, _ call: String) -> Bool {
    if rows.indices.contains(row) { return true }
    Inconsistency.report("\(call): row \(row) is out of bounds, the table has \(rows.count) rows")
    return false
  }

  func checkColumn(_ column: Int) -> Bool {
    if tableColumns.indices.contains(column) { return true }
    Inconsistency.report("Column \(column) is out of bounds")
    return false
  }
}
