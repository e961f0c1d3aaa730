#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Some SDKs declare the methods for subclasses of gesture recognizers in a separate module.
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// A gesture recognizer that recognizes nothing, and reports when a touch begins and ends.
  ///
  /// A table view does not report that a drag with the reordering control was cancelled, or ended where it began. A
  /// collection view does not report which cell has the accessory that the user taps.
  final class TouchObserver: UIGestureRecognizer {
    private let touchDidBegin: (Set<UITouch>) -> Void
    private let touchDidEnd: () -> Void

    init(
      began touchDidBegin: @escaping (Set<UITouch>) -> Void,
      ended touchDidEnd: @escaping () -> Void
    ) {
      self.touchDidBegin = touchDidBegin
      self.touchDidEnd = touchDidEnd
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      touchDidBegin(touches)
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
