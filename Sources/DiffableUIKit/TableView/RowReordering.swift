#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The reordering of a row by the user.
  struct RowReordering {
    /// The path at which the row was lifted; nil when no row is reordered.
    var source: IndexPath?

    /// A number that differs each time.
    var number = 0

    /// Finds the row that the user may be about to drag.
    var locatePossibleRow: (() -> ItemPath?)?

    /// Whether the system reports the end, because the row was lifted with a drag session.
    var isSession = false

    /// Whether the table view is reporting a drop.
    var isReportingDrop = false

    /// The refused drop whose row the table view still shows at the destination; nil if there is none.
    var refusedDrop: RefusedDrop?

    /// Reports when the user touches the table view and lifts the finger.
    var touchObserver: UIGestureRecognizer?

    /// Whether a finger is on the table view.
    var isTouched = false

    /// The time, in nanoseconds, after which the reordering ends if the user has lifted the finger and no drop was
    /// reported.
    var settlingTime: UInt64 = 500_000_000
  }

  /// A drop that was refused.
  struct RefusedDrop {
    var source: IndexPath
    var destination: IndexPath

    /// Returns the path that a row of the table view has in the data.
    func pathInData(of indexPath: IndexPath) -> IndexPath {
      if indexPath == destination { return source }
      var row = indexPath.row
      if indexPath.section == destination.section && row > destination.row { row -= 1 }
      if indexPath.section == source.section && row >= source.row { row += 1 }
      return IndexPath(row: row, section: indexPath.section)
    }
  }
#endif
