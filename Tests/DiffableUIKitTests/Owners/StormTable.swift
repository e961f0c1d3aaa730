#if canImport(AppleBase)
  import AppleBase
  import DiffableSources
  @testable import DiffableUIKit
  import UIKit

  /// A table view for an ``OwnerStorm``.
  @MainActor
  final class StormTable: @MainActor StormScreen {
    let random: StormRandom
    var hook: Hook = { _, _ in }
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44 * 5),
      style: .plain
    )
    private let delegate = StormTableDelegate()
    private var isDragging = false

    init(seed: UInt64) {
      random = StormRandom(seed: seed)
      tableView.rowHeight = 44
      tableView.delayOfContentTouches = 0
      tableView.completionBehavior = seed.isMultiple(of: 3) ? .late : .immediate
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      window.addSubview(tableView)
      delegate.screen = self
      tableView.delegate = delegate
    }

    var dataSourceOfView: AnyObject? { tableView.dataSource }
    var delegateOfView: AnyObject? { tableView.delegate }
    let isAlwaysDelegate = false
    let holdsAllAnimations = false

    var shown: [String] {
      tableView.shownTexts.enumerated().flatMap { section, texts in
        [tableView.headerView(forSection: section)?.textLabel?.text ?? "-"] + texts
      }
    }

    func rows(_ sections: [(header: String?, items: [String])]) -> [String] {
      sections.flatMap { [$0.header ?? "-"] + $0.items }
    }

    func makeDataSource(_ name: Int) -> TableViewDiffableDataSource<Int, Int> {
      let source = TableViewDiffableDataSource<Int, Int>(tableView: tableView) {
        [self] tableView, indexPath, item in
        hook(name, "cell \(item)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        hook(name, "cell \(item)")
        cell.textLabel?.text = "\(name).\(item)"
        return cell
      }
      source.supplementaryViewProvider = { [self] _, kind, _, section in
        hook(name, "header \(section)")
        return kind == .header ? .title("\(name)#\(section)") : nil
      }
      source.target.events.reordering.settlingTime = 0
      source.reordersByDragging = true
      source.keepsScrollPosition = random.chance(3)
      return source
    }

    func connect(_ source: BasicSource<Int, ReusableCell>) -> SourceConnection<
      ReusableCell, TableViewTarget
    >? {
      let connection = source.connect(to: tableView)
      connection.target.events.reordering.settlingTime = 0
      return connection
    }

    func cell(_ text: String) -> ReusableCell {
      ReusableCell(UITableViewCell.self) { $0.textLabel?.text = text }
    }

    private func path() -> IndexPath? {
      let paths = (0..<tableView.numberOfSections).flatMap { section in
        (0..<tableView.numberOfRows(inSection: section)).map {
          IndexPath(row: $0, section: section)
        }
      }
      return random.element(paths)
    }

    func act() async -> String {
      tableView.layoutIfNeeded()
      guard let path = path() else { return "nothing" }
      switch random(0..<12) {
      case 0, 1: return lift(path)
      case 2: return await liftWithControl(path)
      case 3, 4:
        tableView.userHovers(over: path)
        return "hover \(path)"
      case 5, 6:
        if isDragging { tableView.userHovers(over: path) }
        isDragging = false
        tableView.userDropsRow()
        // The user cannot lift another row in the same turn.
        await nextTurn()
        return "drop \(path)"
      case 7:
        isDragging = false
        tableView.systemCancelsDrag()
        await nextTurn()
        return "cancel"
      case 8:
        tableView.userTapsRow(at: path)
        return "tap \(path)"
      case 9:
        tableView.userApproachesRows(at: [path])
        return "approach \(path)"
      case 10:
        tableView.contentOffset.y = CGFloat(random(0..<5) * 44)
        tableView.layoutIfNeeded()
        return "scroll"
      default:
        tableView.finishAnimations(1)
        return "finish"
      }
    }

    /// The changes of the view: an item that is lifted while they increase would be another one.
    private var changes: Int { tableView.numberOfReloads + tableView.batchAnimations.count }

    private func lift(_ path: IndexPath) -> String {
      if isDragging || tableView.cellForRow(at: path) == nil { return "no lift" }
      let before = (changes, dataSourceOfView)
      guard tableView.userHoldsRow(at: path) else { return "refused \(path)" }
      if changes != before.0 || dataSourceOfView !== before.1 {
        tableView.userReleasesRow()
        return "release \(path)"
      }
      isDragging = true
      tableView.userBeginsDragSession()
      return "lift \(path)"
    }

    private func liftWithControl(_ path: IndexPath) async -> String {
      if isDragging || tableView.cellForRow(at: path) == nil { return "no lift" }
      tableView.isEditing = true
      let before = (changes, dataSourceOfView)
      guard await tableView.userLiftsRow(at: path) else { return "refused control \(path)" }
      isDragging = true
      if changes != before.0 || dataSourceOfView !== before.1 {
        isDragging = false
        tableView.systemCancelsDrag()
        await nextTurn()
        return "cancel control \(path)"
      }
      // The target finds the lifted row in the next turn.
      await nextTurn()
      return "control \(path)"
    }

    func end() {
      tableView.systemCancelsDrag()
      tableView.frame.size.height = 2_000
      tableView.contentOffset.y = 0
      tableView.finishAnimations()
      tableView.completionBehavior = .immediate
    }
  }

  final class StormTableDelegate: NSObject, UITableViewDelegate {
    weak var screen: StormTable?

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      screen?.hook(nil, "delegate did select")
    }

    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      screen?.hook(nil, "delegate target")
      return proposed
    }
  }
#endif
