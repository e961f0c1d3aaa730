#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import DiffableSources

  /// A table view for an ``OwnerStorm``.
  @MainActor
  final class StormTable: @MainActor StormScreen {
    let random: StormRandom
    var hook: Hook = { _, _ in }
    let tableView = NSTableView()
    private let delegate = StormTableDelegate()
    private let hasHeaders: Bool
    let holdsAllAnimations: Bool
    private var session: NSDraggingSession?

    init(seed: UInt64) {
      random = StormRandom(seed: seed)
      hasHeaders = seed.isMultiple(of: 2)
      holdsAllAnimations = seed.isMultiple(of: 3)
      NSAnimationContext.holdsAnimations = holdsAllAnimations
      tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      tableView.allowsMultipleSelection = true
      delegate.screen = self
      tableView.delegate = delegate
    }

    var dataSourceOfView: AnyObject? { tableView.dataSource }
    var delegateOfView: AnyObject? { tableView.delegate }
    let isAlwaysDelegate = true

    var shown: [String] {
      (0..<tableView.numberOfRows).map { row in
        let view: NSView? = tableView.view(atColumn: 0, row: row, makeIfNecessary: true)
        return (view as? SourceView)?.text ?? (view as? TextView)?.text ?? "-"
      }
    }

    func rows(_ sections: [(header: String?, items: [String])]) -> [String] {
      sections.flatMap { (hasHeaders ? [$0.header ?? "-"] : []) + $0.items }
    }

    func makeDataSource(_ name: Int) -> TableViewDiffableDataSource<Int, Int> {
      let source = TableViewDiffableDataSource<Int, Int>(tableView: tableView) {
        [self] _, _, _, item in
        hook(name, "cell \(item)")
        return TextView("\(name).\(item)")
      }
      if hasHeaders {
        source.sectionHeaderViewProvider = { [self] _, _, section in
          hook(name, "header \(section)")
          return TextView("\(name)#\(section)")
        }
      }
      source.updatesOutsideWindow = random.chance(5) ? .reload : .batches
      return source
    }

    func connect(_ source: BasicSource<Int, ReusableCell>) -> SourceConnection<
      ReusableCell, TableViewTarget
    >? {
      let connection = source.connect(to: tableView, showsSectionHeaders: hasHeaders)
      connection.target.updatesOutsideWindow = .batches
      return connection
    }

    func cell(_ text: String) -> ReusableCell { ReusableCell(NumberView.self) { $0.text = text } }

    func act() async -> String {
      let row = random(0..<max(1, tableView.numberOfRows))
      if row >= tableView.numberOfRows { return "nothing" }
      switch random(0..<10) {
      case 0, 1, 2:
        if session != nil { return "no lift" }
        let rows: IndexSet = [row, random(0..<tableView.numberOfRows)]
        session = tableView.userLifts(rows)
        return "lift \(rows.map { $0 })"
      case 3, 4, 5: return drop(row)
      case 6:
        if let session { tableView.userEnds(session, dropped: false) }
        session = nil
        return "cancel"
      case 7:
        tableView.userSelects([row])
        return "select \(row)"
      case 8:
        let first = random(0..<4)
        tableView.visibleRows = first..<first + 3
        return "scroll"
      default:
        NSAnimationContext.finishAnimations()
        return "finish"
      }
    }

    private func drop(_ row: Int) -> String {
      guard let session else { return "no drop" }
      let owner = tableView.dataSource
      let isDropped = tableView.userDrops(at: row, from: tableView)
      if tableView.dataSource !== owner { Inconsistency.report("Another data source in a drop") }
      tableView.userEnds(session, dropped: isDropped)
      self.session = nil
      return "drop above \(row)"
    }

    func end() {
      if let session { tableView.userEnds(session, dropped: false) }
      session = nil
      NSAnimationContext.finishAnimations()
      NSAnimationContext.holdsAnimations = false
      tableView.visibleRows = nil
    }
  }

  final class StormTableDelegate: NSObject, NSTableViewDelegate {
    weak var screen: StormTable?

    func tableViewSelectionDidChange(_ notification: Notification) {
      screen?.hook(nil, "delegate selection")
    }
  }
#endif
