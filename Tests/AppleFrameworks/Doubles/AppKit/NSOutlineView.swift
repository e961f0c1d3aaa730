import AppleBase

/// A view-based outline view that keeps the tree that it shows.
///
/// It asks for the children of expanded items only, and knows items by identity. It holds them weakly, as AppKit did on
/// old systems, and reports an item that was released while it was shown.
open class NSOutlineView: NSTableViewCore {
  /// An item that the outline view shows.
  final class Entry {
    weak var item: AnyObject?
    let id: ObjectIdentifier
    weak var parent: Entry?
    var children: [Entry] = []

    /// Whether the item was expandable when the outline view asked last; only a reload asks again.
    var isExpandable = false

    init(_ item: AnyObject) {
      self.item = item
      id = ObjectIdentifier(item)
    }
  }

  /// Setting the data source reloads the outline view; without one, it has no rows and forgets what was expanded.
  ///
  /// The outline view asks once which optional methods the data source implements, and not again when it is set to the
  /// same.
  open weak var dataSource: (any NSOutlineViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      needsReload = true
      if dataSource == nil {
        reloadIfNeeded()
        expanded = [:]
      }
      dataSourceMethods = ForwardedMethods("outlineView:sortDescriptorsDidChange:", of: dataSource)
    }
  }
  var dataSourceMethods = ForwardedMethods()

  /// The outline view asks once which optional methods the delegate implements, and keeps the views that it has.
  open weak var delegate: (any NSOutlineViewDelegate)? {
    didSet {
      delegateMethods = ForwardedMethods(
        "outlineView:heightOfRowByItem:",
        "outlineViewSelectionDidChange:",
        of: delegate
      )
      didChange(\NSOutlineView.delegate)
    }
  }
  var delegateMethods = ForwardedMethods()
  /// The parent of the root items.
  let top = Entry(NSObject())

  /// The entry of each row.
  var shown: [Entry] = []

  /// The entries of the expanded items, including items below collapsed items.
  ///
  /// Another item can have the identifier of an item that was released.
  var expanded: [ObjectIdentifier: Entry] = [:]

  /// The number of items that are expanding or collapsing now.
  var expandingDepth = 0

  /// The changes of items since ``resetChanges()``, for tests.
  ///
  /// Insertions, removals and moves include the indexes among the siblings.
  public internal(set) var changes: [String] = []

  /// Whether each expansion and each collapse since ``resetChanges()`` was animated, for tests.
  public internal(set) var expansions: [Bool] = []

  /// Forgets the recorded changes.
  public func resetChanges() {
    changes = []
    expansions = []
  }
  // MARK: Rows

  override func willLoadRows() {
    top.children = []
    shown = []
    load(top)
    shown = visibleEntries(below: top)
    if Set(shown.map { $0.id }).count != shown.count {
      Inconsistency.report("The data source returns an item twice")
    }
  }

  override func numberOfRowsOfDataSource() -> Int {
    verify(top)
    return shown.count
  }

  override func viewOfDelegate(column: NSTableColumn?, row: Int) -> NSView? {
    delegate?.outlineView(self, viewFor: column, item: liveItem(shown[row]))
  }

  override func rowViewOfDelegate(row: Int) -> NSTableRowView? {
    delegate?.outlineView(self, rowViewForItem: liveItem(shown[row]))
  }

  override func heightOfDelegate(row: Int) -> CGFloat {
    delegate?.outlineView(self, heightOfRowByItem: liveItem(shown[row])) ?? rowHeight
  }

  override func isGroupRowOfDelegate(row: Int) -> Bool {
    delegate?.outlineView(self, isGroupItem: liveItem(shown[row])) ?? false
  }

  override func canAsk(aboutRow row: Int) -> Bool { shown[row].item != nil }

  override func selectionDidChange() {
    delegate?.outlineViewSelectionDidChange(notification("SelectionDidChange"))
  }

  func notification(_ name: String, _ item: AnyObject? = nil) -> Notification {
    Notification(
      name: Notification.Name("NSOutlineView\(name)Notification"),
      object: self,
      userInfo: item.map { ["NSObject": $0] }
    )
  }
}
