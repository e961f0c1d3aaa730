import AppleBase

@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }
}

open class UIView: UIResponder {
  open var bounds = CGRect.zero {
    didSet { setNeedsLayout() }
  }

  open var frame = CGRect.zero {
    didSet { bounds.size = frame.size }
  }

  public private(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The window of the view, which apps cannot set in UIKit.
  open var window: UIWindow?

  /// Whether changes are animated: false inside ``performWithoutAnimation(_:)``.
  public private(set) static var areAnimationsEnabled = true

  public override init() { super.init() }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
    bounds.size = frame.size
  }

  open func setNeedsLayout() {}

  open func layoutIfNeeded() {}

  open func addSubview(_ view: UIView) { view.window = self as? UIWindow ?? window }

  open func removeFromSuperview() { window = nil }

  /// Replacements of views keep no subviews.
  open func isDescendant(of view: UIView) -> Bool { self === view }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = former
  }
}

open class UIWindow: UIView {}
