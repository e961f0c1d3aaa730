#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import DiffableSources

  /// An outline view for an ``OwnerStorm``.
  @MainActor
  final class StormOutline: @MainActor StormScreen {
    let random: StormRandom
    var hook: Hook = { _, _ in }
    let view = NSOutlineView()
    private let delegate = StormOutlineDelegate()
    private let hasHeaders: Bool
    let holdsAllAnimations: Bool
    private var session: NSDraggingSession?

    init(seed: UInt64) {
      random = StormRandom(seed: seed)
      hasHeaders = seed.isMultiple(of: 2)
      holdsAllAnimations = seed.isMultiple(of: 3)
      NSAnimationContext.holdsAnimations = holdsAllAnimations
      view.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      view.allowsMultipleSelection = true
      delegate.screen = self
      view.delegate = delegate
    }

    var dataSourceOfView: AnyObject? { view.dataSource }
    var delegateOfView: AnyObject? { view.delegate }
    let isAlwaysDelegate = true

    var shown: [String] {
      (0..<view.numberOfRows).map { row in
        let shown: NSView? = view.view(atColumn: 0, row: row, makeIfNecessary: true)
        return (shown as? TextView)?.text ?? "-"
      }
    }

    func rows(_ sections: [(header: String?, items: [String])]) -> [String] {
      sections.flatMap { (hasHeaders ? [$0.header ?? "-"] : []) + $0.items }
    }

    func makeDataSource(_ name: Int) -> OutlineViewDiffableDataSource<Int, Int> {
      let source = OutlineViewDiffableDataSource<Int, Int>(outlineView: view) {
        [self] _, _, item in
        hook(name, "cell \(item)")
        return TextView("\(name).\(item)")
      }
      if hasHeaders {
        source.sectionHeaderViewProvider = { [self] _, section in
          hook(name, "header \(section)")
          return TextView("\(name)#\(section)")
        }
      }
      source.rowViewProvider = { [self] _, item in
        hook(name, "cell \(item)")
        return NSTableRowView()
      }
      source.canDropItem = { [self] item, _ in
        hook(name, "can drop \(item)")
        return item != 42
      }
      source.isItemExpandable = { [self] item in
        hook(name, "expandable \(item)")
        return !item.isMultiple(of: 5)
      }
      source.updatesOutsideWindow = random.chance(5) ? .reload : .batches
      return source
    }

    func connect(_ source: BasicSource<Int, ReusableCell>) -> SourceConnection<
      ReusableCell, OutlineViewTarget
    >? { nil }

    func cell(_ text: String) -> ReusableCell { ReusableCell(NumberView.self) { $0.text = text } }

    func act() async -> String {
      let row = random(0..<max(1, view.numberOfRows))
      guard let item = view.item(atRow: row) else { return "nothing" }
      switch random(0..<12) {
      case 0, 1, 2:
        if session != nil { return "no lift" }
        let other = view.item(atRow: random(0..<view.numberOfRows))
        session = view.userLifts(random.chance(2) ? [item] : [item, other ?? item])
        return "lift \(row)"
      case 3, 4, 5: return drop(random.chance(3) ? nil : item)
      case 6:
        if let session { view.userEnds(session, dropped: false) }
        session = nil
        return "cancel"
      case 7, 8, 9:
        let owner = view.dataSource
        view.userToggles(item)
        if view.dataSource !== owner { Inconsistency.report("Another data source in an expansion") }
        return "toggle \(row)"
      case 10:
        let first = random(0..<4)
        view.visibleRows = first..<first + 3
        return "scroll"
      default:
        NSAnimationContext.finishAnimations()
        return "finish"
      }
    }

    private func drop(_ parent: Any?) -> String {
      guard let session else { return "no drop" }
      let owner = view.dataSource
      let isDropped = view.userDrops(at: random.chance(2) ? 0 : -1, inParent: parent, from: view)
      if view.dataSource !== owner { Inconsistency.report("Another data source in a drop") }
      view.userEnds(session, dropped: isDropped)
      self.session = nil
      return "drop"
    }

    func end() {
      if let session { view.userEnds(session, dropped: false) }
      session = nil
      NSAnimationContext.finishAnimations()
      NSAnimationContext.holdsAnimations = false
      view.visibleRows = nil
    }
  }

  final class StormOutlineDelegate: NSObject, NSOutlineViewDelegate {
    weak var screen: StormOutline?

    func outlineViewItemWillExpand(_ notification: Notification) {
      screen?.hook(nil, "delegate will expand")
    }

    func outlineViewItemDidExpand(_ notification: Notification) {
      screen?.hook(nil, "delegate did expand")
    }

    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
      screen?.hook(nil, "delegate should expand")
      return true
    }
  }
#endif
