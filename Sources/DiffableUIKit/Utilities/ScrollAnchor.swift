#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The visible rows or items of a view before an apply, and where they are, so that the first of them can stay in
  /// place.
  @MainActor
  struct ScrollAnchor {
    /// The positions of the visible items, relative to the visible area.
    private let distances: [CGPoint]
    private let unmoved: () -> [(offset: Int, path: ItemPath)]

    /// Remembers the visible items that the top or left inset does not cover completely.
    ///
    /// - Parameters:
    ///   - indexPaths: The index paths of the visible items.
    ///   - view: The view.
    ///   - data: The data of the view.
    ///   - frame: Returns the frame of an item; nil if the view does not know it.
    init<Cell>(
      _ indexPaths: [IndexPath]?,
      in view: UIScrollView,
      _ data: ListData<Cell>,
      frame: (IndexPath) -> CGRect?
    ) {
      let (offset, inset) = (view.contentOffset, view.adjustedContentInset)
      let visible = (indexPaths ?? []).sorted().compactMap { path in
        frame(path).flatMap { frame in
          frame.origin.y + frame.size.height > offset.y + inset.top
            && frame.origin.x + frame.size.width > offset.x + inset.left
            ? (path: ItemPath(path), origin: frame.origin) : nil
        }
      }
      distances = visible.map { CGPoint(x: $0.origin.x - offset.x, y: $0.origin.y - offset.y) }
      unmoved = data.anchors(amongItemsAt: visible.map { $0.path })
    }

    /// Scrolls so that the first visible item that still exists and has kept its order is where it was on screen.
    func restore(in view: UIScrollView, frame: (IndexPath) -> CGRect?) {
      for anchor in unmoved() {
        guard let origin = frame(IndexPath(anchor.path))?.origin else { continue }
        let distance = distances[anchor.offset]
        let (x, y) = (origin.x - distance.x, origin.y - distance.y)
        // The offset that is set below is limited to the content. If the item has not moved, setting it would undo a
        // pull to refresh, because the user has then scrolled beyond the content.
        if x == view.contentOffset.x && y == view.contentOffset.y { return }
        let (size, area, inset) = (view.contentSize, view.bounds.size, view.adjustedContentInset)
        let highestX = max(-inset.left, size.width + inset.right - area.width)
        let highestY = max(-inset.top, size.height + inset.bottom - area.height)
        view.contentOffset = CGPoint(
          x: min(max(x, -inset.left), highestX),
          y: min(max(y, -inset.top), highestY)
        )
        return
      }
    }
  }
#endif
