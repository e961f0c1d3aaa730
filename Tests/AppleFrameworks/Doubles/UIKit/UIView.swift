import AppleBase

@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }
}

open class UIView: UIResponder {
  /// The window of the view; in UIKit, only views set this property.
  open var window: UIWindow?

  /// Whether changes are animated: false inside ``performWithoutAnimation(_:)``.
  public private(set) static var areAnimationsEnabled = true

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = former
  }
}

open class UIWindow: UIView {}
