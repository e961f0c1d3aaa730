// Table views of tvOS have no drag sessions.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  extension TableViewEvents: UITableViewDragDelegate {
    /// Returns one item without data for a row that the user can reorder.
    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard let data, data.allows(.reorder, at: ItemPath(indexPath)) else { return [] }
      // The user can still release the row without a drag, and no method reports this. So the reordering does not begin
      // here.
      reordering.locatePossibleRow = data.locator(ofItemAt: ItemPath(indexPath))
      return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      // An apply may have moved the row since the user touched it.
      guard let path = reordering.locatePossibleRow?() else { return }
      // The row follows the finger, even if the data source refuses the reordering: then it refuses the drop too.
      (reordering.source, reordering.isSession) = (IndexPath(path), true)
      reordering.number += 1
      _ = data?.beginReordering(at: path)
    }

    /// Ends the reordering after this call, also if the user cancelled it.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      reordering.locatePossibleRow = nil
      let number = reordering.number
      Task { endReordering(number) }
    }

    /// Returns true: rows can be reordered, but not dragged to other apps.
    func tableView(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
  }

  extension TableViewEvents {
    /// Becomes the drag delegate of a table view, unless the app has set another one.
    func becomeDragDelegate(of tableView: UITableView) {
      if mayReplace(tableView.dragDelegate) { tableView.dragDelegate = self }
      tableView.dragInteractionEnabled = true
    }
  }

  extension TableViewTarget {
    /// The object that lets the user reorder rows by holding and dragging them.
    ///
    /// If the app sets its own drag delegate, each method of that delegate must call the method of this object with the
    /// same name. Without these calls, applies can change the table view before the row is dropped.
    public var dragDelegate: any UITableViewDragDelegate { events }
  }

  extension DiffableDataSource where Target == TableViewTarget {
    /// Whether the user can reorder rows by holding and dragging them, without the reordering control.
    ///
    /// If true, an object of the target becomes the drag delegate of the table view, unless the view has another one,
    /// and enables drag interaction. `canReorderItem` of ``/DiffableSnapshots/DiffableDataSource/reorderingHandlers``
    /// decides which rows can be dragged. Applies wait from the beginning of the drag, not from the lift, until the row
    /// is dropped or the drag is cancelled.
    ///
    /// An app with a drag delegate of its own calls ``DiffableUIKit/TableViewTarget/dragDelegate`` from it.
    @MainActor
    public var reordersByDragging: Bool {
      get {
        guard let tableView = target.tableView else { return target.events.reordersByDragging }
        return tableView.dragDelegate === target.dragDelegate
      }
      set {
        target.events.reordersByDragging = newValue
        guard let tableView = target.tableView else { return }
        if newValue {
          target.events.becomeDragDelegate(of: tableView)
        } else if reordersByDragging {
          tableView.dragDelegate = nil
        }
      }
    }
  }
#endif
