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

  /// What a data source knows about the items that a view shows and moves.
  struct UserMoves<Item: Hashable> {
    /// The item that each cell shows.
    var items: [ObjectIdentifier: Item] = [:]

    /// The move that the view has reported to this package, until `base` learns of it.
    var reported: Move<ItemPath>?

    /// Returns whether the user can move an item, if no subclass decides that.
    var canReorderItem: ((Item) -> Bool)?

    /// Whether the order of the view is compared soon.
    var willCompare = false

    /// Whether `base` asks the app now which items the user can move.
    var isAskedByBase = false
  }

  // A subclass can override the method that the view calls when it has moved an item, and apply a snapshot there. `base`
  // must know of the move before it sees the snapshot; otherwise the view would perform the move again.
  extension MigratedDataSource
  where Target: MovingTarget, Target.View: MovingView, Target.View.Cell == Target.Cell {
    /// Makes a cell, and remembers which item it shows.
    func makeCell(at indexPath: IndexPath, _ make: () -> Target.Cell?) -> Target.Cell {
      // A collection view makes a cell again where the user has dropped an item.
      if !isChanging { compareOrderSoon() }
      let item = base.itemIdentifier(for: indexPath)
      let wasChanging = isChanging
      isChanging = true
      defer { isChanging = wasChanging }
      guard let cell = make() else { preconditionFailure("A target is always a data source") }
      moves.items[ObjectIdentifier(cell)] = item
      return cell
    }

    /// Lets `base` ask the app which items the user can move.
    func answerWhetherItemsMove(_ canMove: @escaping (Target.View, IndexPath) -> Bool) {
      base.reorderingHandlers.canReorderItem = { [weak self] item in
        guard let self, let view = base.target.view, let indexPath = base.indexPath(for: item)
        else { return false }
        moves.isAskedByBase = true
        defer { moves.isAskedByBase = false }
        guard canMove(view, indexPath) else { return false }
        compareOrderSoon()
        return true
      }
    }

    /// Remembers a move that the view has performed, until the app applies a snapshot or the call of the view ends.
    func rememberMove(from source: IndexPath, to destination: IndexPath) {
      moves.reported = Move(from: ItemPath(source), to: ItemPath(destination))
      Task { [weak self] in self?.reportMove() }
    }

    /// Tells `base` of a move before an apply, if the view has performed one.
    func reportMoveBeforeApply() {
      compareOrderSoon()
      if moves.reported == nil, !base.target.isTouched, let view = base.target.view,
        case .moved(let move) = order(of: view)
      {
        moves.reported = move
      }
      reportMove()
    }

    private func reportMove() {
      guard let move = moves.reported else { return }
      moves.reported = nil
      base.target.reportMove(from: IndexPath(move.from), to: IndexPath(move.to))
      baseDidChange()
    }

    /// Compares the order of the view with that of `base` after the current call of the view, when the user moves no item.
    private func compareOrderSoon() {
      if moves.willCompare { return }
      moves.willCompare = true
      Task { [weak self] in
        await waitWhile { self?.base.target.isMovingItem == true }
        // The view may have moved the item in this turn, in which it accepts no changes.
        await Task.yield()
        self?.compareOrder()
      }
    }

    /// Reloads the view if it has moved an item without a report.
    private func compareOrder() {
      moves.willCompare = false
      if base.target.isMovingItem { return compareOrderSoon() }
      guard !isChanging, let view = base.target.view, order(of: view) != .same else { return }
      // The view has the selected items at other paths than the data source.
      let shown = view.visibleCells.map {
        (view.indexPath(for: $0), moves.items[ObjectIdentifier($0)])
      }
      let selected = base.target.selectedPaths.compactMap { path in
        shown.first { $0.0 == IndexPath(path) }?.1 ?? base.itemIdentifier(for: path)
      }
      isChanging = true
      base.target.reload(view)
      isChanging = false
      base.selectedItemIdentifiers = selected
    }

    private func order(of view: Target.View) -> ShownOrder {
      ShownOrder(
        view.visibleCells.compactMap { cell in
          guard let item = moves.items[ObjectIdentifier(cell)],
            let data = base.indexPath(for: item), let indexPath = view.indexPath(for: cell)
          else { return nil }
          return (ItemPath(data), ItemPath(indexPath))
        }
      )
    }
  }
#endif
