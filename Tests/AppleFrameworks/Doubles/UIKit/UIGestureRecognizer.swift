import AppleBase

@MainActor
public final class UITouch: NSObject {
  public let view: UIView?

  init(view: UIView?) { self.view = view }
}

@MainActor
public final class UIEvent: NSObject {}

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  open var state = State.possible
  open var cancelsTouchesInView = true
  open var delaysTouchesEnded = true

  public init(target: Any?, action: Selector?) { super.init() }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIView {
  /// Delivers the beginning of a touch to the gesture recognizers.
  func beginTouch(of view: UIView? = nil) {
    for recognizer in gestureRecognizers ?? [] {
      recognizer.touchesBegan([UITouch(view: view)], with: UIEvent())
    }
  }

  /// Delivers the end of a touch to the gesture recognizers, as when the user lifts a finger.
  ///
  /// The recognizer of the control that the user touched prevents all recognizers that it can.
  func endTouch(isCancelled: Bool) {
    let control = UIGestureRecognizer(target: nil, action: nil)
    for recognizer in gestureRecognizers ?? [] where !recognizer.canBePrevented(by: control) {
      if isCancelled {
        recognizer.touchesCancelled([], with: UIEvent())
      } else {
        recognizer.touchesEnded([], with: UIEvent())
      }
      if recognizer.cancelsTouchesInView || recognizer.canPrevent(control)
        || recognizer.state != .failed
      {
        Inconsistency.report("A gesture recognizer keeps touches from the controls of the view")
      }
      recognizer.state = .possible
    }
  }
}
