#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // Some SDKs declare the methods for subclasses of gesture recognizers in a separate module.
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// The drag of a row by the user.
  struct RowDrag {
    /// The path at which the row was lifted; nil when no row is dragged.
    var source: IndexPath?

    /// A number that differs from drag to drag.
    var number = 0

    /// Finds the row that the user may be about to drag.
    var locatePossibleRow: (() -> ItemPath?)?

    /// Whether the system reports the end of the drag, because the row was lifted with a drag session.
    var isSession = false

    /// The refused drop whose row the table view still shows at the destination; nil if there is none.
    var refusedDrop: RefusedDrop?

    /// Reports when the user touches the table view and lifts the finger.
    var touchObserver: UIGestureRecognizer?

    /// Whether a finger is on the table view.
    var isTouched = false

    /// The time, in nanoseconds, after which a drag ends if the user has lifted the finger and no drop was reported.
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

  /// A gesture recognizer that recognizes nothing, and reports when a touch begins and ends.
  ///
  /// A table view does not report that a drag with the reordering control was cancelled, or ended where it began.
  final class TouchObserver: UIGestureRecognizer {
    private let touchDidBegin: () -> Void
    private let touchDidEnd: () -> Void

    init(began touchDidBegin: @escaping () -> Void, ended touchDidEnd: @escaping () -> Void) {
      self.touchDidBegin = touchDidBegin
      self.touchDidEnd = touchDidEnd
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      touchDidBegin()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      state = .failed
      touchDidEnd()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      state = .failed
      touchDidEnd()
    }

    // If another recognizer prevented this one, it would not receive the end of the touch.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }
#endif
