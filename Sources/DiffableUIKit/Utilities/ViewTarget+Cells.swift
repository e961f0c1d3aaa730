#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  extension ViewTarget where Self: ReusableCellTarget, View: UIView {
    /// Returns the cell that a provider makes.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - provide: Makes the cell.
    /// - Returns: The cell.
    @usableFromInline
    @MainActor
    func cell(
      at path: ItemPath,
      from provide: (_ view: View, _ indexPath: IndexPath) -> Cell
    ) -> Cell {
      // A view that is released, or has another data source, asks this target for no cells.
      guard let view else { return plainCell(at: path) }
      return provide(view, IndexPath(path))
    }

    /// Whether the view performs batches; if false, each apply reloads it.
    ///
    /// False when the view has no size, and usually when it has no window; see
    /// ``/DiffableAppleViews/ViewTarget/updatesOutsideWindow``.
    @MainActor public var isOnScreen: Bool {
      guard let view else { return false }
      let size = view.bounds.size
      if size.width == 0 && size.height == 0 { return false }
      return view.window != nil || updatesOutsideWindow == .batches
    }
  }
#endif
