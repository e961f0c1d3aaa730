#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import DiffableUIKit
  import UIKit

  /// A view in which the user moves items.
  @MainActor
  protocol MovingView: UIView {
    associatedtype Cell: UIView

    var visibleCells: [Cell] { get }

    func indexPath(for cell: Cell) -> IndexPath?
  }

  extension UITableView: MovingView {}
  extension UICollectionView: MovingView {}

  /// The items that the user moves in a view, where a subclass of the data source can override the methods for that.
  ///
  /// When the view calls the override, it has moved the item already, and the override applies a snapshot. The data source
  /// of this package must know of the move before it sees the snapshot; otherwise the view would perform the move again.
  @MainActor
  final class UserMoves<
    Section: Hashable & Sendable,
    Item: Hashable & Sendable,
    Target: MovingTarget
  >
  where Target.View: MovingView, Target.View.Cell == Target.Cell {
    private let base: DiffableDataSource<Section, Item, Target>
    private weak var dataSource: MigratedDataSource<Section, Item>?

    /// Whether a move stays that an override has not reported; if not, it is undone.
    ///
    /// Only a table view keeps the cells that tell the move. A collection view makes the cell of a moved item again.
    private let keepsUnreportedMoves: Bool

    /// The item that each cell shows.
    private var items: [ObjectIdentifier: Item] = [:]

    /// The move that the override has passed to its superclass, until ``base`` learns of it.
    private var reported: Move<ItemPath>?

    /// Returns whether the user can move an item, if no subclass decides that.
    var canReorderItem: ((Item) -> Bool)?

    /// Whether ``base`` asks the app now which items the user can move.
    private(set) var isAskedByBase = false

    /// Whether the order of the view is compared soon.
    private(set) var willCompare = false

    /// Creates an object that asks the app which items the user can move.
    init(
      _ base: DiffableDataSource<Section, Item, Target>,
      _ dataSource: MigratedDataSource<Section, Item>,
      keepsUnreportedMoves: Bool,
      canMove: @escaping (Target.View, IndexPath) -> Bool
    ) {
      (self.base, self.dataSource) = (base, dataSource)
      self.keepsUnreportedMoves = keepsUnreportedMoves
      base.reorderingHandlers.canReorderItem = { [weak self] item in
        guard let self, let view = self.base.target.view,
          let indexPath = self.base.indexPath(for: item)
        else { return false }
        isAskedByBase = true
        defer { isAskedByBase = false }
        guard canMove(view, indexPath) else { return false }
        compareOrderSoon()
        return true
      }
    }

    /// Makes a cell, and remembers which item it shows.
    func makeCell(at indexPath: IndexPath, _ make: () -> Target.Cell?) -> Target.Cell {
      // A collection view makes a cell again where the user has dropped an item.
      if dataSource?.isChanging == false { compareOrderSoon() }
      let item = base.itemIdentifier(for: indexPath)
      guard let cell = dataSource?.changing(make) ?? make() else {
        preconditionFailure("A target is always a data source")
      }
      items[ObjectIdentifier(cell)] = item
      return cell
    }

    /// Remembers a move that the view has performed, until the app applies a snapshot or the call of the view ends.
    func remember(from source: IndexPath, to destination: IndexPath) {
      reported = Move(from: ItemPath(source), to: ItemPath(destination))
      Task { reportRemembered() }
    }

    /// Reports a move to ``base`` as the view does.
    func report(from source: IndexPath, to destination: IndexPath) {
      base.target.reportMove(from: source, to: destination)
    }

    /// Reports the move that the view has performed, if there is one, to ``base``.
    func reportBeforeApply() {
      compareOrderSoon()
      if reported == nil, !base.target.isTouched, let view = base.target.view,
        case .moved(let move) = order(of: view)
      {
        reported = move
      }
      reportRemembered()
    }

    private func reportRemembered() {
      guard let move = reported else { return }
      reported = nil
      report(from: IndexPath(move.from), to: IndexPath(move.to))
    }

    /// Compares the order of the view with that of ``base`` after the current call of the view, when the user moves no
    /// item.
    private func compareOrderSoon() {
      if willCompare { return }
      willCompare = true
      Task { [weak self] in
        await waitWhile { self?.base.target.isMovingItem == true }
        // The view may have moved the item in this turn, in which it accepts no changes.
        await Task.yield()
        self?.compareOrder()
      }
    }

    /// Ends a move that an override has not reported: reports it, or reloads the view.
    private func compareOrder() {
      willCompare = false
      if base.target.isMovingItem { return compareOrderSoon() }
      guard let dataSource, !dataSource.isChanging, let view = base.target.view else { return }
      switch order(of: view) {
      case .same: return
      case .moved(let move) where keepsUnreportedMoves:
        report(from: IndexPath(move.from), to: IndexPath(move.to))
      case .moved, .unknown:
        // The view has the selected items at other paths than the data source.
        let shown = view.visibleCells.map {
          (view.indexPath(for: $0), items[ObjectIdentifier($0)])
        }
        let selected = base.target.selectedPaths.compactMap { path in
          shown.first { $0.0 == IndexPath(path) }?.1 ?? base.itemIdentifier(for: path)
        }
        dataSource.changing { base.target.reload(view) }
        base.selectedItemIdentifiers = selected
      }
    }

    private func order(of view: Target.View) -> ShownOrder {
      ShownOrder(
        view.visibleCells.compactMap { cell in
          guard let item = items[ObjectIdentifier(cell)], let data = base.itemPath(for: item),
            let indexPath = view.indexPath(for: cell)
          else { return nil }
          return (data, ItemPath(indexPath))
        }
      )
    }
  }
#endif
